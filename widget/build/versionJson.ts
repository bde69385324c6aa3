import type { Plugin } from 'vite';
import widget from '../package.json' with { type: 'json' };

/** Writes `version.json` beside the script: what the evergreen build is, for a pinned one to compare with. */
export function versionJson(): Plugin {
  return {
    name: 'version.json',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: JSON.stringify({ version: widget.version }),
      });
    },
  };
}

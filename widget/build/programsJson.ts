import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Catalogue, filterPrograms, noFilter } from '@surya/data';
// biome-ignore lint/style/noRestrictedImports: read while building; no schema reaches the bundle
import { checkContent } from '@surya/data/schemas';
import type { Plugin } from 'vite';

/**
 * Writes `programs.json` beside the script: the studio's programs, checked against their schema and in the
 * calendar's order, and the demonstration's clock where one is set. Addresses stay behind: no element says
 * them.
 * @param clock where the demonstration's clock stands, ISO 8601; undefined in production
 * @throws ContentError naming file, place and reason
 */
export function programsJson(clock: string | undefined): Plugin {
  const source = createRequire(import.meta.url).resolve('@surya/data/content/programs.json');
  return {
    name: 'programs.json',
    buildStart() {
      this.addWatchFile(source);
    },
    generateBundle() {
      const programs: Catalogue['programs'] = JSON.parse(readFileSync(source, 'utf8'));
      checkContent('programs.json', programs);
      const lean = filterPrograms(programs, noFilter).map(({ address: _, ...program }) => program);
      const catalogue: Catalogue = { programs: lean, ...(clock && { clock }) };
      this.emitFile({ type: 'asset', fileName: 'programs.json', source: JSON.stringify(catalogue) });
    },
  };
}

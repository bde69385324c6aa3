import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Catalogue, filterPrograms, noFilter, type Partner } from '@surya/data';
// biome-ignore lint/style/noRestrictedImports: read while building; no schema reaches the bundle
import { checkContent } from '@surya/data/schemas';
import type { Plugin } from 'vite';

/**
 * Writes `programs.json` beside the script: the studio's programs, checked against their schema and in the
 * calendar's order, the ids of its partners, and the demonstration's clock where one is set. Addresses stay
 * behind: no element says them.
 * @param clock where the demonstration's clock stands, ISO 8601; undefined in production
 * @throws ContentError naming file, place and reason
 */
export function programsJson(clock: string | undefined): Plugin {
  const { resolve } = createRequire(import.meta.url);
  const sources = {
    programs: resolve('@surya/data/content/programs.json'),
    partners: resolve('@surya/data/content/partners.json'),
  };
  return {
    name: 'programs.json',
    buildStart() {
      for (const source of Object.values(sources)) this.addWatchFile(source);
    },
    generateBundle() {
      const programs: Catalogue['programs'] = JSON.parse(readFileSync(sources.programs, 'utf8'));
      const known: Partner[] = JSON.parse(readFileSync(sources.partners, 'utf8'));
      checkContent('programs.json', programs);
      checkContent('partners.json', known);
      const lean = filterPrograms(programs, noFilter).map(({ address: _, ...program }) => program);
      const partners = known.map(({ id }) => id);
      const catalogue: Catalogue = { programs: lean, partners, ...(clock && { clock }) };
      this.emitFile({ type: 'asset', fileName: 'programs.json', source: JSON.stringify(catalogue) });
    },
  };
}

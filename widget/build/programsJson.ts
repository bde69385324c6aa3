import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'node:path';
import { type Catalogue, filterPrograms, noFilter, type Partner } from '@surya/data';
// biome-ignore lint/style/noRestrictedImports: read while building; no schema reaches the bundle
import { checkContent } from '@surya/data/schemas';
import type { Plugin } from 'vite';
import { cardPicture } from './cardPicture.ts';

/**
 * Writes `programs.json` beside the script: the studio's programs, checked against their schema and in the
 * calendar's order, the ids of its partners, and the demonstration's clock where one is set. Addresses stay
 * behind: no element says them. The pictures lie beside it as cards show them, under names that change with
 * what they show.
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
    async generateBundle() {
      const programs: Catalogue['programs'] = JSON.parse(readFileSync(sources.programs, 'utf8'));
      const known: Partner[] = JSON.parse(readFileSync(sources.partners, 'utf8'));
      checkContent('programs.json', programs);
      checkContent('partners.json', known);
      const lean = await Promise.all(
        filterPrograms(programs, noFilter).map(async ({ address: _, ...program }) => {
          const source = await cardPicture(program.imageUrl);
          const { name } = parse(program.imageUrl);
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
          const fileName = `pictures/${name}-${hash}.avif`;
          this.emitFile({ type: 'asset', fileName, source });
          return { ...program, imageUrl: `/widget/v1/${fileName}` };
        }),
      );
      const partners = known.map(({ id }) => id);
      const catalogue: Catalogue = { programs: lean, partners, ...(clock && { clock }) };
      this.emitFile({ type: 'asset', fileName: 'programs.json', source: JSON.stringify(catalogue) });
    },
  };
}

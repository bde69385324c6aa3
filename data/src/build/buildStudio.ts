import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { readStudio, type Studio, StudioError, toFirebaseConfiguration } from '../studio/index.ts';
import { toCatalogue } from '../studio/toCatalogue.ts';
import { cardPicture } from './cardPicture.ts';

/*
 * The second half of this package's build: the studio that `STUDIO` names, as the other packages need it. In
 * dist: `content.js` for the functions' bundle, and `catalogue/` (`programs.json` and the cards' pictures) for
 * the site to publish beside the widget, and `firebase.json` for the local hosting.
 */

const dist = join(import.meta.dirname, '..');

try {
  const studio = readStudio();
  writeContent(studio);
  writeFileSync(join(dist, 'firebase.json'), JSON.stringify(toFirebaseConfiguration(studio)));
  await writeCatalogue(studio, process.env.SURYA_CLOCK);
} catch (error) {
  if (!(error instanceof StudioError)) throw error;
  process.stderr.write(`The content of the studio does not fit:\n${error.message}\n`);
  process.exitCode = 1;
}

/** What functions know of the studio, parsed when first asked for. */
function writeContent({
  programs,
  partners,
  practiceTypes,
  routes,
  site,
  theme,
  programDetails,
}: Studio): void {
  const content = { programs, partners, practiceTypes, routes, site, theme, programDetails };
  const text = JSON.stringify(JSON.stringify(content));
  writeFileSync(
    join(dist, 'content.js'),
    `let content;\nexport function getContent() {\n  content ??= JSON.parse(${text});\n  return content;\n}\n`,
  );
}

/** The catalogue, with the pictures as cards show them under names that change with what they show. */
async function writeCatalogue(studio: Studio, clock: string | undefined): Promise<void> {
  const target = join(dist, 'catalogue');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, 'pictures'), { recursive: true });
  const catalogue = toCatalogue(studio, clock);
  const programs = await Promise.all(
    catalogue.programs.map(async (program) => {
      const picture = await cardPicture(studio.folder, program.imageUrl);
      const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8);
      const file = `pictures/${parse(program.imageUrl).name}-${hash}.avif`;
      writeFileSync(join(target, file), picture);
      return { ...program, imageUrl: `/widget/v1/${file}` };
    }),
  );
  writeFileSync(join(target, 'programs.json'), JSON.stringify({ ...catalogue, programs }));
}

import { locales } from '../locales/locales.ts';
import type { ContentError } from './checkFile.ts';
import { leaves } from './leaves.ts';
import type { Studio } from './studio.ts';

/** Pictures that the content names and the studio's folder does not hold. */
export function findPictureErrors(studio: Studio): ContentError[] {
  const { pages, programDetails, pictures, folder: _, ...tables } = studio;
  const files: [string, unknown][] = [
    ...Object.entries(tables).map(([name, table]): [string, unknown] => [
      `${name === 'practiceTypes' ? 'practice-types' : name}.json`,
      table,
    ]),
    ...Object.entries(programDetails).map(([id, text]): [string, unknown] => [`programs/${id}.json`, text]),
    ...locales.flatMap((locale) =>
      Object.entries(pages[locale]).map(([id, page]): [string, unknown] => [
        `pages/${locale}/${id}.json`,
        page,
      ]),
    ),
  ];
  return files.flatMap(([file, value]) =>
    [...leaves(value)]
      .filter((leaf) => leaf.value.startsWith('/images/') && !pictures.has(leaf.value))
      .map((leaf) => ({ file, place: leaf.path, reason: `there is no picture ${leaf.value}` })),
  );
}

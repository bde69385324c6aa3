import { locales } from '../locales/locales.ts';
import type { ContentError } from './checkFile.ts';
import { leaves } from './leaves.ts';
import { requiredPictures, travelPicture } from './requiredPictures.ts';
import type { Studio } from './studio.ts';

/** Pictures that the content names or the site needs, and the studio's folder does not hold. */
export function findPictureErrors(studio: Studio): ContentError[] {
  return [...findMissingPictures(studio), ...findRequiredPictures(studio)];
}

function findRequiredPictures({ pages, pictures }: Studio): ContentError[] {
  const travels = locales.some((locale) =>
    Object.values(pages[locale]).some(({ blocks }) => blocks.some(({ type }) => type === 'travel')),
  );
  return [...requiredPictures, ...(travels ? [travelPicture] : [])]
    .filter((picture) => !pictures.has(picture))
    .map((picture) => ({
      file: picture.slice(1),
      place: '',
      reason: 'the picture is missing, which the site shows on its own',
    }));
}

function findMissingPictures(studio: Studio): ContentError[] {
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

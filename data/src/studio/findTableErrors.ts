import { locales } from '../locales/locales.ts';
import type { ContentError } from './checkFile.ts';
import type { Studio } from './studio.ts';

/** Rows of the tables, and blocks of pages, that name a program, practice or section which does not exist. */
export function findTableErrors(studio: Studio): ContentError[] {
  return [
    ...findProgramErrors(studio),
    ...findPracticeErrors(studio),
    ...findRepetitions(studio),
    ...findBlockErrors(studio),
  ];
}

function findProgramErrors({ programs, programDetails, routes, practiceTypes }: Studio): ContentError[] {
  const known = new Set(programs.map(({ id }) => id));
  const sections: Record<string, unknown> = routes.sections;
  const file = 'programs.json';
  return [
    ...programs.flatMap(({ id, type, page }, index) => [
      ...(practiceTypes.some((practice) => practice.type === type)
        ? []
        : [{ file, place: `[${index}].type`, reason: `practice-types.json has no practice "${type}"` }]),
      ...(page && !sections[page]
        ? [{ file, place: `[${index}].page`, reason: `routes.json has no section "${page}"` }]
        : []),
      ...(page || programDetails[id]
        ? []
        : [{ file: `programs/${id}.json`, place: '', reason: `the text of program "${id}" is missing` }]),
    ]),
    ...Object.keys(programDetails)
      .filter((id) => !known.has(id))
      .map((id) => ({
        file: `programs/${id}.json`,
        place: '',
        reason: `programs.json has no program "${id}"`,
      })),
  ];
}

function findPracticeErrors({ practiceTypes }: Studio): ContentError[] {
  return practiceTypes.flatMap(({ alsoListedUnder = [] }, index) =>
    alsoListedUnder.flatMap((type, position) =>
      practiceTypes.some((practice) => practice.type === type)
        ? []
        : [
            {
              file: 'practice-types.json',
              place: `[${index}].alsoListedUnder[${position}]`,
              reason: `there is no practice "${type}"`,
            },
          ],
    ),
  );
}

/** Ids that name two rows of a table. Programs and practice types are held to this by their schemas. */
function findRepetitions({ partners, retreats, destinations, practices }: Studio): ContentError[] {
  return Object.entries({ partners, retreats, destinations, practices }).flatMap(([name, rows]) =>
    rows.flatMap(({ id }, index) =>
      rows.findIndex((row) => row.id === id) === index
        ? []
        : [{ file: `${name}.json`, place: `[${index}].id`, reason: `"${id}" is used twice` }],
    ),
  );
}

/** Blocks that name a program or a practice which does not exist. */
function findBlockErrors({ pages, programs, practiceTypes }: Studio): ContentError[] {
  return locales.flatMap((locale) =>
    Object.entries(pages[locale]).flatMap(([id, { blocks }]) =>
      blocks.flatMap((block, index): ContentError[] => {
        const file = `pages/${locale}/${id}.json`;
        if ('program' in block && !programs.some((program) => program.id === block.program)) {
          const reason = `programs.json has no program "${block.program}"`;
          return [{ file, place: `blocks[${index}].program`, reason }];
        }
        if (block.type !== 'calendar' || !block.practice) return [];
        if (practiceTypes.some(({ type }) => type === block.practice)) return [];
        const reason = `practice-types.json has no practice "${block.practice}"`;
        return [{ file, place: `blocks[${index}].practice`, reason }];
      }),
    ),
  );
}

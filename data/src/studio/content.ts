import { readStudio } from './readStudio.ts';
import type { StudioTables } from './studio.ts';

/** What the functions know of a studio. */
export type Content = Pick<
  StudioTables,
  'programs' | 'partners' | 'practiceTypes' | 'routes' | 'site' | 'theme' | 'programDetails'
>;

let content: Content | undefined;

/**
 * The content of the studio, read and checked when first asked for. Where functions are bundled, the module
 * that the build of this package writes (`dist/content.js`) stands in this one's place.
 * @throws StudioError
 */
export function getContent(): Content {
  content ??= readStudio();
  return content;
}

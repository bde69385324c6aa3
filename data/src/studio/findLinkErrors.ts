import { type Locale, locales } from '../locales/locales.ts';
import { resolveLink, UnknownTargetError } from '../rules/resolveLink.ts';
import { bookingAnchor, getPageId, routeTable } from '../rules/routeTable.ts';
import type { ContentError } from './checkFile.ts';
import { getPageRoutes } from './getPageRoutes.ts';
import { leaves } from './leaves.ts';
import type { Studio } from './studio.ts';

/** The ids that links can lead to on each page, by the page's address. */
function getAnchors(studio: Studio): Map<string, Set<string>> {
  return new Map(
    routeTable(studio.routes, studio.programs).map((route) => {
      const page = studio.pages[route.locale][getPageId(route) ?? ''];
      const anchors = page?.blocks.flatMap((block) => ('anchor' in block && block.anchor) || []) ?? [];
      return [route.path, new Set(route.kind === 'program' ? [bookingAnchor] : anchors)];
    }),
  );
}

/** Links that lead to no page of their language, or to an anchor that no block of the page has. */
export function findLinkErrors(studio: Studio): ContentError[] {
  const anchors = getAnchors(studio);
  const check = (file: string, place: string, target: string, locale: Locale, ownPath?: string) => {
    try {
      const [path, anchor] = resolveLink(target, locale, studio).split('#');
      const page = path || ownPath;
      if (!anchor || !page || anchors.get(page)?.has(anchor)) return [];
      return [{ file, place, reason: `the page ${page} has no block with the anchor "${anchor}"` }];
    } catch (error) {
      if (!(error instanceof UnknownTargetError)) throw error;
      return [{ file, place, reason: error.message }];
    }
  };

  const inPages = getPageRoutes(studio).flatMap(({ pageId, locale, path: ownPath }) =>
    [...leaves(studio.pages[locale][pageId] ?? {})]
      .filter(({ key }) => key === 'to')
      .flatMap(({ path, value }) => check(`pages/${locale}/${pageId}.json`, path, value, locale, ownPath)),
  );
  const inTables = locales.flatMap((locale) => [
    ...studio.navigation[locale].flatMap(({ to }, index) =>
      check('navigation.json', `${locale}[${index}].to`, to, locale),
    ),
    ...studio.practices.flatMap(({ link }, index) =>
      link[locale] ? check('practices.json', `[${index}].link.${locale}`, link[locale], locale) : [],
    ),
    ...studio.retreats.flatMap(({ practiceLink }, index) =>
      check('retreats.json', `[${index}].practiceLink`, practiceLink, locale),
    ),
  ]);
  // A practice's page may stand in some languages only.
  const ofPractices = studio.practiceTypes.flatMap(({ page }, index) => {
    const errors = locales.map((locale) =>
      page ? check('practice-types.json', `[${index}].page`, page, locale) : [],
    );
    return errors.every((found) => found.length > 0) ? (errors[0] ?? []) : [];
  });
  return [...inPages, ...inTables, ...ofPractices];
}

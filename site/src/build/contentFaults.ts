import { type Locale, locales, programPath, type Route, routeTable } from '@surya/data';
import { addressOf, UnknownTarget } from '../studio/links.ts';
import { sitePageOf, textIdOf } from '../studio/sitePage.ts';
import type { Content } from '../studio/studio.ts';

/** Everything below a value, with its path: `blocks[2].items[0].link.to`. */
function* leaves(value: unknown, path: string): Generator<{ path: string; key: string; value: string }> {
  if (typeof value === 'string') {
    yield { path, key: /([A-Za-z]+)(\[\d+\])*$/.exec(path)?.[1] ?? '', value };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* leaves(item, `${path}[${index}]`);
  } else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* leaves(item, path ? `${path}.${key}` : key);
  }
}

/**
 * What is wrong with the content as a whole, one line a fault, each naming the file, the place and the
 * reason: pages without route or language, programs without a page's text, links to nowhere, pictures
 * that do not exist. What is wrong inside one file alone is found by its schema (`readContent`).
 * @param pictures addresses of the pictures that exist, `/images/…`
 */
export function contentFaults(content: Content, pictures: ReadonlySet<string>): string[] {
  return [
    ...pageFaults(content),
    ...programFaults(content),
    ...linkFaults(content),
    ...pictureFaults(content, pictures),
  ];
}

/** The routes whose text is a file of its own, with that file's name. */
function textRoutes(content: Content): (Route & { textId: string })[] {
  return routeTable(content.routes, content.programs).flatMap((route) => {
    const textId = textIdOf(route);
    return textId ? [{ ...route, textId }] : [];
  });
}

function pageFaults(content: Content): string[] {
  const routes = textRoutes(content);
  const missing = routes
    .filter(({ textId, locale }) => !content.pages[locale][textId])
    .map(
      ({ textId, locale, path }) => `content/pages/${locale}/${textId}.json: the page of ${path} is missing`,
    );
  const homeless = locales.flatMap((locale) =>
    Object.keys(content.pages[locale])
      .filter((id) => !routes.some((route) => route.textId === id && route.locale === locale))
      .map((id) => `content/pages/${locale}/${id}.json: routes.json has no page "${id}" in ${locale}`),
  );
  return [...missing, ...homeless];
}

function programFaults({ programs, events, routes, pages }: Content): string[] {
  const known = new Set(programs.map(({ id }) => id));
  const missing = programs
    .filter(({ id }) => !routes.eventSections[id] && !events[id])
    .map(({ id }) => `content/events/${id}.json: the text of program "${id}" is missing`);
  const homeless = Object.keys(events)
    .filter((id) => !known.has(id))
    .map((id) => `content/events/${id}.json: programs.json has no program "${id}"`);
  const misplaced = programs.flatMap((program, index) =>
    locales
      .filter(
        (locale) => program.languageContent[locale].detailsUrl !== programPath(routes, program.id, locale),
      )
      .map(
        (locale) =>
          `content/programs.json: [${index}].languageContent.${locale}.detailsUrl: must be ${programPath(routes, program.id, locale)}`,
      ),
  );
  const named = locales.flatMap((locale) =>
    Object.entries(pages[locale]).flatMap(([id, page]) =>
      page.blocks.flatMap((block, index) =>
        'program' in block && !known.has(block.program)
          ? [`content/pages/${locale}/${id}.json: blocks[${index}].program: "${block.program}" is no program`]
          : [],
      ),
    ),
  );
  return [...missing, ...homeless, ...misplaced, ...named];
}

/** The ids a page's blocks can be linked to by, by the page's address. */
function anchorsByPath(content: Content): Map<string, Set<string>> {
  return new Map(
    routeTable(content.routes, content.programs).map((route) => {
      const page = sitePageOf(route, content.pages[route.locale][textIdOf(route) ?? ''], content);
      const anchors = page?.blocks.flatMap((block) => ('anchor' in block && block.anchor) || []) ?? [];
      return [route.path, new Set(anchors)];
    }),
  );
}

function linkFaults(content: Content): string[] {
  const anchors = anchorsByPath(content);
  const fault = (place: string, target: string, locale: Locale, ownPath?: string): string[] => {
    try {
      const [path, anchor] = addressOf(target, locale, content).split('#');
      const page = path || ownPath;
      if (!anchor || !page || anchors.get(page)?.has(anchor)) return [];
      return [`${place}: the page ${page} has no block with the anchor "${anchor}"`];
    } catch (error) {
      if (!(error instanceof UnknownTarget)) throw error;
      return [`${place}: ${error.message}`];
    }
  };

  const inPages = textRoutes(content).flatMap(({ textId, locale, path: ownPath }) =>
    [...leaves(content.pages[locale][textId] ?? {}, '')]
      .filter(({ key }) => key === 'to')
      .flatMap(({ path, value }) =>
        fault(`content/pages/${locale}/${textId}.json: ${path}`, value, locale, ownPath),
      ),
  );
  const inNavigation = locales.flatMap((locale) =>
    content.navigation[locale].flatMap(({ to }, index) =>
      fault(`content/navigation.json: ${locale}[${index}].to`, to, locale),
    ),
  );
  const inTables = locales.flatMap((locale) => [
    ...content.practices.flatMap(({ link }, index) =>
      link[locale] ? fault(`content/practices.json: [${index}].link.${locale}`, link[locale], locale) : [],
    ),
    ...content.retreats.flatMap(({ suryaKriyaLink }, index) =>
      fault(`content/retreats.json: [${index}].suryaKriyaLink`, suryaKriyaLink, locale),
    ),
    ...Object.entries(content.events).flatMap(([id, { learnMore }]) =>
      fault(`content/events/${id}.json: learnMore`, learnMore, locale),
    ),
  ]);
  return [...inPages, ...inNavigation, ...inTables];
}

function pictureFaults(content: Content, pictures: ReadonlySet<string>): string[] {
  const { pages, events, ...tables } = content;
  const files: [string, unknown][] = [
    ...Object.entries(tables).map(([name, table]): [string, unknown] => [`${name}.json`, table]),
    ...Object.entries(events).map(([id, event]): [string, unknown] => [`events/${id}.json`, event]),
    ...locales.flatMap((locale) =>
      Object.entries(pages[locale]).map(([id, page]): [string, unknown] => [
        `pages/${locale}/${id}.json`,
        page,
      ]),
    ),
  ];
  return files.flatMap(([file, value]) =>
    [...leaves(value, '')]
      .filter((leaf) => leaf.value.startsWith('/images/') && !pictures.has(leaf.value))
      .map((leaf) => `content/${file}: ${leaf.path}: there is no picture ${leaf.value}`),
  );
}

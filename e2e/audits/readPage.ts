/** The facts of a page, as the browser parses them from its markup; no script has run. */
export interface PageFacts {
  lang: string;
  title: string;
  h1s: string[];
  /** `content` of every meta element, by its name or property. */
  metas: Record<string, string>;
  canonical: string[];
  /** `hreflang` and address of the other languages. */
  alternates: Record<string, string>;
  refresh: string | undefined;
  /** Every `href` of a link in the body, shadow trees included. */
  links: string[];
  /** Every id that a fragment can lead to, so none of shadow trees. */
  ids: string[];
  /** Addresses of the pictures, styles, fonts and icons of the page. */
  resources: string[];
  scripts: { src: string | undefined; type: string; text: string }[];
  text: string;
}

/** Parses a page with its declarative shadow roots. Runs in the browser, so it must not refer to other code here. */
export function readPage(html: string): PageFacts {
  const page = Document.parseHTMLUnsafe(html);
  const trees: (Document | ShadowRoot)[] = [];
  const addTree = (tree: Document | ShadowRoot) => {
    trees.push(tree);
    for (const { shadowRoot } of tree.querySelectorAll('*')) if (shadowRoot) addTree(shadowRoot);
  };
  addTree(page);
  const all = (selector: string) => trees.flatMap((tree) => [...tree.querySelectorAll(selector)]);
  const attribute = (selector: string, name: string) =>
    all(`${selector}[${name}]`).map((element) => element.getAttribute(name) ?? '');
  const candidates = (srcset: string) =>
    srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
  const styles = all('style').flatMap(({ textContent }) =>
    [...(textContent ?? '').matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address),
  );

  return {
    lang: page.documentElement.lang,
    title: page.title,
    h1s: all('h1').map(({ textContent }) => textContent?.trim() ?? ''),
    metas: Object.fromEntries(
      all('meta[content]').map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property') ?? meta.getAttribute('http-equiv') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    canonical: attribute('link[rel=canonical]', 'href'),
    alternates: Object.fromEntries(
      all('link[rel=alternate][hreflang]').map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
    refresh: attribute('meta[http-equiv=refresh]', 'content')[0],
    links: attribute('a', 'href'),
    ids: [...page.querySelectorAll('[id]')].map(({ id }) => id),
    resources: [
      ...attribute(':is(img, video, audio, source, iframe)', 'src'),
      ...attribute(':is(img, source)', 'srcset').flatMap(candidates),
      ...attribute('link:not([rel=canonical], [rel=alternate])', 'href'),
      ...styles,
    ].filter((address) => !/^(data:|#)/.test(address)),
    scripts: all('script').map((script) => ({
      src: script.getAttribute('src') ?? undefined,
      type: script.getAttribute('type') ?? '',
      text: script.textContent ?? '',
    })),
    text: trees.map((tree) => (tree instanceof Document ? tree.body : tree).textContent ?? '').join(' '),
  };
}

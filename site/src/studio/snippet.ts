import { filterPrograms, isPracticeFilter, type Locale, type Program } from '@surya/data';

/** What a partner studio has chosen for its calendar; empty texts count as not chosen. */
export interface SnippetOptions {
  /** The studio's origin, from which the script and the links come. */
  origin: string;
  lang: Locale;
  partner?: string | undefined;
  variant?: string | undefined;
  practice?: string | undefined;
  location?: string | undefined;
  limit?: string | undefined;
  /** A colour as `input type=color` writes it. */
  accent?: string | undefined;
}

/** The accent that needs no line of style: the widget's own. */
export const defaultAccent = '#a84b1f';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The element's attributes in the order they are written; what equals the default is left out. */
export function elementAttributes(options: SnippetOptions): [string, string][] {
  const { lang, partner, variant, practice, location, limit } = options;
  const attributes: [string, string | undefined][] = [
    ['lang', lang],
    ['partner', partner],
    ['variant', variant === 'full' ? undefined : variant],
    ['practice', practice],
    ['location', location],
    ['limit', limit],
  ];
  return attributes.filter((attribute): attribute is [string, string] => Boolean(attribute[1]));
}

/**
 * The code to paste: the element with plain links inside, which stay where the script cannot run, and
 * the evergreen script.
 */
export function snippetFor(
  options: SnippetOptions,
  programs: readonly Pick<
    Program,
    'id' | 'type' | 'location' | 'startDate' | 'endDate' | 'languageContent'
  >[],
): string {
  const { origin, lang, practice, location, limit, accent } = options;
  const attributes = elementAttributes(options).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const shown = filterPrograms(programs, {
    practice: isPracticeFilter(practice) ? practice : 'all',
    location: location || undefined,
  }).slice(0, Number(limit) || 5);
  const links = shown.map((program) => {
    const { title, detailsUrl } = program.languageContent[lang];
    const label = `${title} · ${program.location} · ${program.startDate}`;
    return `  <a href="${origin}${detailsUrl}">${escaped(label)}</a>`;
  });
  const style =
    accent && accent !== defaultAccent ? [`<style>surya-calendar { --surya-accent: ${accent} }</style>`] : [];
  return [
    `<surya-calendar${attributes.join('')}>`,
    ...links,
    '</surya-calendar>',
    ...style,
    `<script type="module" src="${origin}/widget/v1/booking.js"></script>`,
  ].join('\n');
}

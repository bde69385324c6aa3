import {
  availabilityAt,
  formatDates,
  type ListedPractice,
  type Locale,
  type Program,
  parsePractice,
  selectPrograms,
  sortPrograms,
} from '@surya/data';
import { type Colours, toThemeProperties } from './toThemeProperties.ts';

/** A released build of the widget, pinned by its hash. */
interface Release {
  version: string;
  /** Subresource integrity of its script. */
  integrity: string;
}

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
  colours?: Partial<Colours> | undefined;
  /** Where the script is pinned to a version; the evergreen one otherwise. */
  release?: Release | undefined;
}

/** What the links are made from. */
export interface SnippetContent {
  programs: readonly Program[];
  practices: readonly ListedPractice[];
  now: Date;
  /** The calendar's path in each language. */
  calendars: Readonly<Record<Locale, string>>;
  /** The text of the link to the calendar, in the language of the snippet rather than of the page. */
  allDates: Readonly<Record<Locale, string>>;
}

/** What the page of the configurator tells its script, in `data-configurator`. */
export interface ConfiguratorSettings extends Pick<SnippetContent, 'calendars' | 'allDates'> {
  /** The newest release; the snippet is pinned to it where that is chosen. */
  release?: Release | undefined;
}

/** The most programs that a snippet links to. */
const mostLinks = 5;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Returns the element's attributes in the order they are written, without those that equal the default. */
export function getElementAttributes(options: SnippetOptions): [string, string][] {
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

/** Creates the links to the next programs of the choice, and to the calendar. */
function createLinks(
  options: SnippetOptions,
  { programs, practices, now, calendars, allDates }: SnippetContent,
): string[] {
  const { origin, lang, partner, practice, location, limit } = options;
  const sender = partner ? `?partner=${encodeURIComponent(partner)}` : '';
  const filter = { practice: parsePractice(practice, practices), location: location || undefined };
  const next = sortPrograms(selectPrograms(programs, filter, practices))
    .filter((program) => availabilityAt(program, now) !== 'past')
    .slice(0, Math.min(Number(limit) || mostLinks, mostLinks));
  return [
    ...next.map(({ languageContent, location: city, startDate, endDate }) => {
      const { title, detailsUrl } = languageContent[lang];
      return [origin + detailsUrl + sender, `${title}, ${city}, ${formatDates(startDate, endDate, lang)}`];
    }),
    [origin + calendars[lang] + sender, allDates[lang]],
  ].map(([address = '', label = '']) => `    <li><a href="${escaped(address)}">${escaped(label)}</a></li>`);
}

function createScript({ origin, release }: SnippetOptions): string {
  const address = `${origin}/widget/${release?.version ?? 'v1'}/booking.js`;
  const pin = release ? ` integrity="${release.integrity}" crossorigin` : '';
  return `<script type="module" src="${address}"${pin}></script>`;
}

/**
 * Creates the code to paste: the element, the chosen colours, and the script. The element contains plain
 * links to the next dates, which stay visible where the script cannot run.
 */
export function createSnippet(options: SnippetOptions, content: SnippetContent): string {
  const attributes = getElementAttributes(options).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const theme = toThemeProperties(options.colours ?? {}).map(
    ([property, value]) => `  ${property}: ${value};`,
  );
  return [
    `<surya-calendar${attributes.join('')}>`,
    '  <ul>',
    ...createLinks(options, content),
    '  </ul>',
    '</surya-calendar>',
    ...(theme.length > 0 ? ['<style>', 'surya-calendar {', ...theme, '}', '</style>'] : []),
    createScript(options),
  ].join('\n');
}

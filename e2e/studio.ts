import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import {
  type Catalogue,
  getCatalogueTime,
  type Locale,
  locales,
  type Partner,
  type Program,
  type Routes,
  type Site,
} from '@surya/data';
import type { Navigation, Page } from '@surya/data/schemas';
import { builtPath, builtRoot } from './builtPath.ts';

/** Folder of the studio that the tree under test was built from: `STUDIO`, relative to that tree. */
export const studioFolder = resolve(builtRoot, process.env.STUDIO ?? 'data/content');

function readJson<Content>(...path: string[]): Content {
  return JSON.parse(readFileSync(join(...path), 'utf8')) as Content;
}

/** The texts of a language's pages by the names of their files. */
function readPages(locale: Locale): Map<string, Page> {
  const folder = join(studioFolder, 'pages', locale);
  return new Map(readdirSync(folder).map((file) => [basename(file, '.json'), readJson<Page>(folder, file)]));
}

/** The content of the studio under test: what the specs expect of the studio they read from it. */
export const studio = {
  site: readJson<Site>(studioFolder, 'site.json'),
  routes: readJson<Routes>(studioFolder, 'routes.json'),
  navigation: readJson<Navigation>(studioFolder, 'navigation.json'),
  partners: readJson<Partner[]>(studioFolder, 'partners.json'),
  programs: readJson<Program[]>(studioFolder, 'programs.json'),
  pages: Object.fromEntries(locales.map((locale) => [locale, readPages(locale)])) as Record<
    Locale,
    Map<string, Page>
  >,
};

/** The studio's canonical origin, without trailing slash. */
export const { url: origin } = studio.site.origin;

/** The instant that the built pages show: the clock of the build's catalogue, or the real time. */
export const now: Date = getCatalogueTime(
  readJson<Pick<Catalogue, 'clock'>>(builtPath('site/public/widget/v1/programs.json')),
);

/**
 * The first studio on whose pages visitors can book.
 * @throws Error where there is none
 */
export function getPartner(): Partner {
  const [partner] = studio.partners;
  if (!partner) throw new Error(`${studioFolder} has no partner, which this test needs`);
  return partner;
}

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Catalogue, getCatalogueTime, type Partner } from '@surya/data';
import { readStudio, type Studio } from '@surya/data/studio';
import { builtPath, builtRoot } from './builtPath.ts';

/** Folder of the studio that the tree under test was built from: `STUDIO`, relative to that tree. */
export const studioFolder = resolve(builtRoot, process.env.STUDIO ?? 'data/content');

function readJson<Content>(...path: string[]): Content {
  return JSON.parse(readFileSync(join(...path), 'utf8')) as Content;
}

/** The content of the studio under test, from which the specs read what they expect of it. */
export const studio: Studio = readStudio(studioFolder);

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

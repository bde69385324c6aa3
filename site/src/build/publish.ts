import { copyFile, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Studio } from '@surya/data/studio';
import releases from '@surya/widget/releases.json';
import type { BuildTime } from './buildTime.ts';
import { bundleScripts } from './bundleScripts.ts';
import { calendarFiles } from './calendarFiles.ts';
import { getCatalogueBuild, getWidgetBuild } from './readCatalogue.ts';
import { robots, sitemap } from './sitemap.ts';
import { webManifest } from './webManifest.ts';
import { writeIcons } from './writeIcons.ts';
import { writeSocialPictures } from './writeSocialPictures.ts';

/** Files of Gatsby's runtime, which no page of this site loads. */
const leftovers =
  /^(page-data|_gatsby|~partytown|.*\.js|.*\.js\.map|.*\.LICENSE\.txt|webpack\.stats\.json|chunk-map\.json)$/;

/** Adds to the built pages what else the site serves: pictures, widget, scripts, feeds, icons, sitemap. */
export async function publish(root: string, studio: Studio, { now }: BuildTime): Promise<void> {
  const site = join(root, 'site');
  const target = join(site, 'public');
  for (const name of await readdir(target)) {
    if (leftovers.test(name)) await rm(join(target, name), { recursive: true });
  }

  const texts = new Map([
    ...calendarFiles(studio, now),
    ['/sitemap.xml', await sitemap(studio)],
    ['/robots.txt', robots(studio)],
    ['/site.webmanifest', webManifest(studio)],
  ]);
  const images = join(studio.folder, 'images');
  await Promise.all([
    ...[...texts].map(([path, text]) => writeText(join(target, path), text)),
    cp(images, join(target, 'images'), {
      recursive: true,
      filter: (file) => !file.endsWith('.md'),
    }),
    copyFile(join(images, 'favicon.svg'), join(target, 'favicon.svg')),
    writeIcons(images, studio.theme.shell, target),
    bundleScripts(site, join(target, 'scripts')),
    publishWidget(root, join(target, 'widget')),
    writeSocialPictures(site, studio, target),
  ]);
}

async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Publishes the built widget at its evergreen address and every released version at its own, each with the
 * current programs (docs/decisions/0007-widget-versions-are-immutable.md).
 * @throws Error where it has not been built
 */
async function publishWidget(root: string, target: string): Promise<void> {
  const built = getWidgetBuild(root);
  const kept = join(root, 'widget/releases');
  await rm(target, { recursive: true, force: true });
  const catalogue = getCatalogueBuild(root);
  await cp(built, join(target, 'v1'), { recursive: true });
  await cp(catalogue, join(target, 'v1'), { recursive: true });
  await copyFile(join(kept, 'releases.json'), join(target, 'releases.json'));
  for (const { version } of releases) {
    await cp(join(kept, version), join(target, version), { recursive: true });
    await copyFile(join(catalogue, 'programs.json'), join(target, version, 'programs.json'));
  }
}

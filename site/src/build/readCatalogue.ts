import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '@surya/data';

/** Returns the folder of the built widget. @throws Error where it has not been built */
export function getWidgetBuild(root: string): string {
  const built = join(root, 'widget/dist/browser');
  if (!existsSync(join(built, 'booking.js'))) throw new Error('the widget is not built: run its build first');
  return built;
}

/** Returns the folder of `programs.json` and the cards' pictures, made by the build of data. */
export function getCatalogueBuild(root: string): string {
  return join(root, 'data/dist/catalogue');
}

/** Reads what the widget of this site downloads, so that its first paint shows the same. */
export function readCatalogue(root: string): Catalogue {
  return JSON.parse(readFileSync(join(getCatalogueBuild(root), 'programs.json'), 'utf8'));
}

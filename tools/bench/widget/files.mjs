import { readdirSync, readFileSync } from 'node:fs';
import { bundleRivals } from './bundle.mjs';
import { contestants, pageOf } from './contestants.mjs';
import { programsFile } from './programs.mjs';

const widget = new URL('../../../widget/dist/browser/', import.meta.url);

/** Every file under a folder, by address. Hidden ones stay out. */
function filesUnder(folder, address) {
  let names;
  try {
    names = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch (cause) {
    throw new Error('The widget is not built: run "npm run build -w widget" first', { cause });
  }
  return names
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'))
    .map((path) => [path.slice(folder.pathname.length).replace(/^\/+/, ''), path])
    .filter(([name]) => !name.startsWith('.'))
    .map(([name, path]) => [address + name, readFileSync(path)]);
}

/** What the server has whatever the number of programs is. */
export async function sharedFiles() {
  const rivals = await bundleRivals(contestants.flatMap(({ entry }) => entry ?? []));
  const pages = contestants.map((contestant) => {
    const style = contestant.script.replace(/\.js$/, '.css');
    return [pathOf(contestant), pageOf(contestant, rivals.has(style) ? style : undefined)];
  });
  return new Map([
    ...filesUnder(widget, '/widget/v1/'),
    ...rivals,
    ...pages,
    ['/blank.html', '<!doctype html><title>Blank</title><link rel="icon" href="data:,">'],
  ]);
}

/** The same programs for all, at the address where the widget looks for them. */
export function programsFiles(count) {
  const { programs } = JSON.parse(readFileSync(new URL('programs.json', widget), 'utf8'));
  const pictures = programs.map(({ imageUrl }) => imageUrl);
  return new Map([['/widget/v1/programs.json', programsFile(count, pictures)]]);
}

/** Where a contestant's page is. */
export function pathOf({ name }) {
  return `/${name.replaceAll(' ', '-').toLowerCase()}.html`;
}

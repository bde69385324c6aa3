import { readdirSync, readFileSync } from 'node:fs';
import { bundleBaselines } from './bundle.mjs';
import { programsFile } from './programs.mjs';
import { renderPage, subjects } from './subjects.mjs';

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
  const baselines = await bundleBaselines(subjects.flatMap(({ entry }) => entry ?? []));
  const pages = subjects.map((subject) => {
    const style = subject.script.replace(/\.js$/, '.css');
    return [toPath(subject), renderPage(subject, baselines.has(style) ? style : undefined)];
  });
  return new Map([
    ...filesUnder(widget, '/widget/v1/'),
    ...baselines,
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

/** Where a subject's page is. */
export function toPath({ name }) {
  return `/${name.replaceAll(' ', '-').toLowerCase()}.html`;
}

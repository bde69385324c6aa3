import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from './setup.mjs';

const execute = promisify(execFile);

/** Where the copies are; git, the linter, Jest and TypeScript ignore the folder. */
export const workspacesFolder = join(root, '.workspaces');

/** Folders of installed and built files, which a listing without git leaves out. */
const generated = new Set([
  ...['.git', '.nx', '.cache', '.workspaces', 'node_modules', 'dist', 'public'],
  ...['coverage', 'test-results', 'playwright-report'],
]);

/**
 * Copies the sources of this tree to `.workspaces/<name>`, where another studio or language can be built at the
 * same time as this one. A previous copy of that name is deleted. Third-party packages are linked to those
 * installed here, `@surya/*` to the copy.
 * @param {string} name a folder name
 * @param {{ built?: string[] }} [options] `built`: built folders, relative to the root, to copy as well
 * @returns {Promise<string>} the copy's absolute path
 */
export async function createWorkspace(name, { built = [] } = {}) {
  const folder = join(workspacesFolder, name);
  await rm(folder, { recursive: true, force: true });
  const lists = await Promise.all([listSources(), ...built.map((path) => listFiles(path, new Set()))]);
  await copyFiles(lists.flat(), folder);
  await linkPackages(folder);
  return folder;
}

/**
 * The environment of a command that runs in a workspace: its own binaries come first.
 * @param {string} folder the path that `createWorkspace` returned
 * @returns {NodeJS.ProcessEnv}
 */
export function workspaceEnvironment(folder) {
  return { ...environment, PATH: `${join(folder, 'node_modules', '.bin')}:${environment.PATH}` };
}

/** The paths of all sources, relative to the root: what git tracks or does not ignore, without git all but `generated`. */
async function listSources() {
  try {
    const options = ['--cached', '--others', '--exclude-standard', '-z'];
    const { stdout } = await execute('git', ['ls-files', ...options], { cwd: root, maxBuffer: 2 ** 26 });
    const paths = [...new Set(stdout.split('\0'))].filter(Boolean);
    if (paths.length > 0) return paths;
  } catch {
    // No git, or no repository: listed below.
  }
  return listFiles('.', generated);
}

/**
 * The paths of all files below a folder.
 * @param {string} folder relative to the root
 * @param {Set<string>} skipped names of files and folders to leave out
 * @returns {Promise<string[]>} relative to the root
 */
async function listFiles(folder, skipped) {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (skipped.has(entry.name) || (skipped.size > 0 && /^\.env(\.|$)/.test(entry.name))) return [];
      return entry.isDirectory() ? listFiles(path, skipped) : [path];
    }),
  );
  return lists.flat();
}

/**
 * @param {string[]} paths relative to the root
 * @param {string} folder
 */
async function copyFiles(paths, folder) {
  const folders = new Set(paths.map((path) => dirname(join(folder, path))));
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })));
  await Promise.all(
    paths.map((path) =>
      copyFile(join(root, path), join(folder, path), constants.COPYFILE_FICLONE).catch((error) => {
        // git lists a deleted file until the deletion is committed.
        if (error.code !== 'ENOENT') throw error;
      }),
    ),
  );
}

/**
 * Makes the `node_modules` of a workspace.
 * @param {string} folder
 */
async function linkPackages(folder) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const target = join(folder, 'node_modules');
  await mkdir(join(target, '@surya'), { recursive: true });
  const installed = (await readdir(join(root, 'node_modules'))).filter(
    (name) => name === '.bin' || !(name.startsWith('.') || name === '@surya'),
  );
  await Promise.all([
    ...installed.map((name) => symlink(join(root, 'node_modules', name), join(target, name))),
    ...workspaces.map((name) =>
      symlink(relative(join(target, '@surya'), join(folder, name)), join(target, '@surya', name)),
    ),
    ...workspaces.map((name) => linkNested(name, folder)),
  ]);
}

/**
 * Links the packages that npm installed for one package alone, where there are any.
 * @param {string} name the package's folder
 * @param {string} folder
 */
async function linkNested(name, folder) {
  const nested = join(root, name, 'node_modules');
  const entries = await readdir(nested).catch(() => []);
  if (entries.length > 0) await symlink(nested, join(folder, name, 'node_modules'));
}

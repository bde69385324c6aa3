import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './setup.mjs';
import { createWorkspace, workspaceEnvironment } from './workspace.mjs';

/**
 * Builds a studio in a workspace of its own, so that it can be tested beside the one built in this tree. What no
 * studio changes is taken as built here: the widget and the sandbox.
 * @param {string} studio the studio's folder
 * @param {string} name the workspace's name
 * @returns {Promise<{ folder: string, environment: NodeJS.ProcessEnv }>} the workspace, and the environment in
 *   which its commands and its tests run
 * @throws Error where a build fails; its output is shown
 */
export async function buildStudio(studio, name) {
  const folder = await createWorkspace(name, { built: ['widget/dist', 'sandbox/dist'] });
  const environment = {
    ...workspaceEnvironment(folder),
    ...getStudioVariables(resolve(studio)),
    SURYA_ROOT: folder,
  };
  for (const workspace of ['data', 'functions', 'site']) {
    const args = ['run', '--silent', 'build', '--workspace', workspace, '--prefix', folder];
    const code = await run('npm', args, environment);
    if (code !== 0) throw new Error(`the build of ${workspace} for ${studio} failed; its output is above`);
  }
  return { folder, environment };
}

/**
 * The variables that name a studio to every package: its folder, and its clock where it is a demonstration.
 * @param {string} studio absolute path
 */
function getStudioVariables(studio) {
  try {
    const { clock } = JSON.parse(readFileSync(join(studio, 'demonstration.json'), 'utf8'));
    return { STUDIO: studio, SURYA_CLOCK: clock };
  } catch {
    return { STUDIO: studio, SURYA_CLOCK: undefined };
  }
}

/** `node tools/buildStudio.mjs <folder> <name>` */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [studio = 'data/fixtures/studio', name = 'fixture'] = process.argv.slice(2);
  await buildStudio(studio, name);
}

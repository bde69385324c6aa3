import { getMessage } from '../setup.mjs';
import { substitute, toShellLine } from './commandLine.mjs';

/**
 * Runs commands; tests pass a fake.
 * @typedef {object} Shell
 * @property {(command: { run: string[], env: Record<string, string> }) => Promise<number>} run shows the output
 *   and resolves to the exit code
 * @property {(run: string[]) => Promise<string>} read resolves to the output, which is not shown; rejects where
 *   the command fails
 * @property {(run: string[]) => Promise<boolean>} succeeds shows nothing
 */

/**
 * Runs steps in order and stops at the first failure.
 * @param {import('./plan.mjs').Step[]} steps
 * @param {Shell} shell
 * @param {(line: string) => void} print
 * @returns {Promise<import('./plan.mjs').Step | undefined>} the step that failed
 */
export async function runSteps(steps, shell, print) {
  for (const [index, step] of steps.entries()) {
    print(`▸ ${index + 1}/${steps.length} ${step.title}`);
    if (step.unless && (await shell.succeeds(step.unless))) {
      print('  exists already');
      continue;
    }
    print(`  ${toShellLine(step.command)}`);
    if ((await runCommand(step.command, shell, print)) !== 0) return step;
  }
  return undefined;
}

/**
 * @param {import('./commandLine.mjs').Command} command
 * @param {Shell} shell
 * @param {(line: string) => void} print
 */
async function runCommand({ run, env = {} }, shell, print) {
  try {
    const words = await Promise.all(run.map((word) => substitute(word, shell.read)));
    const variables = await Promise.all(
      Object.entries(env).map(async ([name, value]) => [name, await substitute(value, shell.read)]),
    );
    return await shell.run({ run: words, env: Object.fromEntries(variables) });
  } catch (error) {
    print(`  ${getMessage(error)}`);
    return 1;
  }
}

import { lineOf, settled } from './commandLine.mjs';

/**
 * How commands are carried out; tests give another.
 * @typedef {object} Shell
 * @property {(command: { run: string[], env: Record<string, string> }) => Promise<number>} run with its output
 *   shown; resolves to its exit code
 * @property {(run: string[]) => Promise<string>} read its output, not shown; rejects where it fails
 * @property {(run: string[]) => Promise<boolean>} succeeds nothing shown
 */

/**
 * Runs steps in order and stops at the first that fails.
 * @param {import('./plan.mjs').Step[]} steps
 * @param {Shell} shell
 * @param {(line: string) => void} say
 * @returns {Promise<import('./plan.mjs').Step | undefined>} the step that failed
 */
export async function runSteps(steps, shell, say) {
  for (const [index, step] of steps.entries()) {
    say(`▸ ${index + 1}/${steps.length} ${step.title}`);
    if (step.unless && (await shell.succeeds(step.unless.run))) {
      say('  is there already');
      continue;
    }
    say(`  ${lineOf(step.command)}`);
    if ((await runCommand(step.command, shell, say)) !== 0) return step;
  }
  return undefined;
}

async function runCommand({ run, env = {} }, shell, say) {
  try {
    const words = await Promise.all(run.map((word) => settled(word, shell.read)));
    const variables = await Promise.all(
      Object.entries(env).map(async ([name, value]) => [name, await settled(value, shell.read)]),
    );
    return await shell.run({ run: words, env: Object.fromEntries(variables) });
  } catch (error) {
    say(`  ${error.message}`);
    return 1;
  }
}

import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { environment, root } from '../setup.mjs';

const execute = promisify(execFile);

/** Runs commands on this machine, in the root. @type {import('./runSteps.mjs').Shell} */
export const shell = {
  run: ({ run: [program = '', ...words], env }) =>
    new Promise((resolve, reject) => {
      const child = spawn(program, words, {
        cwd: root,
        stdio: 'inherit',
        env: { ...environment, ...env },
      });
      child.on('error', reject);
      child.on('exit', (code) => resolve(code ?? 1));
    }),
  async read([program = '', ...words]) {
    try {
      return (await execute(program, words, { cwd: root, env: environment })).stdout;
    } catch {
      // The original error quotes the command's output, which may be a secret.
      throw new Error(`${program} ${words.slice(0, 3).join(' ')}… failed`);
    }
  },
  async succeeds([program = '', ...words]) {
    try {
      await execute(program, words, { cwd: root, env: environment });
      return true;
    } catch {
      return false;
    }
  },
};

import { once } from 'node:events';

/**
 * A child process that can be restarted.
 * @param {() => import('node:child_process').ChildProcess} start starts the process
 * @param {(code: number) => void} onExit is called where the process ends without `restart` or `stop`
 */
export function createService(start, onExit) {
  /**
   * The process that `restart` or `stop` ends.
   * @type {import('node:child_process').ChildProcess | undefined}
   */
  let ending;
  let child = begin();
  let stopped = false;

  function begin() {
    const started = start();
    started.once('exit', (code) => {
      if (started !== ending) onExit(code ?? 1);
    });
    return started;
  }

  async function end() {
    ending = child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }

  return {
    /** Ends the process, then starts it again: two processes never use the same ports. */
    async restart() {
      await end();
      if (!stopped) child = begin();
    },
    async stop() {
      stopped = true;
      await end();
    },
  };
}

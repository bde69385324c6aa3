import { watch } from 'node:fs';

/** Files whose change needs no rebuild: tests, and what editors write beside a file. */
const ignored = /\.test\.[a-z]+$|(^|\/)[.#]|~$|\.sw[a-z]$/;

/**
 * Calls `onChange` after files below the folders have changed. Changes within `delay` are one change; a change
 * during a call leads to one more call after it, so that calls never overlap.
 * @param {string[]} folders absolute paths
 * @param {() => Promise<void>} onChange must not reject
 * @param {{ delay?: number }} [options] `delay` in milliseconds
 * @returns {() => void} stops watching
 */
export function watchFolders(folders, onChange, { delay = 100 } = {}) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let running = false;
  let changedWhileRunning = false;

  async function handleChange() {
    if (running) {
      changedWhileRunning = true;
      return;
    }
    running = true;
    do {
      changedWhileRunning = false;
      await onChange();
    } while (changedWhileRunning);
    running = false;
  }

  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file && ignored.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(handleChange, delay);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

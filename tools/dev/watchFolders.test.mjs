import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchFolders } from './watchFolders.mjs';

const folder = mkdtempSync(join(tmpdir(), 'surya-watch-'));
mkdirSync(join(folder, 'src'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} name */
const write = (name) => writeFileSync(join(folder, 'src', name), 'x');

/**
 * Waits until a condition holds; fails the test after 4 seconds.
 * @param {() => boolean} condition
 */
async function until(condition) {
  for (let tries = 0; tries < 200 && !condition(); tries += 1) await sleep(20);
  expect(condition()).toBe(true);
}

test('several changes at once lead to one call', async () => {
  let calls = 0;
  const stop = watchFolders([folder], async () => {
    calls += 1;
  });
  write('a.ts');
  write('b.ts');
  await until(() => calls > 0);
  await sleep(300);
  stop();
  expect(calls).toBe(1);
});

test('a change during a call leads to another call after it', async () => {
  const log = [];
  let release = () => {};
  const stop = watchFolders([folder], async () => {
    log.push('begin');
    if (log.length === 1) await new Promise((resolve) => (release = () => resolve(undefined)));
    log.push('end');
  });
  write('a.ts');
  await until(() => log.length === 1);
  write('b.ts');
  await sleep(300);
  release();
  await until(() => log.length === 4);
  stop();
  expect(log).toEqual(['begin', 'end', 'begin', 'end']);
});

test('tests and hidden files change nothing', async () => {
  let calls = 0;
  const stop = watchFolders([folder], async () => {
    calls += 1;
  });
  write('a.test.ts');
  write('.a.ts.swp');
  await sleep(300);
  stop();
  expect(calls).toBe(0);
});

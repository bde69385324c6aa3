import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { lineOf, settled } from './commandLine.mjs';

const words = ['plain', 'two words', "it's", '$HOME', '*', '^;^a=b', 'a"b', 'é', ''];

test('a shell reads back the words of a line', () => {
  const program = 'process.stdout.write(JSON.stringify(process.argv.slice(1)))';
  const line = lineOf({ run: [process.execPath, '-e', program, '--', ...words] });
  assert.deepEqual(JSON.parse(execFileSync('/bin/sh', ['-c', line], { encoding: 'utf8' })), words);
});

test('what another command prints stands within a word', async () => {
  const word = { prefix: '--member=', output: ['printf', '%s', 'a b'], suffix: '@x' };
  assert.equal(lineOf({ run: ['echo', word] }), `echo --member="$(printf %s 'a b')"@x`);
  assert.equal(await settled(word, async () => 'a b\n'), '--member=a b@x');
});

test('variables stand before the command', () => {
  assert.equal(lineOf({ run: ['x'], env: { A: '1', B: { output: ['b'] } } }), 'A=1 B="$(b)" x');
});

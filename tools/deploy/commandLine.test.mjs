import { execFileSync } from 'node:child_process';
import { lineOf, settled } from './commandLine.mjs';

const words = ['plain', 'two words', "it's", '$HOME', '*', '^;^a=b', 'a"b', 'é', ''];

test('a shell reads back the words of a line', () => {
  const program = 'process.stdout.write(JSON.stringify(process.argv.slice(1)))';
  const line = lineOf({ run: [process.execPath, '-e', program, '--', ...words] });
  expect(JSON.parse(execFileSync('/bin/sh', ['-c', line], { encoding: 'utf8' }))).toEqual(words);
});

test('what another command prints stands within a word', async () => {
  const word = { prefix: '--member=', output: ['printf', '%s', 'a b'], suffix: '@x' };
  expect(lineOf({ run: ['echo', word] })).toBe(`echo --member="$(printf %s 'a b')"@x`);
  expect(await settled(word, async () => 'a b\n')).toBe('--member=a b@x');
});

test('variables stand before the command', () => {
  expect(lineOf({ run: ['x'], env: { A: '1', B: { output: ['b'] } } })).toBe('A=1 B="$(b)" x');
});

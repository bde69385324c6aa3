import { execFileSync } from 'node:child_process';
import { substitute, toShellLine } from './commandLine.mjs';

const words = ['plain', 'two words', "it's", '$HOME', '*', '^;^a=b', 'a"b', 'é', ''];

test('a POSIX shell parses a line back to its words', () => {
  const program = 'process.stdout.write(JSON.stringify(process.argv.slice(1)))';
  const line = toShellLine({ run: [process.execPath, '-e', program, '--', ...words] });
  expect(JSON.parse(execFileSync('/bin/sh', ['-c', line], { encoding: 'utf8' }))).toEqual(words);
});

test('a word may contain the output of another command', async () => {
  const word = { prefix: '--member=', output: ['printf', '%s', 'a b'], suffix: '@x' };
  expect(toShellLine({ run: ['echo', word] })).toBe(`echo --member="$(printf %s 'a b')"@x`);
  expect(await substitute(word, async () => 'a b\n')).toBe('--member=a b@x');
});

test('variables stand before the command', () => {
  expect(toShellLine({ run: ['x'], env: { A: '1', B: { output: ['b'] } } })).toBe('A=1 B="$(b)" x');
});

import { parseArgs } from 'node:util';
import { EnvError } from '../env.ts';
import { ProviderError } from '../providers/providerError.ts';
import { aTerminal } from '../testing/aTerminal.ts';
import { CommandError, runCommand, UsageError } from './command.ts';

const failing = (error: unknown) => ({ usage: 'usage: x', run: async () => Promise.reject(error) });

describe('a command', () => {
  test('exits with 0 when it succeeds', async () => {
    const { terminal, written } = aTerminal();
    expect(await runCommand({ usage: '', run: async ({ out }) => out('done') }, terminal)).toBe(0);
    expect(written).toMatchObject({ out: 'done', notes: [] });
  });

  test.each<[string, unknown, number, string[]]>([
    ['usage', new UsageError('--month is missing'), 2, ['--month is missing\n\nusage: x']],
    ['what cannot be', new CommandError('no such list'), 1, ['no such list']],
    ['a variable', new EnvError(['A is missing', 'B is missing']), 1, ['A is missing', 'B is missing']],
    ['a provider', new ProviderError('stripe', true, 'timeout'), 1, ['stripe: timeout']],
  ])('prints its failure in a line: %s', async (_, error, code, notes) => {
    const { terminal, written } = aTerminal();
    expect(await runCommand(failing(error), terminal)).toBe(code);
    expect(written).toMatchObject({ out: '', notes });
  });

  test('exits with 2 for an unknown option', async () => {
    const { terminal, written } = aTerminal(['--mounth', '2025-06']);
    const run = async () => {
      parseArgs({ args: [...terminal.args], options: { month: { type: 'string' } } });
    };
    expect(await runCommand({ usage: 'usage: x', run }, terminal)).toBe(2);
    expect(written.notes[0]).toMatch(/^Unknown option '--mounth'.*\n\nusage: x$/s);
  });

  test('prints its usage with --help', async () => {
    const { terminal, written } = aTerminal(['--help']);
    expect(await runCommand(failing(new Error('ran')), terminal)).toBe(0);
    expect(written.out).toBe('usage: x\n');
  });

  test('throws an unexpected error', async () => {
    await expect(runCommand(failing(new TypeError('bug')), aTerminal().terminal)).rejects.toThrow('bug');
  });
});

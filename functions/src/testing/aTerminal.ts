import type { Terminal } from '../commands/command.ts';

/** Builds a terminal on 1 June 2025 that keeps what is written; its output is not interactive. */
export function aTerminal(args: readonly string[] = [], overrides: Partial<Terminal> = {}) {
  const written = { out: '', notes: [] as string[], files: new Map<string, string>() };
  const terminal: Terminal = {
    args,
    env: { STRIPE_SECRET_KEY: 'sk_test_1', BREVO_API_KEY: 'xkeysib-1' },
    out: (text) => {
      written.out += text;
    },
    note: (line) => {
      written.notes.push(line);
    },
    write: async (path, text) => {
      written.files.set(path, text);
    },
    interactive: false,
    now: () => new Date('2025-06-01T09:00:00+02:00'),
    ...overrides,
  };
  return { terminal, written };
}

import { EnvError } from '../env.ts';
import { ProviderError } from '../providers/providerError.ts';

/** Where a command is typed; tests give it another. */
export interface Terminal {
  /** What follows the command's name. */
  args: readonly string[];
  env: Record<string, string | undefined>;
  /** Standard output: what was asked for, and nothing else. */
  out(text: string): void;
  /** Standard error: one line for the person. */
  note(line: string): void;
  /** Writes a file that only its owner may read; relative paths are the person's. */
  write(path: string, text: string): Promise<void>;
  /** True where standard output is read by a person rather than by another program. */
  interactive: boolean;
  now: () => Date;
}

/** A command of the studio's; `run` may throw UsageError, EnvError, ProviderError, CommandError. */
export interface Command {
  usage: string;
  run(terminal: Terminal): Promise<void>;
}

/** The command was not asked as its usage says. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What was asked cannot be done; the message says why, and what would help. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Runs a command and says what went wrong, in a line. @returns the exit code: 0, 1, or 2 for bad usage */
export async function runCommand({ usage, run }: Command, terminal: Terminal): Promise<number> {
  if (terminal.args.includes('--help')) {
    terminal.out(`${usage}\n`);
    return 0;
  }
  try {
    await run(terminal);
    return 0;
  } catch (error) {
    if (error instanceof UsageError || isArgumentError(error)) {
      terminal.note(`${error.message}\n\n${usage}`);
      return 2;
    }
    if (error instanceof EnvError) for (const fault of error.faults) terminal.note(fault);
    else if (error instanceof CommandError || error instanceof ProviderError) terminal.note(error.message);
    else throw error;
    return 1;
  }
}

/** What `parseArgs` throws at an unknown option or a missing value. */
function isArgumentError(error: unknown): error is Error {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS')
  );
}

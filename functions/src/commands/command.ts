import { EnvError } from '../env.ts';
import { ProviderError } from '../providers/providerError.ts';

/** The terminal that a command runs in; tests pass another one. */
export interface Terminal {
  /** The arguments after the command's name. */
  args: readonly string[];
  env: Record<string, string | undefined>;
  /** Writes to standard output: the result, and nothing else. */
  out(text: string): void;
  /** Writes a line to standard error. */
  note(line: string): void;
  /** Writes a file that only its owner may read; relative to the folder where npm was called. */
  write(path: string, text: string): Promise<void>;
  /** Whether standard output is a terminal rather than a pipe or a file. */
  interactive: boolean;
  now: () => Date;
}

/** A command of the studio; `run` may throw UsageError, EnvError, ProviderError, CommandError. */
export interface Command {
  usage: string;
  run(terminal: Terminal): Promise<void>;
}

/** The arguments do not fit the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command cannot be carried out; the message says why, and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Runs a command and prints its failure in a line. @returns the exit code: 0, 1, or 2 for bad usage */
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

/** Returns whether `parseArgs` threw it, for an unknown option or a missing value. */
function isArgumentError(error: unknown): error is Error {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS')
  );
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Command, runCommand, type Terminal } from './command.ts';

/** The entry point of the commands of package.json: `command.mjs <name> <arguments>`. */

const commands: Record<string, () => Promise<Command>> = {
  statement: async () => (await import('./statement.ts')).statement(),
  participants: async () => (await import('./participants.ts')).participants(),
  'brevo:setup': async () => (await import('./brevoSetup.ts')).brevoSetup(),
  'webhook:setup': async () => (await import('./webhookSetup.ts')).webhookSetup(),
};

/** The folder where npm was called; npm itself runs a command in the package's folder. */
const callerFolder = process.env.INIT_CWD ?? process.cwd();
const [name = '', ...args] = process.argv.slice(2);

const terminal: Terminal = {
  args,
  env: process.env,
  out: (text) => void process.stdout.write(text),
  note: (line) => void process.stderr.write(`${line}\n`),
  write: async (path, text) => {
    const file = resolve(callerFolder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { mode: 0o600 });
  },
  interactive: process.stdout.isTTY === true,
  now: () => new Date(),
};

const command = await commands[name]?.();
if (!command) {
  terminal.note(`There is no command "${name}". There are ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 2;
} else {
  process.exitCode = await runCommand(command, terminal);
}

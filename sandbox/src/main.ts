import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FunctionStartError } from './functions/functionProcess.ts';
import { PortTakenError } from './listening.ts';
import { NotBuiltError, startSystem } from './system.ts';

/** The program behind `npm start`: starts the local system and stops it on Ctrl-C. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const port = Number(process.env.PORT ?? 8000);
const clock = process.env.SURYA_CLOCK;
/** Where visitors are sent back to, while the pages they see come from a development server. */
const siteOrigin = process.env.SITE_ORIGIN;
/** Origins whose pages may pay here besides the partner's page, separated by commas. */
const extraOrigins = process.env.EXTRA_ORIGINS;

function give(line: string): void {
  process.stdout.write(`${line}\n`);
}

function explain(error: unknown): string {
  if (error instanceof PortTakenError) {
    return `${error.message} Choose another with PORT, for instance: PORT=${port + 100} npm start`;
  }
  if (error instanceof NotBuiltError || error instanceof FunctionStartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function run(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_533) {
    throw new PortRangeError(process.env.PORT ?? '');
  }
  const starting = startSystem({
    root,
    port,
    print: give,
    ...(clock && { clock }),
    environment: {
      ...(siteOrigin && { SITE_ORIGIN: siteOrigin }),
      ...(extraOrigins && { EXTRA_ORIGINS: `http://localhost:${port + 1},${extraOrigins}` }),
    },
  });
  // What is still starting is waited for, so that no function outlives this program.
  const stop = async () => {
    await starting.then(
      (system) => system.close(),
      () => {},
    );
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);

  const system = await starting;
  give(`Site            ${system.site}`);
  give(`Partner's page  ${system.partner}`);
  give(`Console         ${system.console}  (payments, mails, contacts, events, faults)`);
  give('Ctrl-C stops it.');
}

class PortRangeError extends Error {
  override readonly name = 'PortRangeError';

  constructor(given: string) {
    super(`PORT must be a whole number from 1 to 65533, not "${given}".`);
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof PortRangeError ? error.message : explain(error)}\n`);
  process.exit(1);
});

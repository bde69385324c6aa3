import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StudioError } from '@surya/data/studio';
import { PortTakenError } from '../listen.ts';
import { FunctionStartError } from './functions/functionProcess.ts';
import { NotBuiltError, startSystem } from './startSystem.ts';

/** Starts the local system for `npm start`, and stops it on Ctrl-C. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const port = Number(process.env.PORT ?? 8000);
/** The origin of the development server's pages, where visitors return to after a payment. */
const siteOrigin = process.env.SITE_ORIGIN;
/** Origins whose pages may call the functions besides the partner's page, separated by commas. */
const extraOrigins = process.env.EXTRA_ORIGINS;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function explain(error: unknown): string {
  if (error instanceof PortTakenError) {
    return `${error.message} Choose another with PORT, for instance: PORT=${port + 100} npm start`;
  }
  if (error instanceof StudioError) return error.message;
  const isExpected = [NotBuiltError, FunctionStartError, StudioError].some((type) => error instanceof type);
  if (isExpected && error instanceof Error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function run(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_533) {
    throw new PortRangeError(process.env.PORT ?? '');
  }
  const starting = startSystem({
    root,
    port,
    print,
    clock: process.env.SURYA_CLOCK,
    environment: {
      ...(siteOrigin && { SITE_ORIGIN: siteOrigin }),
      ...(extraOrigins && { EXTRA_ORIGINS: `http://localhost:${port + 1},${extraOrigins}` }),
    },
  });
  // Waits for a start in progress, so that no function outlives this program.
  const stop = async () => {
    await starting.then(
      (system) => system.close(),
      () => {},
    );
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);

  const system = await starting;
  print(`Site            ${system.site}`);
  print(`Partner's page  ${system.partner}`);
  print(`Console         ${system.console}  (payments, mails, contacts, events, faults)`);
  print('Ctrl-C stops it.');
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

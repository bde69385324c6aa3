import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contactAttributes, scheduledFunction } from '@surya/data';
import site from '@surya/data/content/site.json';
import { demoClock, functionEnvironment } from './functions/environment.ts';
import { FunctionProcess } from './functions/functionProcess.ts';
import { freePorts } from './functions/ports.ts';
import { readHosting, serviceIds } from './hosting/configuration.ts';
import { hosting } from './hosting/hosting.ts';
import { listen } from './listening.ts';
import { partnerSite } from './partner/partner.ts';
import { sandboxSecrets } from './secrets.ts';
import { type RunningStandIns, type StandInsOptions, startStandIns } from './standIns.ts';

export interface SystemOptions {
  /** The repository's folder, with firebase.json and the built parts. */
  root: string;
  /** Of the site; the partner's page and the stand-ins take the two that follow. */
  port: number;
  /** ISO 8601 with zone: where the shop's clock stands; 1 June 2025 by default. */
  clock?: string;
  /** Takes every line the functions write. */
  print: (line: string) => void;
  /** Added to the functions' environment, or in place of it. */
  environment?: Record<string, string>;
  standIns?: Pick<StandInsOptions, 'stripeLatency' | 'webhookDelays' | 'webhookTimeout'>;
}

export interface RunningSystem {
  site: string;
  partner: string;
  console: string;
  standIns: RunningStandIns;
  close(): Promise<void>;
}

/** Something that the system needs was not built. */
export class NotBuiltError extends Error {
  override readonly name = 'NotBuiltError';

  constructor(path: string) {
    super(`${path} is missing: run "npm run build" first.`);
  }
}

/**
 * Starts site, functions, partner's page and stand-ins, from what is built.
 * @throws NotBuiltError, PortTakenError, FunctionStartError
 */
export async function startSystem(options: SystemOptions): Promise<RunningSystem> {
  const { root, port, print } = options;
  const configuration = await readHosting(root);
  const functions = join(root, 'functions', 'dist');
  for (const [path, file] of [
    [configuration.public, 'index.html'],
    ['functions/dist', 'index.js'],
  ] as const) {
    if (!existsSync(join(root, path, file))) throw new NotBuiltError(path);
  }

  const origins = {
    site: `http://localhost:${port}`,
    partner: `http://localhost:${port + 1}`,
    console: `http://localhost:${port + 2}`,
  };
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    await Promise.all(closers.map((closer) => closer()));
  };
  try {
    const processes = new Map<string, FunctionProcess>();
    const app = hosting({ configuration, root, portOf: (name) => processes.get(name)?.port });
    closers.push((await listen(app, port)).close);
    closers.push((await listen(partnerSite(origins.site), port + 1)).close);
    const names = [...serviceIds(configuration), scheduledFunction];
    const ports = await freePorts(names.length);
    const standIns = await startStandIns({
      ...options.standIns,
      port: port + 2,
      webhookUrl: `${origins.site}/api/stripe-webhook`,
      sweepUrl: `http://localhost:${ports.at(-1)}`,
      senders: [site.mail.from],
      attributes: contactAttributes,
      links: origins,
    });
    closers.push(standIns.close);

    const environment = functionEnvironment({
      secrets: sandboxSecrets,
      siteOrigin: origins.site,
      standInOrigin: origins.console,
      partnerOrigin: origins.partner,
      clock: options.clock ?? demoClock,
      extra: options.environment ?? {},
    });
    names.forEach((name, index) => {
      const process = new FunctionProcess({
        name,
        source: functions,
        framework: join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js'),
        port: ports[index] ?? 0,
        environment,
        print,
      });
      processes.set(name, process);
      closers.push(() => process.stop());
    });
    await Promise.all([...processes.values()].map((process) => process.ready()));
    return { ...origins, standIns, close };
  } catch (error) {
    await close();
    throw error;
  }
}

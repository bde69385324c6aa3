import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contactAttributes, scheduledFunction } from '@surya/data';
import { readStudio } from '@surya/data/studio';
import { listen } from '../listen.ts';
import { type RunningProviderMocks, startProviderMocks } from '../providers/startProviderMocks.ts';
import { consoleRouter } from './console/consoleRouter.ts';
import { functionEnvironment } from './functions/functionEnvironment.ts';
import { LocalFunctions } from './functions/localFunctions.ts';
import { hosting } from './hosting/hosting.ts';
import { getServiceIds, readHosting } from './hosting/hostingConfiguration.ts';
import { partnerSite } from './partnerPage/partnerSite.ts';

export interface SystemOptions {
  /** The repository's folder, with firebase.json and the built packages. */
  root: string;
  /** The site's port; the partner's page and the mock providers take the two that follow. */
  port: number;
  /** ISO 8601 with zone: where the sale clock stands; it runs by default. */
  clock?: string | undefined;
  /** Prints one line that a function writes. */
  print: (line: string) => void;
  /** Added to the functions' environment, or in place of it. */
  environment?: Record<string, string>;
}

export interface RunningSystem {
  site: string;
  partner: string;
  console: string;
  mocks: RunningProviderMocks;
  close(): Promise<void>;
}

/** A part of the system that has not been built. */
export class NotBuiltError extends Error {
  override readonly name = 'NotBuiltError';

  constructor(path: string) {
    super(`${path} is missing: run "npm run build" first.`);
  }
}

/**
 * Starts site, functions, partner's page and mock providers, from what is built.
 * @throws StudioError, NotBuiltError, PortTakenError, FunctionStartError
 */
export async function startSystem(options: SystemOptions): Promise<RunningSystem> {
  const { root, port, print } = options;
  const studio = readStudio();
  const configuration = await readHosting(root);
  // A development server serves the pages itself, and has deleted the built ones.
  const pages = options.environment?.SITE_ORIGIN ? [] : [[configuration.public, 'index.html'] as const];
  for (const [path, file] of [...pages, ['functions/dist', 'index.js'] as const]) {
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
    let functions: LocalFunctions | undefined;
    const getPort = (name: string) => functions?.getPort(name);
    closers.push((await listen(hosting({ configuration, root, getPort }), port)).close);
    closers.push((await listen(partnerSite(studio, origins.site), port + 1)).close);
    const mocks = await startProviderMocks({
      port: port + 2,
      webhookUrl: `${origins.site}/api/stripe-webhook`,
      senders: [studio.site.mail.from],
      attributes: contactAttributes,
      extraRoutes: (providers) =>
        consoleRouter(providers, {
          links: origins,
          getSweepUrl: () => `http://localhost:${getPort(scheduledFunction)}`,
        }),
    });
    closers.push(mocks.close);

    functions = await LocalFunctions.start({
      names: [...getServiceIds(configuration), scheduledFunction],
      source: join(root, 'functions', 'dist'),
      framework: join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js'),
      print,
      environment: functionEnvironment({
        siteOrigin: origins.site,
        providerOrigin: origins.console,
        partnerOrigin: origins.partner,
        clock: options.clock,
        extra: options.environment ?? {},
      }),
    });
    closers.push(() => functions?.close() ?? Promise.resolve());
    return { ...origins, mocks, close };
  } catch (error) {
    await close();
    throw error;
  }
}

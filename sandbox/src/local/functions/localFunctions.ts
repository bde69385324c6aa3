import { createHash } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from './freePorts.ts';
import { FunctionProcess, type FunctionProcessOptions, FunctionStartError } from './functionProcess.ts';

export interface LocalFunctionsOptions
  extends Pick<FunctionProcessOptions, 'source' | 'framework' | 'environment' | 'print'> {
  names: readonly string[];
}

/** Milliseconds between two checks of the bundle, and from a change until it is complete. */
const checkInterval = 300;
const settleTime = 200;

/** All functions, each in a process of its own. A new bundle replaces every process. */
export class LocalFunctions {
  private processes = new Map<string, FunctionProcess>();
  private bundleHash = '';
  private restarting = Promise.resolve();

  private constructor(private readonly options: LocalFunctionsOptions) {}

  /** @throws FunctionStartError */
  static async start(options: LocalFunctionsOptions): Promise<LocalFunctions> {
    const functions = new LocalFunctions(options);
    functions.bundleHash = await functions.hashBundle();
    functions.processes = await functions.startProcesses();
    watchFile(functions.bundle, { interval: checkInterval, persistent: false }, functions.onChange);
    return functions;
  }

  getPort(name: string): number | undefined {
    return this.processes.get(name)?.port;
  }

  async close(): Promise<void> {
    unwatchFile(this.bundle, this.onChange);
    await this.restarting;
    await stopAll(this.processes);
  }

  private get bundle(): string {
    return join(this.options.source, 'index.js');
  }

  private readonly onChange = () => {
    this.restarting = this.restarting.then(() => this.restart());
  };

  /** Starts the new bundle, and stops the previous processes once it responds. */
  private async restart(): Promise<void> {
    // esbuild writes the bundle's parts one after the other.
    await sleep(settleTime);
    const hash = await this.hashBundle();
    // A build removes the bundle first, or writes the same one again.
    if (hash === '' || hash === this.bundleHash) return;
    this.bundleHash = hash;
    const { print } = this.options;
    try {
      const previous = this.processes;
      this.processes = await this.startProcesses();
      await stopAll(previous);
      print('[functions] restarted with the new bundle');
    } catch (error) {
      if (!(error instanceof FunctionStartError)) throw error;
      print(`[functions] ${error.message} The previous bundle still runs.`);
    }
  }

  private async startProcesses(): Promise<Map<string, FunctionProcess>> {
    const { names, ...options } = this.options;
    const ports = await freePorts(names.length);
    const processes = new Map(
      names.map((name, index) => [name, new FunctionProcess({ ...options, name, port: ports[index] ?? 0 })]),
    );
    try {
      await Promise.all([...processes.values()].map((process) => process.ready()));
    } catch (error) {
      await stopAll(processes);
      throw error;
    }
    return processes;
  }

  /** The hash of the bundle; empty without a bundle. */
  private async hashBundle(): Promise<string> {
    try {
      return createHash('sha256')
        .update(await readFile(this.bundle))
        .digest('hex');
    } catch (error) {
      if (typeof error === 'object' && error && 'code' in error && error.code === 'ENOENT') return '';
      throw error;
    }
  }
}

async function stopAll(processes: ReadonlyMap<string, FunctionProcess>): Promise<void> {
  await Promise.all([...processes.values()].map((process) => process.stop()));
}

import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

export interface FunctionProcessOptions {
  /** The function's name, which is also its service's. */
  name: string;
  /** Folder of the built functions. */
  source: string;
  /** Path of the functions framework's program. */
  framework: string;
  port: number;
  environment: Record<string, string>;
  /** Prints one line that the process writes. */
  print: (line: string) => void;
}

/** A function that ended or hung before its first response. */
export class FunctionStartError extends Error {
  override readonly name = 'FunctionStartError';
}

/** Ends a function with its parent, whose end closes the channel between them. */
const endWithParent = `data:text/javascript,process.on('disconnect',()=>process.exit())`;

/** How long a function may take to listen, milliseconds. */
const startTimeout = 30_000;

/** One function in a process of its own, as on Cloud Run. A crash is reported, not restarted. */
export class FunctionProcess {
  private readonly child: ChildProcess;
  private ended: string | undefined;
  private stopping = false;

  constructor(private readonly options: FunctionProcessOptions) {
    const { name, source, framework, port, environment, print } = options;
    this.child = spawn(
      process.execPath,
      ['--import', endWithParent, framework, `--source=${source}`, `--target=${name}`, `--port=${port}`],
      { env: environment, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    );
    for (const stream of [this.child.stdout, this.child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => print(`[${name}] ${line}`));
    }
    this.child.on('exit', (code, signal) => {
      this.ended = signal ? `by ${signal}` : `with code ${code}`;
      if (!this.stopping)
        print(`[${name}] ended ${this.ended}; its address responds 502 until the next start`);
    });
  }

  get name(): string {
    return this.options.name;
  }

  get port(): number {
    return this.options.port;
  }

  /**
   * Waits until the function takes connections.
   * @throws FunctionStartError
   */
  async ready(): Promise<void> {
    const limit = Date.now() + startTimeout;
    while (!(await accepts(this.port))) {
      if (this.ended)
        throw new FunctionStartError(`The function ${this.name} ended ${this.ended} before it responded.`);
      if (Date.now() > limit) throw new FunctionStartError(`The function ${this.name} does not respond.`);
      await sleep(50);
    }
  }

  /** Ends the process: SIGTERM first, SIGKILL after 3 seconds. */
  async stop(): Promise<void> {
    this.stopping = true;
    if (this.ended) return;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    const force = setTimeout(() => this.child.kill('SIGKILL'), 3000);
    this.child.kill('SIGTERM');
    await ended;
    clearTimeout(force);
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

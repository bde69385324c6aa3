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
  /** Takes every line the process writes. */
  print: (line: string) => void;
}

/** A function that ended before it answered for the first time. */
export class FunctionStartError extends Error {
  override readonly name = 'FunctionStartError';
}

/** Ends a function with its parent, however that ended: the channel between them closes. */
const endWithParent = `data:text/javascript,process.on('disconnect',()=>process.exit())`;

/** How long a function may take to listen, milliseconds. */
const startLimit = 30_000;

/** One function in a process of its own, as on Cloud Run. It is never restarted: a crash is to be seen. */
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
        print(`[${name}] ended ${this.ended}; its address answers 502 until the next start`);
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
    const limit = Date.now() + startLimit;
    while (!(await accepts(this.port))) {
      if (this.ended)
        throw new FunctionStartError(`The function ${this.name} ended ${this.ended} before it answered.`);
      if (Date.now() > limit) throw new FunctionStartError(`The function ${this.name} does not answer.`);
      await sleep(50);
    }
  }

  /** Ends the process: asked first, forced after 3 seconds. */
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
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

import { EventEmitter } from 'node:events';
import { createService } from './createService.mjs';

/** A process that ends when it is told to, or when a test calls `crash`. */
class FakeProcess extends EventEmitter {
  exitCode = null;
  signalCode = null;

  kill(signal) {
    this.signalCode = signal;
    setImmediate(() => this.emit('exit', null, signal));
  }

  crash(code) {
    this.exitCode = code;
    this.emit('exit', code, null);
  }
}

function createFakeService() {
  const started = [];
  const exits = [];
  const service = createService(
    () => {
      const alive = started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      expect(alive).toEqual([]);
      started.push(new FakeProcess());
      return started.at(-1);
    },
    (code) => exits.push(code),
  );
  return { service, started, exits };
}

test('a restart ends the process and starts another, and is not an exit', async () => {
  const { service, started, exits } = createFakeService();
  await service.restart();
  expect([started.length, started[0].signalCode, exits]).toEqual([2, 'SIGTERM', []]);
});

test('a process that ends by itself is reported with its code', () => {
  const { started, exits } = createFakeService();
  started[0].crash(3);
  expect(exits).toEqual([3]);
});

test('a process that crashed can be restarted', async () => {
  const { service, started } = createFakeService();
  started[0].crash(1);
  await service.restart();
  expect(started.length).toBe(2);
});

test('a stopped service is neither reported nor restarted', async () => {
  const { service, started, exits } = createFakeService();
  await service.stop();
  await service.restart();
  expect([started.length, exits]).toEqual([1, []]);
});

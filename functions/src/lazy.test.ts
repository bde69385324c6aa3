import { lazy } from './lazy.ts';

interface Greeter {
  greet(name: string): Promise<string>;
  numbers(): Promise<AsyncIterable<number>>;
}

function setUp() {
  let loads = 0;
  const greeter: Greeter = {
    greet: async (name) => `Hello ${name}`,
    numbers: async () =>
      (async function* () {
        yield 1;
        yield 2;
      })(),
  };
  const port = lazy<Greeter>(async () => {
    loads += 1;
    return greeter;
  });
  return { port, getLoads: () => loads };
}

describe('a lazy object', () => {
  test('is loaded at its first call, and once', async () => {
    const { port, getLoads } = setUp();
    expect(getLoads()).toBe(0);
    expect(await Promise.all([port.greet('Ana'), port.greet('Léo')])).toEqual(['Hello Ana', 'Hello Léo']);
    expect(getLoads()).toBe(1);
  });

  test('passes iterables on', async () => {
    const found: number[] = [];
    for await (const number of await setUp().port.numbers()) found.push(number);
    expect(found).toEqual([1, 2]);
  });

  test('is no promise', async () => {
    const { port, getLoads } = setUp();
    expect(await port).toBe(port);
    expect(getLoads()).toBe(0);
  });

  test('rejects with what the method throws', async () => {
    const port = lazy<Pick<Greeter, 'greet'>>(async () => ({
      greet: () => Promise.reject(new RangeError('too long')),
    }));
    await expect(port.greet('Ana')).rejects.toThrow(RangeError);
  });
});

/** An unexpected call of the console fails the test that made it; a test that expects one spies on it. */
const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  for (const method of methods) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      calls.push(`console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  if (calls.length > 0) throw new Error(`unexpected console output\n${calls.join('\n')}`);
});

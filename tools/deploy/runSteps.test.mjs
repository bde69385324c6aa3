import { runSteps } from './runSteps.mjs';

const aStep = (id, overrides = {}) => ({ id, title: `Do ${id}`, command: { run: [id] }, ...overrides });

/** A shell in which these programs fail; `secret` prints one. */
function aShell(failing = []) {
  const ran = [];
  const said = [];
  const shell = {
    run: async ({ run, env }) => {
      ran.push([run.join(' '), env]);
      return failing.includes(run[0]) ? 1 : 0;
    },
    read: async ([program]) => {
      if (failing.includes(program)) throw new Error(`${program} failed`);
      return 'sk_live_1\n';
    },
    succeeds: async ([program]) => !failing.includes(program),
  };
  return { shell, ran, said, say: (line) => said.push(line) };
}

test('steps run in order', async () => {
  const { shell, ran, say } = aShell();
  expect(await runSteps([aStep('a'), aStep('b')], shell, say)).toBeUndefined();
  expect(ran).toEqual([
    ['a', {}],
    ['b', {}],
  ]);
});

test('the first failure stops the run', async () => {
  const { shell, ran, say } = aShell(['b']);
  const failed = await runSteps([aStep('a'), aStep('b'), aStep('c')], shell, say);
  expect(failed.id).toBe('b');
  expect(ran.map(([line]) => line)).toEqual(['a', 'b']);
});

test('a step is skipped where its result exists', async () => {
  const steps = [aStep('a', { unless: ['there'] }), aStep('b', { unless: ['missing'] })];
  const { shell, ran, said, say } = aShell(['missing']);
  await runSteps(steps, shell, say);
  expect(ran).toEqual([['b', {}]]);
  expect(said).toEqual(['▸ 1/2 Do a', '  exists already', '▸ 2/2 Do b', '  b']);
});

test('a secret reaches the command but is not printed', async () => {
  const { shell, ran, said, say } = aShell();
  await runSteps([aStep('a', { command: { run: ['a'], env: { KEY: { output: ['secret'] } } } })], shell, say);
  expect(ran).toEqual([['a', { KEY: 'sk_live_1' }]]);
  expect(said.join('\n')).not.toMatch(/sk_live/);
});

test('a command is not run where a substitution fails', async () => {
  const { shell, ran, say } = aShell(['secret']);
  const command = { run: ['a', { prefix: '--uri=', output: ['secret'] }] };
  const failed = await runSteps([aStep('a', { command })], shell, say);
  expect([failed.id, ran]).toEqual(['a', []]);
});

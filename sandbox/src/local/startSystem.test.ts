import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listen, PortTakenError } from '../listen.ts';
import { aCheckout } from '../testing/aCheckout.ts';
import { createStripeClient } from '../testing/createStripeClient.ts';
import { post, postAction } from '../testing/postAction.ts';
import { createSiteFixture, type SiteFixture } from '../testing/siteFixture.ts';
import { threePorts } from '../testing/threePorts.ts';
import { FunctionStartError } from './functions/functionProcess.ts';
import { NotBuiltError, type RunningSystem, startSystem } from './startSystem.ts';

const clock = '2030-01-01T09:00:00+01:00';
let port: number;
let fixture: SiteFixture;
let running: RunningSystem | undefined;

beforeEach(async () => {
  port = await threePorts();
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  await fixture.remove();
});

async function start(overrides: Record<string, string> = {}, environment: Record<string, string> = {}) {
  fixture = await createSiteFixture(overrides);
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  running = await startSystem({ root: fixture.root, port, print, environment, clock });
  return { lines, system: running };
}

it('runs site, partner’s page, console and functions, and stops them all', async () => {
  const { lines, system } = await start({}, { EXTRA: 'yes' });
  expect([system.site, system.partner, system.console]).toEqual([
    `http://localhost:${port}`,
    `http://localhost:${port + 1}`,
    `http://localhost:${port + 2}`,
  ]);
  expect(await (await fetch(`${system.partner}/en`)).text()).toContain(`${system.site}/widget/v1/booking.js`);
  expect((await fetch(system.console)).status).toBe(200);
  const echo = await fetch(`${system.site}/api/echo`);
  const { environment } = (await echo.json()) as { environment: Record<string, string> };
  expect(environment).toMatchObject({
    SITE_ORIGIN: system.site,
    STRIPE_API_BASE: system.console,
    SENDGRID_API_BASE: `${system.console}/sendgrid`,
    BREVO_API_BASE: `${system.console}/brevo/v3`,
    EXTRA_ORIGINS: system.partner,
    SURYA_CLOCK: clock,
    NODE_ENV: 'production',
    EXTRA: 'yes',
  });
  expect(lines).toContain('[echo] echo was called');

  const stripe = createStripeClient(system.mocks);
  const { id } = await stripe.checkout.sessions.create(aCheckout());
  await postAction(system.mocks, id, 'pay');
  while (system.mocks.state().deliveries.some(({ state }) => state === 'pending')) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(new Set(system.mocks.state().deliveries.map(({ status }) => status))).toEqual(new Set([201]));

  expect(await post(system.mocks, '/sandbox/sweep')).toEqual({ status: 200 });
  expect((await fetch(`${system.site}/api/sweep`, { method: 'POST' })).status).toBe(404);

  expect((await fetch(`${system.site}/api/gone`)).status).toBe(502);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(lines).toContain('[gone] ended by SIGKILL; its address responds 502 until the next start');
  await system.close();
  await expect(fetch(system.site)).rejects.toThrow('fetch failed');
}, 20_000);

it('names the taken port, and leaves nothing running', async () => {
  const other = await listen(() => {}, port + 2);
  const refusal = await start().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(PortTakenError);
  expect(refusal).toMatchObject({ message: `Port ${port + 2} is taken.` });
  await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed');
  await other.close();
});

it('names what is not built', async () => {
  fixture = await createSiteFixture({ 'firebase.json': '{"hosting":{"public":"elsewhere"}}' });
  const refusal = await startSystem({ root: fixture.root, port, print: () => {} }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(NotBuiltError);
  expect(refusal).toMatchObject({ message: 'elsewhere is missing: run "npm run build" first.' });
});

it('names the function that does not start', async () => {
  const refusal = await start({ 'functions/dist/index.js': 'process.exit(1);' }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(FunctionStartError);
  expect(String(refusal)).toMatch(/The function \w+ ended with code 1 before it responded\./);
}, 20_000);

it('restarts the functions when their bundle changes, and keeps them when the new one fails', async () => {
  const { lines, system } = await start();
  const bundle = join(fixture.root, 'functions/dist/index.js');
  const source = await readFile(bundle, 'utf8');
  const printed = async (text: string) => {
    while (!lines.some((line) => line.includes(text)))
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const getHeader = async () => (await fetch(`${system.site}/api/echo`)).headers.get('x-answer');
  expect(await getHeader()).toBe('yes');
  await writeFile(bundle, source.replace("'X-Answer', 'yes'", "'X-Answer', 'new'"));
  await printed('[functions] restarted with the new bundle');
  expect(await getHeader()).toBe('new');
  await writeFile(bundle, 'process.exit(1);');
  await printed('The previous bundle still runs.');
  expect(await getHeader()).toBe('new');
}, 30_000);

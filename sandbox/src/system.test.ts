import { FunctionStartError } from './functions/functionProcess.ts';
import { listen, PortTakenError } from './listening.ts';
import { NotBuiltError, type RunningSystem, startSystem } from './system.ts';
import { aCheckout, act, post } from './testing/checkout.ts';
import { stripeAt } from './testing/clients.ts';
import { threePorts } from './testing/ports.ts';
import { aSite, type Fixture } from './testing/site.ts';

let port: number;
let fixture: Fixture;
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
  fixture = await aSite(overrides);
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  running = await startSystem({ root: fixture.root, port, print, environment });
  return { lines, system: running };
}

it('runs site, partner’s page, console and functions, and ends them all', async () => {
  const { lines, system } = await start({}, { EXTRA: 'yes' });
  expect([system.site, system.partner, system.console]).toEqual([
    `http://localhost:${port}`,
    `http://localhost:${port + 1}`,
    `http://localhost:${port + 2}`,
  ]);
  expect(await (await fetch(`${system.partner}/en`)).text()).toContain(`${system.site}/widget/v1/booking.js`);
  expect((await fetch(system.console)).status).toBe(200);
  const { environment } = await (await fetch(`${system.site}/api/echo`)).json();
  expect(environment).toMatchObject({
    SITE_ORIGIN: system.site,
    STRIPE_API_BASE: system.console,
    SENDGRID_API_BASE: `${system.console}/sendgrid`,
    BREVO_API_BASE: `${system.console}/brevo/v3`,
    EXTRA_ORIGINS: system.partner,
    SURYA_CLOCK: '2025-06-01T09:00:00+02:00',
    NODE_ENV: 'production',
    EXTRA: 'yes',
  });
  expect(lines).toContain('[echo] echo was called');

  const stripe = stripeAt(system.standIns);
  const { id } = await stripe.checkout.sessions.create(aCheckout());
  await act(system.standIns, id, 'pay');
  while (system.standIns.state().deliveries.some(({ state }) => state === 'pending')) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(new Set(system.standIns.state().deliveries.map(({ status }) => status))).toEqual(new Set([201]));

  expect(await post(system.standIns, '/sandbox/sweep')).toEqual({ status: 200 });
  expect((await fetch(`${system.site}/api/sweep`, { method: 'POST' })).status).toBe(404);

  expect((await fetch(`${system.site}/api/gone`)).status).toBe(502);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(lines).toContain('[gone] ended by SIGKILL; its address answers 502 until the next start');
  await system.close();
  await expect(fetch(system.site)).rejects.toThrow('fetch failed');
}, 20_000);

it('names the port that is taken, and leaves nothing running', async () => {
  const other = await listen(() => {}, port + 2);
  const refusal = await start().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(PortTakenError);
  expect(refusal).toMatchObject({ message: `Port ${port + 2} is taken.` });
  await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed');
  await other.close();
});

it('names what is not built', async () => {
  fixture = await aSite({ 'firebase.json': '{"hosting":{"public":"elsewhere"}}' });
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
  expect(String(refusal)).toMatch(/The function \w+ ended with code 1 before it answered\./);
}, 20_000);

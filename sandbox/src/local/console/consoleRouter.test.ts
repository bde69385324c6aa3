import { type RunningProviderMocks, startProviderMocks } from '../../providers/startProviderMocks.ts';
import { aCheckout } from '../../testing/aCheckout.ts';
import {
  createBrevoClient,
  createSendGridClient,
  createStripeClient,
} from '../../testing/createStripeClient.ts';
import { postAction } from '../../testing/postAction.ts';
import { startWebhookReceiver } from '../../testing/webhookReceiver.ts';
import { type ConsoleOptions, consoleRouter } from './consoleRouter.ts';

const start = (options: ConsoleOptions) =>
  startProviderMocks({ extraRoutes: (mocks) => consoleRouter(mocks, options) });

let mocks: RunningProviderMocks;
beforeAll(async () => {
  mocks = await start({ links: { site: 'http://site.test', partner: 'http://partner.test' } });
});
afterAll(() => mocks.close());
beforeEach(() => mocks.reset());

const get = (path: string) => fetch(mocks.origin + path);
const submit = (path: string, fields: Record<string, string> = {}) =>
  fetch(mocks.origin + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

it('shows payments, mails, contacts and calls, escaped', async () => {
  const { id } = await createStripeClient(mocks).checkout.sessions.create(aCheckout());
  await postAction(mocks, id, 'pay', { name: '<b>Anne</b>' });
  await createSendGridClient(mocks).send({
    from: 'a@example.org',
    to: 'b@example.org',
    subject: '<i>Bonjour</i>',
    text: 'x',
  });
  await createBrevoClient(mocks).createContact({ email: 'anne@example.org' });
  const page = await (await get('/')).text();
  expect(page).toContain('€230.00');
  expect(page).toContain('&#60;b&#62;Anne&#60;/b&#62;');
  expect(page).toContain('&#60;i&#62;Bonjour&#60;/i&#62;');
  expect(page).toContain('anne@example.org');
  expect(page).toContain('POST /v1/checkout/sessions');
  expect(page).toContain('href="http://partner.test"');
});

it('renders a mail without script, and serves its attachments', async () => {
  await createSendGridClient(mocks).send({
    from: 'a@example.org',
    to: 'b@example.org',
    subject: 'Bonjour',
    text: 'en texte',
    html: '<p>en HTML',
    attachments: [{ content: 'QkVHSU4=', filename: 'a.ics', type: 'text/calendar; method=PUBLISH' }],
  });
  const page = await (await get('/console/mails/0')).text();
  expect(page).toContain('<iframe sandbox');
  expect(page).toContain('en texte');
  const rendered = await get('/console/mails/0/html');
  expect(rendered.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  expect(await rendered.text()).toBe('<p>en HTML');
  const attachment = await get('/console/mails/0/attachments/0');
  expect(attachment.headers.get('content-disposition')).toBe('attachment; filename=a.ics');
  expect(await attachment.text()).toBe('BEGIN');
  expect((await get('/console/mails/7')).status).toBe(404);
});

it('switches a provider off and on', async () => {
  expect(
    (await submit('/console/faults', { provider: 'stripe', fault: 'refused', times: '', path: '' })).status,
  ).toBe(303);
  expect(mocks.state().faults.stripe).toEqual({ kind: 'refused' });
  expect(await (await get('/console/dashboard')).text()).toContain('off: refuses connections');
  await submit('/console/faults', { provider: 'stripe', fault: 'none' });
  expect(mocks.state().faults.stripe).toEqual({ kind: 'none' });
});

it('refunds, and reports why it cannot', async () => {
  const { id } = await createStripeClient(mocks).checkout.sessions.create(aCheckout());
  const refused = await submit(`/console/sessions/${id}/refund`);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('No such charge')]);
  await postAction(mocks, id, 'pay');
  expect((await submit(`/console/sessions/${id}/refund`)).headers.get('location')).toBe('/');
  expect(mocks.state().payments).toMatchObject([{ amountRefunded: 23_000 }]);
});

it('runs the sweep where it is configured, and reports an unfinished one', async () => {
  expect(await (await get('/')).text()).not.toContain('Sweep now');
  expect((await fetch(`${mocks.origin}/sandbox/sweep`, { method: 'POST' })).status).toBe(404);
  const sweeper = await startWebhookReceiver(200, 503);
  const scheduled = await start({ getSweepUrl: () => sweeper.url });
  expect(await (await fetch(scheduled.origin)).text()).toContain('Sweep now');
  const sweep = () => fetch(`${scheduled.origin}/console/sweep`, { method: 'POST', redirect: 'manual' });
  expect((await sweep()).headers.get('location')).toBe('/');
  const refused = await sweep();
  expect([refused.status, await refused.text()]).toEqual([502, expect.stringContaining('503')]);
  await sweeper.close();
  expect(await (await sweep()).text()).toContain('no response');
  await scheduled.close();
});

it('deletes everything on reset', async () => {
  await createStripeClient(mocks).checkout.sessions.create(aCheckout());
  await submit('/console/reset');
  expect(mocks.state()).toMatchObject({
    payments: [],
    mails: [],
    contacts: [],
    deliveries: [],
    calls: [],
  });
});

it('notifies open pages of changes', async () => {
  const answer = await get('/console/changes');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('retry:');
  await createStripeClient(mocks).checkout.sessions.create(aCheckout());
  expect((await reader?.read())?.value).toBe('data: change\n\n');
  await reader?.cancel();
});

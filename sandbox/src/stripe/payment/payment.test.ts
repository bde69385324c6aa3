import type Stripe from 'stripe';
import { type RunningStandIns, startStandIns } from '../../standIns.ts';
import { aCheckout, act, aPayment } from '../../testing/checkout.ts';
import { stripeAt } from '../../testing/clients.ts';

let standIns: RunningStandIns;
let stripe: Stripe;

beforeAll(async () => {
  standIns = await startStandIns();
  stripe = stripeAt(standIns);
});
afterAll(() => standIns.close());
beforeEach(() => standIns.reset());

const open = (overrides: object = {}) => stripe.checkout.sessions.create(aCheckout(overrides));
const submit = (url: string | null, body: URLSearchParams) =>
  fetch(String(url), { method: 'POST', redirect: 'manual', body });
const stateOf = (id: string) => stripe.checkout.sessions.retrieve(id);

it.each([
  ['fr', 'Payer 230,00 €', 'Annuler et revenir'],
  ['en', 'Pay €230.00', 'Cancel and go back'],
  ['es', 'Pagar 230,00 €', 'Cancelar y volver'],
])('speaks the session’s language, %s', async (locale, button, cancel) => {
  const { url } = await open({ locale });
  const page = (await (await fetch(String(url))).text()).replace(/[\u00a0\u202f]/g, ' ');
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain(button);
  expect(page).toContain(cancel);
  expect(page).toContain('href="http://shop.test/programme"');
});

it('speaks the browser’s language where the session leaves it open', async () => {
  const { url } = await open({ locale: 'auto' });
  const page = await fetch(String(url), { headers: { 'Accept-Language': 'es-MX,es;q=0.9' } });
  expect(await page.text()).toContain('<html lang="es">');
});

it('escapes what the shop named', async () => {
  const product = { name: '<script>alert(1)</script>' };
  const { url } = await open({
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 100, product_data: product } }],
  });
  expect(await (await fetch(String(url))).text()).not.toContain('<script>alert');
});

it('leads to the success page with the session’s id once it is paid', async () => {
  const { id, url } = await open();
  const answer = await submit(url, aPayment());
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `http://shop.test/merci?session_id=${id}`,
  ]);
  expect(await stateOf(id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'anne@example.org', name: 'Anne Le Goff' },
  });
});

it.each([
  ['4000 0000 0000 0002', 'Votre carte a été refusée.'],
  ['4000 0000 0000 9995', 'Provision insuffisante.'],
  ['4111 1111 1111 1111', 'ce n’est pas une carte de test'],
])('tells that the card %s is declined, and keeps the session open', async (number, message) => {
  const { id, url } = await open();
  const answer = await submit(url, aPayment({ number }));
  expect(answer.status).toBe(402);
  const page = await answer.text();
  expect(page).toContain(message);
  expect(page).toContain('value="anne@example.org"');
  expect(await stateOf(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
  expect((await submit(url, aPayment())).status).toBe(303);
  expect(standIns.state().payments).toMatchObject([{ paymentStatus: 'paid' }]);
});

it.each([
  [{ email: 'anne' }, 'Adresse e-mail incomplète.'],
  [{ name: '' }, 'Le nom est requis.'],
  [{ number: '4242 4242 4242 4241' }, 'Le numéro de carte n’est pas valide.'],
  [{ expiry: '13/34' }, 'La date d’expiration est incomplète.'],
  [{ expiry: '01/20' }, 'La date d’expiration est passée.'],
  [{ cvc: '1' }, 'Le code de sécurité est incomplet.'],
])('refuses %j', async (fields, message) => {
  const { id, url } = await open();
  const answer = await submit(url, aPayment(fields));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(message);
  expect((await stateOf(id)).payment_intent).toBeNull();
});

it.each(['4000 0025 0000 3155', '4000 0000 0000 3220'])('asks the bank of %s first', async (number) => {
  const { id, url } = await open();
  const asked = await submit(url, aPayment({ number }));
  expect(asked.headers.get('location')).toBe(`/pay/${id}/3d-secure`);
  expect((await stateOf(id)).payment_status).toBe('unpaid');
  const challenge = `${url}/3d-secure`;
  expect(await (await fetch(challenge)).text()).toContain('Authentification 3-D Secure');
  const failed = await submit(challenge, new URLSearchParams({ outcome: 'fail' }));
  expect(await failed.text()).toContain('L’authentification a échoué.');
  await submit(url, aPayment({ number }));
  const passed = await submit(challenge, new URLSearchParams({ outcome: 'complete' }));
  expect(passed.headers.get('location')).toContain('http://shop.test/merci');
  expect((await stateOf(id)).payment_status).toBe('paid');
});

it('takes a debit where the session allows one', async () => {
  const { id, url } = await open({ payment_method_types: ['card', 'sepa_debit'] });
  const form = aPayment({ method: 'sepa_debit', iban: 'FR14 2004 1010 0505 0001 3M02 606' });
  expect((await submit(url, form)).status).toBe(303);
  expect(await stateOf(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
});

it('charges a session once, however often the form is sent', async () => {
  const { id, url } = await open();
  const answers = await Promise.all([1, 2, 3].map(() => submit(url, aPayment())));
  expect(answers.map((answer) => answer.headers.get('location')).sort()).toEqual([
    `/pay/${id}`,
    `/pay/${id}`,
    `http://shop.test/merci?session_id=${id}`,
  ]);
  expect(standIns.state().calls.length).toBeGreaterThan(0);
  const { data } = await stripe.paymentIntents.list();
  expect(data).toHaveLength(1);
});

it('says that a session is paid, expired or unknown', async () => {
  const paid = await open();
  await act(standIns, paid.id, 'pay');
  expect(await (await fetch(String(paid.url))).text()).toContain('C’est payé');
  const expired = await open({ locale: 'en' });
  await act(standIns, expired.id, 'expire');
  expect(await (await fetch(String(expired.url))).text()).toContain('This page has expired');
  expect((await fetch(`${standIns.origin}/pay/cs_test_unknown`)).status).toBe(404);
});

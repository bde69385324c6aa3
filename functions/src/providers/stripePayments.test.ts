import { type MockAnswer, mockServer, unreachableUrl } from '../testing/mockServer.ts';
import {
  type CheckoutSession,
  type CheckoutSessionRequest,
  IdempotencyConflictError,
  type Payments,
  sessionIdPlaceholder,
} from './payments.ts';
import { ProviderError } from './providerError.ts';
import { stripePayments } from './stripePayments.ts';

const connect = (stripeApiBase: string, timeout = 10_000) =>
  stripePayments(
    { stripeSecretKey: 'sk_test_1', stripeWebhookSecret: 'whsec_1', stripeApiBase },
    { timeout, maxNetworkRetries: 2 },
  );
const session = {
  id: 'cs_test_1',
  object: 'checkout.session',
  status: 'open',
  payment_status: 'unpaid',
  url: 'https://pay.example/1',
  success_url: 'https://www.studio.example/ok?session_id={CHECKOUT_SESSION_ID}',
  created: 1_748_761_200,
  amount_total: 23_000,
  currency: 'eur',
  metadata: { program: 'x' },
  customer_details: null,
  payment_intent: null,
};
const sessionRequest: CheckoutSessionRequest = {
  locale: 'fr',
  productName: 'Surya Kriya · Rennes · 5 & 6 juillet 2025',
  cents: 23_000,
  reference: 'surya-kriya-rennes',
  successUrl: `https://www.studio.example/ok?session_id=${sessionIdPlaceholder}`,
  cancelUrl: 'https://www.studio.example/back',
  expiresAt: 1_750_000_000,
  metadata: { program: 'surya-kriya-rennes' },
};

describe('Stripe', () => {
  const failure = (type: string, more: object = {}) => ({
    error: { type, message: 'camille@example.org', ...more },
  });
  test('creates a session with every parameter set', async () => {
    await mockServer([{ status: 200, json: session }], async (origin, requests) => {
      const { session, replayed } = await connect(origin).createSession(sessionRequest, 'key-1');
      expect(replayed).toBe(false);
      expect(session).toMatchObject({
        id: 'cs_test_1',
        state: 'open',
        paid: false,
        cents: 23_000,
        url: 'https://pay.example/1',
        successUrl: 'https://www.studio.example/ok?session_id=cs_test_1',
        payment: undefined,
      });
      const [request] = requests;
      expect(request).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
      expect(request?.headers).toMatchObject({
        'stripe-version': '2026-10-28.endive',
        'idempotency-key': 'key-1',
        authorization: 'Bearer sk_test_1',
      });
      expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
        mode: 'payment',
        'allowed_payment_method_types[0]': 'card',
        submit_type: 'book',
        locale: 'fr',
        'adaptive_pricing[enabled]': 'false',
        client_reference_id: 'surya-kriya-rennes',
        expires_at: '1750000000',
        success_url: 'https://www.studio.example/ok?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: sessionRequest.cancelUrl,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'eur',
        'line_items[0][price_data][unit_amount]': '23000',
        'line_items[0][price_data][product_data][name]': sessionRequest.productName,
        'metadata[program]': 'surya-kriya-rennes',
        'payment_intent_data[description]': sessionRequest.productName,
        'payment_intent_data[metadata][program]': 'surya-kriya-rennes',
      });
    });
  });

  test('reports a replayed answer', async () => {
    const reply = { status: 200, json: session, headers: { 'idempotent-replayed': 'true' } };
    await mockServer([reply], async (origin) => {
      expect(await connect(origin).createSession(sessionRequest, 'key-1')).toMatchObject({ replayed: true });
    });
  });

  test('returns a paid session with its payment, in one request or two', async () => {
    const paid = { ...session, status: 'complete', payment_status: 'paid', url: null };
    const intent = {
      id: 'pi_1',
      object: 'payment_intent',
      metadata: { list: 'done' },
      latest_charge: { id: 'ch_1', created: 1_748_761_500, amount_refunded: 5_000 },
    };
    const customer_details = { email: 'camille@example.org', name: 'Camille Martin', phone: null };
    for (const answers of [
      [{ status: 200, json: { ...paid, customer_details, payment_intent: intent } }],
      [
        { status: 200, json: { ...paid, customer_details, payment_intent: 'pi_1' } },
        { status: 200, json: intent },
      ],
    ]) {
      await mockServer(answers, async (origin, requests) => {
        expect(await connect(origin).getSession('cs_test_1')).toMatchObject({
          paid: true,
          refundedCents: 5_000,
          paidAt: new Date('2025-06-01T07:05:00Z'),
          buyer: { email: 'camille@example.org', name: 'Camille Martin' },
          payment: { id: 'pi_1', metadata: { list: 'done' } },
        });
        expect(requests).toHaveLength(answers.length);
        expect(requests.at(-1)?.path).toMatch(/expand\[0\]=(payment_intent\.)?latest_charge$/);
      });
    }
  });

  test('returns undefined for an unknown id', async () => {
    const missing = {
      error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' },
    };
    await mockServer([{ status: 404, json: missing }], async (origin) => {
      expect(await connect(origin).getSession('cs_test_2')).toBeUndefined();
    });
  });

  test('finds the session of a payment', async () => {
    await mockServer(
      [{ status: 200, json: { object: 'list', data: [session] } }],
      async (origin, requests) => {
        expect(await connect(origin).findSessionByPayment('pi_1')).toMatchObject({ id: 'cs_test_1' });
        expect(requests[0]?.path).toContain('payment_intent=pi_1');
      },
    );
    await mockServer([{ status: 200, json: { object: 'list', data: [] } }], async (origin) => {
      expect(await connect(origin).findSessionByPayment('pi_1')).toBeUndefined();
    });
  });

  test('lists the sessions completed since an instant, over all pages', async () => {
    const paid = { ...session, status: 'complete', payment_status: 'paid', url: null };
    const page = (ids: readonly string[], has_more: boolean): MockAnswer => ({
      status: 200,
      json: {
        object: 'list',
        data: ids.map((id) => ({ ...paid, id })),
        has_more,
        url: '/v1/checkout/sessions',
      },
    });
    const busy = { status: 503, json: failure('api_error') };
    const answers = [page(['cs_3', 'cs_2'], true), busy, page(['cs_1'], false)];
    await mockServer(answers, async (origin, requests) => {
      const found: CheckoutSession[] = [];
      const since = new Date('2025-06-01T07:00:00.999Z');
      for await (const session of await connect(origin).listCompletedSince(since)) found.push(session);
      expect(found.map(({ id }) => id)).toEqual(['cs_3', 'cs_2', 'cs_1']);
      expect(found[0]).toMatchObject({ paid: true, createdAt: new Date('2025-06-01T07:00:00Z') });
      expect(
        requests.map(({ path }) => Object.fromEntries(new URL(path, origin).searchParams)),
      ).toMatchObject([
        {
          'created[gte]': '1748761200',
          status: 'complete',
          limit: '100',
          'expand[0]': 'data.payment_intent.latest_charge',
        },
        { starting_after: 'cs_2' },
        { starting_after: 'cs_2' },
      ]);
    });
  }, 15_000);

  test('fails where a list breaks off, rather than ending it', async () => {
    const first = {
      object: 'list',
      data: [{ ...session, status: 'complete' }],
      has_more: true,
      url: '/v1/x',
    };
    const broken = { status: 401, json: failure('authentication_error') };
    await mockServer([{ status: 200, json: first }, broken], async (origin) => {
      const list = await connect(origin).listCompletedSince(new Date(0));
      const sessions = list[Symbol.asyncIterator]();
      expect(await sessions.next()).toMatchObject({ value: { id: 'cs_test_1' } });
      await expect(sessions.next()).rejects.toMatchObject({ provider: 'stripe', retryable: false });
    });
  });

  test('sets and removes metadata, and reports an idempotency conflict', async () => {
    const taken = { error: { type: 'idempotency_error', message: 'Keys for idempotent requests…' } };
    const intent = { id: 'pi_1', metadata: { a: '1' } };
    await mockServer(
      [
        { status: 200, json: intent },
        { status: 400, json: taken },
      ],
      async (origin, requests) => {
        const { updateMetadata } = connect(origin);
        expect(await updateMetadata('pi_1', { a: '1', b: '' }, 'claim')).toEqual({ a: '1' });
        expect(requests[0]).toMatchObject({
          path: '/v1/payment_intents/pi_1',
          body: 'metadata[a]=1&metadata[b]=',
          headers: { 'idempotency-key': 'claim' },
        });
        await expect(updateMetadata('pi_1', { a: '2' }, 'claim')).rejects.toThrow(IdempotencyConflictError);
      },
    );
  });

  test.each<[string, MockAnswer, boolean, string]>([
    ['is broken', { status: 500, json: failure('api_error') }, true, 'StripeAPIError 500'],
    ['is busy', { status: 429, json: failure('rate_limit_error') }, true, 'StripeRateLimitError 429'],
    [
      'is busy with the same key',
      { status: 409, json: failure('idempotency_error_', { code: 'idempotency_key_in_use' }) },
      true,
      'idempotency_key_in_use',
    ],
    [
      'refuses the secret',
      { status: 401, json: failure('authentication_error') },
      false,
      'StripeAuthenticationError 401',
    ],
    [
      'refuses what we sent',
      { status: 400, json: failure('invalid_request_error', { code: 'amount_too_small' }) },
      false,
      'StripeInvalidRequestError 400 amount_too_small',
    ],
    ['hangs up', 'hang up', true, 'StripeConnectionError'],
    ['answers nonsense', { status: 200, text: '<html>' }, false, 'StripeAPIError'],
    ['answers half', { status: 200, json: { id: 'cs_test_1' } }, false, 'malformed answer'],
    ['answers null', { status: 200, json: null }, false, 'malformed answer'],
  ])(
    'that %s is a failure of its own kind',
    async (_, reply, retryable, reason) => {
      await mockServer([reply], async (origin) => {
        const error = await failureOf(connect(origin).getSession('cs_test_1'));
        expect(error).toMatchObject({ provider: 'stripe', retryable });
        expect(error.message).toContain(reason);
        expect(error.message).not.toContain('camille');
      });
    },
    15_000,
  );

  test('fails after a bounded time where no answer comes', async () => {
    await mockServer(['silence'], async (origin) => {
      const error = await failureOf(connect(origin, 200).getSession('cs_test_1'));
      expect(error).toMatchObject({ retryable: true, reason: 'StripeConnectionError' });
    });
  }, 15_000);

  test('fails as retryable where it cannot be reached', async () => {
    expect(await failureOf(connect(unreachableUrl).getSession('cs_test_1'))).toMatchObject({
      retryable: true,
    });
  }, 15_000);

  test('repeats a request with the same key after a lost answer', async () => {
    await mockServer(['hang up', { status: 200, json: session }], async (origin, requests) => {
      await connect(origin).createSession(sessionRequest);
      const keys = requests.map(({ headers }) => headers['idempotency-key']);
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBe(keys[1]);
    });
  }, 15_000);
});

async function failureOf(answer: ReturnType<Payments['getSession']>): Promise<ProviderError> {
  try {
    await answer;
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
  throw new Error('it did not fail');
}

import { CallFailure, createApi } from './api.ts';
import { aCatalogue, aProgram } from './testing/builders.ts';

const script = 'https://studio.example/widget/v1/booking.js';

function answering(status: number, body: unknown) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const fetching = async (url: URL | RequestInfo, init?: RequestInit) => {
    asked.push({ url: String(url), init });
    return { ok: status < 400, json: async () => body } as Response;
  };
  return { asked, api: createApi(script, fetching) };
}

async function failureOf(call: Promise<unknown>): Promise<CallFailure> {
  try {
    await call;
  } catch (failure) {
    if (failure instanceof CallFailure) return failure;
  }
  throw new Error('the call did not fail as calls do');
}

const purchase = {
  programId: 'a',
  programType: 'surya_kriya',
  location: 'Rennes',
  price: 60,
  programTitle: 'A',
  language: 'fr',
} as const;

test('the programs lie beside the script, and are asked for once', async () => {
  const { api, asked } = answering(200, aCatalogue(aProgram()));
  const [first, second] = await Promise.all([api.catalogue(), api.catalogue()]);
  expect(first).toBe(second);
  expect(asked.map(({ url }) => url)).toEqual(['https://studio.example/widget/v1/programs.json']);
});

test('the programs are asked for again after a failure', async () => {
  const { api, asked } = answering(500, {});
  expect((await failureOf(api.catalogue())).code).toBe('bad_answer');
  await failureOf(api.catalogue());
  expect(asked).toHaveLength(2);
});

test('the programs can be fetched again, past every cache', async () => {
  const { api, asked } = answering(200, aCatalogue(aProgram()));
  const old = await api.catalogue();
  const fresh = await api.catalogue(true);
  expect(fresh).toEqual(old);
  expect(asked.map(({ init }) => init?.cache)).toEqual(['default', 'no-cache']);
});

test('an answer without address is left to the payment button, which calls it a creation error', async () => {
  expect(await answering(200, {}).api.createPayment(purchase)).toEqual({});
});

test('an answer of another shape is a failure', async () => {
  expect((await failureOf(answering(200, { url: 7 }).api.createPayment(purchase))).code).toBe('bad_answer');
  const session = { sessionId: 'cs_test_1', programType: 'surya_kriya', location: 'Rennes' };
  expect((await failureOf(answering(200, {}).api.verifyPayment(session))).code).toBe('bad_answer');
});

test('an answer that is no catalogue is a failure', async () => {
  expect((await failureOf(answering(200, { programmes: [] }).api.catalogue())).code).toBe('bad_answer');
  expect((await failureOf(answering(200, null).api.catalogue())).code).toBe('bad_answer');
});

test('a call goes to the host of the script, as JSON and without cookies', async () => {
  const { api, asked } = answering(200, { url: 'https://pay.example' });
  await expect(api.createPayment(purchase)).resolves.toEqual({ url: 'https://pay.example' });
  expect(asked[0]).toMatchObject({
    url: 'https://studio.example/api/create-payment',
    init: { method: 'POST', credentials: 'omit', headers: { 'content-type': 'application/json' } },
  });
  expect(JSON.parse(String(asked[0]?.init?.body))).toEqual(purchase);
});

test('a refusal carries the code of the server and the field at fault', async () => {
  const { api } = answering(400, { error: { code: 'invalid_field', field: 'email' } });
  const failure = await failureOf(api.createPayment(purchase));
  expect(failure).toMatchObject({ code: 'invalid_field', field: 'email' });
});

test.each([
  ['a host that cannot be reached', new TypeError('Failed to fetch'), 'network'],
  ['an answer that does not come in time', new DOMException('late', 'TimeoutError'), 'timeout'],
  ['an answer that is not JSON', new SyntaxError('Unexpected token <'), 'bad_answer'],
])('%s is told apart', async (_, thrown, code) => {
  const api = createApi(script, () => Promise.reject(thrown));
  const failure = await failureOf(api.createPayment(purchase));
  expect(failure.code).toBe(code);
  expect(failure.cause).toBe(thrown);
});

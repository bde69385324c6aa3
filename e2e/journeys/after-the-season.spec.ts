import { toInstant } from '@surya/data';
import { getLastDayOfAll, paidProgram } from '../programs.ts';
import { expect, test } from '../system.ts';
import { toPaymentRequest } from './toPaymentRequest.ts';

const day = 24 * 3_600_000;
test.use({ serverClock: new Date(toInstant(getLastDayOfAll()).getTime() + 30 * day).toISOString() });

test('create-payment refuses a program that is over by the server’s clock', async ({ system, request }) => {
  const response = await request.post(`${system.site}/api/create-payment`, {
    data: toPaymentRequest(paidProgram()),
  });
  expect(response.status()).toBe(409);
  expect(await response.json()).toEqual({ error: { code: 'program_over' } });
});

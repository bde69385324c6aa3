import { freeProgram, fullProgram, practices, programs, promotionalProgram } from '../programs.ts';
import { expect, test } from '../system.ts';
import { toPaymentRequest } from './toPaymentRequest.ts';

/** What create-payment answers to a wrong claim (docs/decisions/0012-the-server-computes-the-price.md). */

const promotional = toPaymentRequest(promotionalProgram());
const { price, promoPrice } = promotional;
const otherLocation = programs.find(({ location }) => location !== promotional.location)?.location;
const otherPractice = practices.find(({ key }) => key !== promotional.programType)?.key;

const refusals = [
  [
    'a reduced price that is not today’s',
    { promoPrice: promoPrice / 100 },
    409,
    'catalogue_mismatch',
    'promoPrice',
  ],
  [
    'a full price that is not the catalogue’s',
    { price: price / 10, promoPrice: promoPrice / 10 },
    409,
    'catalogue_mismatch',
    'price',
  ],
  ['a claim to no reduction', { promoPrice: price }, 409, 'catalogue_mismatch', 'promoPrice'],
  ['another type', { programType: otherPractice }, 409, 'catalogue_mismatch', 'programType'],
  ['another location', { location: otherLocation }, 409, 'catalogue_mismatch', 'location'],
  ['an unknown program', { programId: 'no-such-program' }, 404, 'unknown_program', 'programId'],
  ['a full program', toPaymentRequest(fullProgram()), 409, 'program_full'],
  ['a free program', toPaymentRequest(freeProgram()), 409, 'program_free'],
] as const;

for (const [claim, overrides, status, code, field] of refusals) {
  test(`create-payment refuses ${claim}`, async ({ system, request }) => {
    const response = await request.post(`${system.site}/api/create-payment`, {
      data: { ...promotional, ...overrides },
    });
    expect(response.status()).toBe(status);
    expect(await response.json()).toEqual({ error: { code, ...(field && { field }) } });
    expect((await system.getState()).payments).toEqual([]);
  });
}

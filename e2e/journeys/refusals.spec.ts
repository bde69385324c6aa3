import { defaultLocale, type Program, priceAt, toEuros } from '@surya/data';
import { freeProgram, fullProgram, practices, programs, promotionalProgram } from '../programs.ts';
import { now } from '../studio.ts';
import { expect, test } from '../system.ts';

/** What create-payment answers to a wrong claim (docs/decisions/0012-the-server-computes-the-price.md). */

/** The request with which the widget buys a program. */
function toRequest(program: Program) {
  const { full, charged } = priceAt(program, now);
  return {
    programId: program.id,
    programType: program.type,
    location: program.location,
    price: toEuros(full),
    promoPrice: toEuros(charged),
    programTitle: program.languageContent[defaultLocale].title,
    language: defaultLocale,
  };
}

const promotional = toRequest(promotionalProgram());
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
  ['a full program', toRequest(fullProgram()), 409, 'program_full'],
  ['a free program', toRequest(freeProgram()), 409, 'program_free'],
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

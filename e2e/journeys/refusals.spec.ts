import { expect, test } from '../system.ts';

/** What the server answers to a browser that claims what is not so (DECISIONS, "Money and calls"). */

const suryaKriya = {
  programId: 'surya-kriya-rennes',
  programType: 'surya_kriya',
  location: 'Rennes',
  price: 250,
  promoPrice: 230,
  programTitle: 'Surya Kriya · Rennes · 5 & 6 juillet 2025',
  language: 'fr',
};

const refusals = [
  ['a reduced price that is not today’s', { promoPrice: 2.3 }, 409, 'catalogue_mismatch', 'promoPrice'],
  [
    'a full price that is not the catalogue’s',
    { price: 25, promoPrice: 23 },
    409,
    'catalogue_mismatch',
    'price',
  ],
  ['a claim to no reduction', { promoPrice: 250 }, 409, 'catalogue_mismatch', 'promoPrice'],
  ['another type', { programType: 'isha_kriya' }, 409, 'catalogue_mismatch', 'programType'],
  ['another place', { location: 'Angers' }, 409, 'catalogue_mismatch', 'location'],
  ['an unknown program', { programId: 'surya-kriya-paris' }, 404, 'unknown_program', 'programId'],
  ['a full program', { programId: 'surya-kriya-angers', location: 'Angers' }, 409, 'program_full'],
  [
    'a free program',
    { programId: 'isha-kriya-introduction-2025', programType: 'isha_kriya', price: 0, promoPrice: 0 },
    409,
    'program_free',
  ],
] as const;

for (const [claim, overrides, status, code, field] of refusals) {
  test(`create-payment refuses ${claim}`, async ({ system, request }) => {
    const answer = await request.post(`${system.site}/api/create-payment`, {
      data: { ...suryaKriya, ...overrides },
    });
    expect(answer.status()).toBe(status);
    expect(await answer.json()).toEqual({ error: { code, ...(field && { field }) } });
    expect((await system.state()).payments).toEqual([]);
  });
}

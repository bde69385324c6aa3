import { expect, test } from '../system.ts';

test.use({ serverClock: '2025-08-01T09:00:00+02:00' });

test('create-payment refuses a program that is over by the server’s clock', async ({ system, request }) => {
  const answer = await request.post(`${system.site}/api/create-payment`, {
    data: {
      programId: 'yoga-equilibrium-rennes',
      programType: 'yoga_equilibrium',
      location: 'Rennes',
      price: 60,
      programTitle: 'Yoga pour l’équilibre',
      language: 'fr',
    },
  });
  expect(answer.status()).toBe(409);
  expect(await answer.json()).toEqual({ error: { code: 'program_over' } });
});

import { firstOfJune, titled } from '../testing/builders.ts';
import { toPaymentRequest } from './usePayment.ts';

const kriya = titled('Kriya', { price: 250, promoPrice: 230, promoDeadline: '2025-06-22' });

test('the request claims what the visitor was shown', () => {
  const widget = { now: firstOfJune, locale: 'fr', partner: 'studio-lumen' } as const;
  expect(toPaymentRequest(kriya, widget)).toEqual({
    programId: 'kriya',
    programType: 'surya_kriya',
    location: 'Rennes',
    price: 250,
    promoPrice: 230,
    programTitle: 'Kriya – Rennes – 5 & 6 juillet 2025',
    language: 'fr',
    partner: 'studio-lumen',
  });
});

test('there is no reduced price after its deadline', () => {
  const widget = { now: new Date('2025-06-23T08:00:00+02:00'), locale: 'en', partner: undefined } as const;
  const request = toPaymentRequest(kriya, widget);
  expect(request).not.toHaveProperty('promoPrice');
  expect(request).not.toHaveProperty('partner');
});

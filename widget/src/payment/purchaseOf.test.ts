import { firstOfJune, titled } from '../testing/builders.ts';
import { purchaseOf } from './purchaseOf.ts';

const kriya = titled('Kriya', { price: 250, promoPrice: 230, promoDeadline: '2025-06-22' });

test('the purchase claims what the visitor was shown', () => {
  expect(purchaseOf(kriya, firstOfJune, 'fr', 'studio-lumen')).toEqual({
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
  const purchase = purchaseOf(kriya, new Date('2025-06-23T08:00:00+02:00'), 'en', undefined);
  expect(purchase).not.toHaveProperty('promoPrice');
  expect(purchase).not.toHaveProperty('partner');
});

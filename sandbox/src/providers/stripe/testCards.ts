/** What a card does when it is charged. */
export type CardBehaviour =
  | { kind: 'succeeds' }
  /** The bank asks for 3-D Secure first. */
  | { kind: 'challenged' }
  | { kind: 'declined'; code: string; declineCode: string };

const declined = (declineCode: string, code = 'card_declined'): CardBehaviour => ({
  kind: 'declined',
  code,
  declineCode,
});

/** Stripe's test cards (https://docs.stripe.com/testing) that the mock knows. */
export const testCards: ReadonlyMap<string, CardBehaviour> = new Map([
  ['4242424242424242', { kind: 'succeeds' }],
  ['4000000000000002', declined('generic_decline')],
  ['4000000000009995', declined('insufficient_funds')],
  ['4000000000000069', declined('expired_card', 'expired_card')],
  ['4000000000000127', declined('incorrect_cvc', 'incorrect_cvc')],
  ['4000002500003155', { kind: 'challenged' }],
  ['4000000000003220', { kind: 'challenged' }],
]);

/** What the card of a number (digits only) does; test mode declines every card that is not a test card. */
export function getCardBehaviour(number: string): CardBehaviour {
  return testCards.get(number) ?? declined('test_mode_live_card');
}

/** Whether the digits satisfy the check digit of ISO/IEC 7812. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

import type { CreatePaymentRequest } from '@surya/data/schemas';
import { createPayment } from '../handlers/createPayment.ts';
import { aPaymentRequest } from './requests.ts';
import type { Shop } from './shop.ts';

/** A visitor presses the button and pays; answers the session's id. */
export async function aPaidSession(
  shop: Shop,
  request: Record<string, unknown> = {},
  payment: Parameters<Shop['pay']>[1] = {},
): Promise<string> {
  await createPayment(aPaymentRequest(request) as CreatePaymentRequest, { origin: undefined }, shop.world);
  const sessionId = [...shop.sessions.keys()].at(-1) ?? '';
  shop.pay(sessionId, payment);
  return sessionId;
}

/** What came of it, in numbers. */
export function effectsOf(shop: Shop) {
  const to = (category: string) => shop.mails.filter((mail) => mail.category === category).length;
  return {
    listed: [...shop.lists.values()].reduce((sum, people) => sum + people.size, 0),
    buyer: to('participant-confirmation'),
    teacher: to('teacher-sold'),
  };
}

import { CreatePaymentRequest } from '@surya/data/schemas';
import { createPayment } from '../handlers/createPayment.ts';
import { aPaymentRequest } from './aPaymentRequest.ts';
import type { TestApp } from './createTestApp.ts';

/** Presses the button and pays; returns the session's id. */
export async function aPaidSession(
  app: TestApp,
  request: Record<string, unknown> = {},
  payment: Parameters<TestApp['pay']>[1] = {},
): Promise<string> {
  await createPayment(CreatePaymentRequest.parse(aPaymentRequest(request)), app.context);
  const sessionId = [...app.sessions.keys()].at(-1) ?? '';
  app.pay(sessionId, payment);
  return sessionId;
}

/** Counts the effects of all payments. */
export function countEffects(app: TestApp) {
  const count = (category: string) => app.mails.filter((mail) => mail.category === category).length;
  return {
    listed: [...app.lists.values()].reduce((sum, people) => sum + people.size, 0),
    buyer: count('participant-confirmation'),
    teacher: count('teacher-sold'),
  };
}

import type { EventEmitter } from 'node:events';
import type { BrevoMock } from './brevo/brevoMock.ts';
import type { FaultInjector } from './faults/faultInjector.ts';
import type { SendGridMock } from './sendgrid/sendGridMock.ts';
import type { StripeMock } from './stripe/stripeMock.ts';

/** The three mock providers, and what tests and the console control them by. */
export interface ProviderMocks {
  stripe: StripeMock;
  sendgrid: SendGridMock;
  brevo: BrevoMock;
  faults: FaultInjector;
  /** Emits `change` on every change of the state. */
  changes: EventEmitter;
  /** Deletes payments, mails, contacts, deliveries and faults. */
  reset(): void;
}

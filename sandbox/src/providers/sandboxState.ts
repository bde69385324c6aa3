import type { AttributeValue, Contact } from './brevo/brevoAccount.ts';
import type { Fault, Provider } from './faults/fault.ts';
import type { Call } from './faults/faultInjector.ts';
import type { ProviderMocks } from './providerMocks.ts';
import type { Attachment, Mail } from './sendgrid/mail.ts';
import type { CheckoutSession, CheckoutSessionRecord } from './stripe/checkoutSession.ts';
import type { Refund } from './stripe/paymentIntent.ts';
import type { StripeAccount } from './stripe/stripeAccount.ts';
import type { Delivery } from './stripe/webhook.ts';

/**
 * The response of `GET /sandbox/state`. Every list is oldest first, money is in cents, times are ISO 8601 of
 * the wall clock.
 */
export interface SandboxState {
  payments: PaymentState[];
  mails: MailState[];
  contacts: ContactState[];
  lists: { id: number; name: string; folderId: number; contacts: number }[];
  deliveries: DeliveryState[];
  faults: Record<Provider, Fault>;
  /** The last thousand calls of providers. */
  calls: readonly Call[];
}

export interface PaymentState {
  /** Id of the checkout session. */
  id: string;
  status: CheckoutSession['status'];
  paymentStatus: CheckoutSession['payment_status'];
  amount: number;
  amountRefunded: number;
  currency: string;
  locale: string | null;
  email: string | null;
  name: string | null;
  clientReferenceId: string | null;
  description: string;
  metadata: Record<string, string>;
  paymentIntent: string | null;
  paymentIntentMetadata: Record<string, string>;
  refunds: Pick<Refund, 'id' | 'amount' | 'status'>[];
  disputed: boolean;
  created: string;
  expires: string;
  /** The payment page, while it can be paid. */
  url: string | null;
}

/** A mail, with its address in the console, relative to the mocks' origin. */
export type MailState = Omit<Mail, 'to' | 'attachments'> & {
  /** The addresses, joined by commas. */
  to: string;
  url: string;
  attachments: (Attachment & { url: string })[];
};

/** A delivery with the status of its last attempt; null without a response. */
type DeliveryState = Delivery & { status: number | null };

export interface ContactState {
  id: number;
  email: string;
  attributes: Record<string, AttributeValue>;
  listIds: number[];
  lists: string[];
  /** Attributes that were sent and that the account does not have. */
  dropped: string[];
}

/** Gets everything that the mock providers have on record. */
export function getSandboxState({ stripe, sendgrid, brevo, faults }: ProviderMocks): SandboxState {
  const { lists, contacts } = brevo.account;
  const toContactState = (contact: Contact): ContactState => ({
    ...contact,
    lists: contact.listIds.flatMap((listId) => lists.get(listId)?.name ?? []),
  });
  return {
    payments: [...stripe.account.sessions.values()].map((record) => toPaymentState(stripe.account, record)),
    mails: sendgrid.mails.map(toMailState),
    contacts: [...contacts.values()].map(toContactState),
    lists: [...lists.values()].map((list) => ({ ...list, contacts: brevo.account.getMembers(list).length })),
    deliveries: stripe.webhook.deliveries.map((delivery) => ({
      ...delivery,
      status: delivery.attempts.at(-1)?.status ?? null,
    })),
    faults: { stripe: faults.get('stripe'), sendgrid: faults.get('sendgrid'), brevo: faults.get('brevo') },
    calls: faults.calls,
  };
}

function toPaymentState(account: StripeAccount, record: CheckoutSessionRecord): PaymentState {
  const { session, lineItems } = record;
  const intent = account.intents.get(session.payment_intent ?? '');
  const charge = account.findCharge(record);
  return {
    id: session.id,
    status: session.status,
    paymentStatus: session.payment_status,
    amount: session.amount_total ?? 0,
    amountRefunded: charge?.amount_refunded ?? 0,
    currency: session.currency ?? '',
    locale: session.locale,
    email: session.customer_details?.email ?? session.customer_email,
    name: session.customer_details?.name ?? null,
    clientReferenceId: session.client_reference_id,
    description: lineItems.map(({ description }) => description).join(', '),
    metadata: session.metadata,
    paymentIntent: session.payment_intent,
    paymentIntentMetadata: intent?.metadata ?? {},
    refunds: [...account.refunds.values()]
      .filter((refund) => refund.payment_intent === intent?.id)
      .map(({ id, amount, status }) => ({ id, amount, status })),
    disputed: charge?.disputed ?? false,
    created: toIso(session.created),
    expires: toIso(session.expires_at),
    url: session.url,
  };
}

function toMailState(mail: Mail, index: number): MailState {
  const url = `/console/mails/${index}`;
  return {
    ...mail,
    to: mail.to.map(({ email }) => email).join(', '),
    url,
    attachments: mail.attachments.map((attachment, position) => ({
      ...attachment,
      url: `${url}/attachments/${position}`,
    })),
  };
}

function toIso(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

import type { AttributeValue } from './brevo/account.ts';
import type { Fault, Provider } from './faults/fault.ts';
import type { Call } from './faults/faultBox.ts';
import type { Attachment, Mail } from './sendgrid/mail.ts';
import type { StandIns } from './standIns.ts';
import type { PaymentIntent, Refund, Session } from './stripe/objects.ts';
import type { Delivery } from './stripe/webhook.ts';

/** What `GET /sandbox/state` answers. Money is in cents, times are ISO 8601 of real time. */
export interface SandboxState {
  /** Newest last, as everything here. */
  payments: PaymentState[];
  mails: MailState[];
  contacts: ContactState[];
  lists: { id: number; name: string; folderId: number; contacts: number }[];
  deliveries: DeliveryState[];
  faults: Record<Provider, Fault>;
  /** The last thousand calls of providers. */
  calls: Call[];
}

export interface PaymentState {
  /** Of the Checkout Session. */
  id: string;
  status: Session['status'];
  paymentStatus: Session['payment_status'];
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

/** A mail, with where it is in the console, relative to the stand-ins' origin. */
export type MailState = Omit<Mail, 'to' | 'attachments'> & {
  /** The addresses, joined by commas. */
  to: string;
  url: string;
  attachments: (Attachment & { url: string })[];
};

/** A delivery with the status of its last attempt; null while there was no answer. */
export type DeliveryState = Delivery & { status: number | null };

export interface ContactState {
  id: number;
  email: string | undefined;
  attributes: Record<string, AttributeValue>;
  listIds: number[];
  lists: string[];
  /** Attributes that were sent but that the account does not have. */
  dropped: string[];
}

export function stateOf({ stripe, sendgrid, brevo, faults }: StandIns): SandboxState {
  const { lists, contacts } = brevo.account;
  return {
    payments: paymentsOf(stripe.account),
    mails: sendgrid.mails.map(mailState),
    contacts: [...contacts.values()].map(({ id, email, attributes, listIds, dropped }) => ({
      id,
      email,
      attributes,
      listIds,
      lists: listIds.flatMap((listId) => lists.get(listId)?.name ?? []),
      dropped,
    })),
    lists: [...lists.values()].map((list) => ({
      id: list.id,
      name: list.name,
      folderId: list.folderId,
      contacts: brevo.account.contactsOf(list).length,
    })),
    deliveries: stripe.webhook.deliveries.map((delivery) => ({
      ...delivery,
      status: delivery.attempts.at(-1)?.status ?? null,
    })),
    faults: { stripe: faults.get('stripe'), sendgrid: faults.get('sendgrid'), brevo: faults.get('brevo') },
    calls: faults.calls,
  };
}

function paymentsOf(account: StandIns['stripe']['account']): PaymentState[] {
  return [...account.sessions.values()].map(({ session, lineItems }) => {
    const intent = session.payment_intent ? account.intents.get(session.payment_intent) : undefined;
    const charge = chargeOf(account, intent);
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
      created: isoOf(session.created),
      expires: isoOf(session.expires_at),
      url: session.url,
    };
  });
}

function chargeOf(account: StandIns['stripe']['account'], intent: PaymentIntent | undefined) {
  return intent?.latest_charge ? account.charges.get(intent.latest_charge) : undefined;
}

function mailState(mail: Mail, index: number): MailState {
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

function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Content, studioContent } from './content.ts';
import type { Env } from './env.ts';
import type { FulfilmentWorld } from './fulfilment/fulfil.ts';
import { writeLog } from './log.ts';
import type { Contacts } from './providers/contacts.ts';
import type { Mailer } from './providers/mailer.ts';
import type { Payments } from './providers/payments.ts';

/** Everything the handlers reach outside themselves, so that tests can give them another world. */
export interface World extends FulfilmentWorld {
  /** The time by which programs are sold: the real one, or a demonstration's. */
  now: () => Date;
  /** Origins besides the site's and the partners' whose pages may call. */
  extraOrigins: readonly string[];
  /** The commit that was deployed. */
  version: string;
}

/** The real world. A provider's SDK is loaded when it is first needed: together they would slow every start. */
export function realWorld(env: Env, content = studioContent()): World {
  return {
    content,
    siteOrigin: env.siteOrigin,
    extraOrigins: env.extraOrigins,
    version: env.version,
    now: () => env.clock ?? new Date(),
    time: () => new Date(),
    sleep: async (ms) => {
      await sleep(ms);
    },
    newHolder: () => randomUUID().slice(0, 8),
    unwritten: new Set(),
    log: writeLog,
    payments: laterPayments(env),
    contacts: laterContacts(env),
    mailer: laterMailer(env, content),
  };
}

function laterPayments(env: Env): Payments {
  const payments = later(async () => (await import('./providers/stripe.ts')).stripePayments(env));
  return {
    createSession: async (...request) => (await payments()).createSession(...request),
    session: async (id) => (await payments()).session(id),
    sessionOfPayment: async (id) => (await payments()).sessionOfPayment(id),
    async *completedSince(moment) {
      yield* (await payments()).completedSince(moment);
    },
    marks: async (id) => (await payments()).marks(id),
    mark: async (...request) => (await payments()).mark(...request),
    event: async (...request) => (await payments()).event(...request),
  };
}

function laterContacts(env: Env): Contacts {
  const contacts = later(async () => (await import('./providers/brevo.ts')).brevoContacts(env));
  return { addParticipant: async (...request) => (await contacts()).addParticipant(...request) };
}

function laterMailer(env: Env, { site }: Content): Mailer {
  const from = { name: site.brand.name, email: site.mail.from };
  const mailer = later(async () => (await import('./providers/sendgrid.ts')).sendgridMailer(env, from));
  return { send: async (mail) => (await mailer()).send(mail) };
}

/** Makes a thing when it is first asked for, and once. */
function later<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let thing: Promise<Thing> | undefined;
  return () => {
    thing ??= make();
    return thing;
  };
}

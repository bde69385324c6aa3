import { act, type RunningStandIns, type SessionRecord } from '@surya/sandbox';
import { type Exchange, Instance } from './instance.ts';

type FunctionName = 'create-payment' | 'verify-payment-and-add-brevo' | 'stripe-webhook' | 'sweep';

/** What came of a sale, in numbers. */
interface Effects {
  listed: number;
  buyer: number;
  teacher: number;
}

/** The event that tells of a payment. */
export const eventType = 'checkout.session.completed';
/** Among how many instances the webhook's requests are dealt out. */
const webhooks = 2;
const headers = { 'Content-Type': 'application/json' };

/** One sale: stand-ins of its own, and the instances of the functions that see to it. */
export class Cell {
  /** What must never be and was, in words. */
  readonly wrongs: string[] = [];
  /** Categories of mails of which nobody knows whether they were taken. */
  readonly unclear = new Set<string>();
  private readonly instances = new Map<string, Promise<Instance>>();
  private readonly started: Instance[] = [];
  private later = 0;
  private turns = 0;
  private sessionId = '';
  /** Whether events are heard. */
  private listening = false;

  constructor(
    readonly standIns: RunningStandIns,
    /** Where its functions are reached, each by its name below it. */
    private readonly url: string,
    /** How long providers are waited for, in milliseconds. */
    private readonly timeout: number,
  ) {}

  /** A visitor asks for a payment page; what Stripe then has on record. */
  async order(): Promise<SessionRecord> {
    await this.ask('create-payment', {
      programId: 'surya-kriya-rennes',
      programType: 'surya_kriya',
      location: 'Rennes',
      price: 250,
      promoPrice: 230,
      programTitle: 'Surya Kriya',
      language: 'fr',
    });
    const [record] = this.standIns.stripe.account.sessions.values();
    if (!record) throw new Error('no session was made');
    return structuredClone(record);
  }

  /** They pay, and nobody hears of it yet. At Brevo the list is there, unless the account is `fresh`. */
  async pay(record: SessionRecord, fresh: boolean): Promise<void> {
    const { stripe, brevo, faults } = this.standIns;
    const { folders, lists } = brevo.account;
    lists.clear();
    for (const id of folders.keys()) if (id !== 1) folders.delete(id);
    if (!fresh) {
      const createdAt = '2025-05-01T00:00:00Z';
      folders.set(2, { id: 2, name: 'Participants' });
      lists.set(3, { id: 3, name: 'surya_kriya · Rennes · fr', folderId: 2, createdAt });
    }
    this.sessionId = record.session.id;
    stripe.account.sessions.set(this.sessionId, structuredClone(record));
    act(this.standIns, this.sessionId, 'pay', {});
    while (this.event?.attempts.length === 0) await new Promise((resolve) => setImmediate(resolve));
    faults.calls.length = 0;
    this.listening = true;
  }

  /** Stripe tells of the payment; whether it was content with the answer. */
  async tell(): Promise<boolean> {
    const before = this.event?.attempts.length ?? 0;
    await this.standIns.stripe.webhook.resend(this.event?.event ?? '');
    return this.event?.attempts[before]?.status === 200;
  }

  /** The buyer comes back; whether they were told that all is well. */
  async comeBack(): Promise<boolean> {
    const { sessionId } = this;
    const body = { sessionId, programType: 'surya_kriya', location: 'Rennes' };
    return (await this.ask('verify-payment-and-add-brevo', body)) === 200;
  }

  /** The scheduler calls; whether nothing is left to do. */
  async sweep(): Promise<boolean> {
    return (await this.ask('sweep', {})) === 200;
  }

  /** Real time, and what was waited for without waiting. */
  now(): Date {
    return new Date(Date.now() + this.later);
  }

  /** So many milliseconds pass. */
  wait(ms: number): void {
    this.later += ms;
  }

  /** Ends the process whose call came in by that port. */
  kill(port: number): void {
    this.started.find((instance) => instance.called(port))?.die();
  }

  /** What has come about so far. */
  effects(): Effects {
    const { sendgrid, brevo } = this.standIns;
    const sent = (category: string) =>
      sendgrid.mails.filter((mail) => mail.categories.includes(category)).length;
    const contacts = [...brevo.account.contacts.values()];
    return {
      listed: contacts.reduce((sum, { listIds }) => sum + listIds.length, 0),
      buyer: sent('participant-confirmation'),
      teacher: sent('teacher-sold'),
    };
  }

  /** What is remembered of it on the payment. */
  marks(): Record<string, string> {
    const [intent] = this.standIns.stripe.account.intents.values();
    return intent?.metadata ?? {};
  }

  /** One of its functions is called. */
  async serve(name: string, ...[request, response]: Exchange): Promise<void> {
    if (name === 'stripe-webhook' && !this.listening) {
      response.status(503).end();
      return;
    }
    response.once('finish', () => this.judge(name, response.statusCode));
    const instance = await this.instanceOf(name);
    await instance.serve(name, request, response);
  }

  async close(): Promise<void> {
    await Promise.all(this.started.map((instance) => instance.end()));
  }

  private get event() {
    return this.standIns.stripe.webhook.deliveries[0];
  }

  private async ask(name: FunctionName, body: object): Promise<number | undefined> {
    try {
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await fetch(`${this.url}/${name}`, init);
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return undefined;
    }
  }

  /** The instance that takes the request: a new one where there is none, or where it died. */
  private async instanceOf(name: string): Promise<Instance> {
    const place = name === 'stripe-webhook' ? `${name} ${this.turns++ % webhooks}` : name;
    const known = await this.instances.get(place);
    if (known?.alive) return known;
    const { standIns, timeout } = this;
    const starting = Instance.start({
      standIns,
      timeout,
      time: () => this.now(),
      onUnclear: (category) => this.unclear.add(category),
    });
    this.instances.set(place, starting);
    const instance = await starting;
    this.started.push(instance);
    return instance;
  }

  /** Nobody is told that all is well before it is. */
  private judge(name: string, status: number): void {
    if (status < 200 || status > 299 || name === 'create-payment') return;
    const { listed, buyer, teacher } = this.effects();
    const { list, mail_buyer, mail_teacher } = this.marks();
    const isListed = listed > 0 && list !== undefined;
    const areTold = buyer > 0 && mail_buyer !== undefined && teacher > 0 && mail_teacher !== undefined;
    // The page is about the list; the mails may be left to the webhook.
    const done = isListed && (areTold || name === 'verify-payment-and-add-brevo');
    if (!done) this.wrongs.push(`${name} answered ${status} too early`);
  }
}

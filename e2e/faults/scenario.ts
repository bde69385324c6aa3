import { type CheckoutSessionRecord, type RunningProviderMocks, runAction } from '@surya/sandbox';
import { type Exchange, FunctionInstance } from './functionInstance.ts';
import { sale } from './sale.ts';

type FunctionName = 'create-payment' | 'verify-payment-and-add-brevo' | 'stripe-webhook' | 'sweep';

/** How often each effect of a sale happened. */
interface Effects {
  listed: number;
  buyer: number;
  teacher: number;
}

/** The event of a payment. */
export const eventType = 'checkout.session.completed';
/** How many instances share the webhook's requests. */
const webhookInstances = 2;
const headers = { 'Content-Type': 'application/json' };

/** One sale: provider mocks, and the function instances that fulfil it. */
export class Scenario {
  /** Rules that were broken, as sentences. */
  readonly violations: string[] = [];
  /** Categories of mails that SendGrid may or may not have accepted. */
  readonly uncertainMails = new Set<string>();
  private readonly instances = new Map<string, Promise<FunctionInstance>>();
  private readonly started: FunctionInstance[] = [];
  private clockOffset = 0;
  private webhookRequests = 0;
  private sessionId = '';
  /** Whether the webhook accepts events. */
  private webhookOpen = false;

  constructor(
    readonly mocks: RunningProviderMocks,
    /** Where its functions are reached, each by its name below. */
    private readonly url: string,
    /** How long providers may take, milliseconds. */
    private readonly timeout: number,
  ) {}

  /** Creates a checkout session through the function; returns Stripe's record of it. */
  async createSession(): Promise<CheckoutSessionRecord> {
    await this.call('create-payment', sale.request);
    const [record] = this.mocks.stripe.account.sessions.values();
    if (!record) throw new Error('no session was created');
    return structuredClone(record);
  }

  /**
   * Pays the session; no function knows of the payment yet.
   * @param emptyAccount whether Brevo has no list for the sale
   */
  async pay(record: CheckoutSessionRecord, emptyAccount: boolean): Promise<void> {
    const { stripe, brevo, faults } = this.mocks;
    const { folders, lists } = brevo.account;
    lists.clear();
    for (const id of folders.keys()) if (id !== 1) folders.delete(id);
    if (!emptyAccount) {
      folders.set(2, { id: 2, name: 'Participants' });
      lists.set(3, { id: 3, name: sale.listName, folderId: 2 });
    }
    this.sessionId = record.session.id;
    stripe.account.sessions.set(this.sessionId, structuredClone(record));
    runAction(stripe.account, this.sessionId, 'pay', {});
    while (this.event?.attempts.length === 0) await new Promise((resolve) => setImmediate(resolve));
    faults.calls.length = 0;
    this.webhookOpen = true;
  }

  /** Delivers the event; returns whether the webhook accepted it. */
  async deliverWebhook(): Promise<boolean> {
    const before = this.event?.attempts.length ?? 0;
    await this.mocks.stripe.webhook.resend(this.event?.event ?? '');
    return this.event?.attempts[before]?.status === 200;
  }

  /** Opens the success page; returns whether it reports the payment. */
  async openSuccessPage(): Promise<boolean> {
    return (await this.call('verify-payment-and-add-brevo', sale.toVerification(this.sessionId))) === 200;
  }

  /** Calls the scheduled sweep; returns whether it finished its work. */
  async sweep(): Promise<boolean> {
    return (await this.call('sweep', {})) === 200;
  }

  /** The wall clock, with the time that `advance` skipped. */
  now(): Date {
    return new Date(Date.now() + this.clockOffset);
  }

  /** Advances the clock by so many milliseconds. */
  advance(ms: number): void {
    this.clockOffset += ms;
  }

  /** Ends the instance whose call arrived at that port. */
  kill(port: number): void {
    this.started.find((instance) => instance.usesPort(port))?.kill();
  }

  /** Counts the effects so far. */
  getEffects(): Effects {
    const { sendgrid, brevo } = this.mocks;
    const countMails = (category: string) =>
      sendgrid.mails.filter((mail) => mail.categories.includes(category)).length;
    const contacts = [...brevo.account.contacts.values()];
    return {
      listed: contacts.reduce((sum, { listIds }) => sum + listIds.length, 0),
      buyer: countMails('participant-confirmation'),
      teacher: countMails('teacher-sold'),
    };
  }

  /** Gets the payment's metadata, which records the effects. */
  getMetadata(): Record<string, string> {
    const [intent] = this.mocks.stripe.account.intents.values();
    return intent?.metadata ?? {};
  }

  /** Serves a request of one of its functions. */
  async serve(name: string, ...[request, response]: Exchange): Promise<void> {
    if (name === 'stripe-webhook' && !this.webhookOpen) {
      response.status(503).end();
      return;
    }
    response.once('finish', () => this.checkResponse(name, response.statusCode));
    const instance = await this.getInstance(name);
    await instance.serve(name, request, response);
  }

  async close(): Promise<void> {
    await Promise.all(this.started.map((instance) => instance.close()));
  }

  private get event() {
    return this.mocks.stripe.webhook.deliveries[0];
  }

  private async call(name: FunctionName, body: object): Promise<number | undefined> {
    try {
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await fetch(`${this.url}/${name}`, init);
      await response.arrayBuffer();
      return response.status;
    } catch {
      return undefined;
    }
  }

  /** Gets the instance for a request: a new one at first, and after the previous one was killed. */
  private async getInstance(name: string): Promise<FunctionInstance> {
    const key = name === 'stripe-webhook' ? `${name} ${this.webhookRequests++ % webhookInstances}` : name;
    const known = await this.instances.get(key);
    if (known?.alive) return known;
    const { mocks, timeout } = this;
    const starting = FunctionInstance.start({
      mocks,
      timeout,
      wallClock: () => this.now(),
      onUncertainMail: (category) => this.uncertainMails.add(category),
    });
    this.instances.set(key, starting);
    const instance = await starting;
    this.started.push(instance);
    return instance;
  }

  /** Checks that no response reports success before the effects happened and are recorded. */
  private checkResponse(name: string, status: number): void {
    if (status < 200 || status > 299 || name === 'create-payment') return;
    const { listed, buyer, teacher } = this.getEffects();
    const { list, mail_buyer, mail_teacher } = this.getMetadata();
    const isListed = listed > 0 && list !== undefined;
    const isMailed = buyer > 0 && mail_buyer !== undefined && teacher > 0 && mail_teacher !== undefined;
    // The success page reports the list entry; the mails may be left to the webhook.
    const done = isListed && (isMailed || name === 'verify-payment-and-add-brevo');
    if (!done) this.violations.push(`${name} responded ${status} too early`);
  }
}

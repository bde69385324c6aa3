import { parseArgs } from 'node:util';
import { apiPaths } from '@surya/data';
import * as z from 'zod';
import { readStripeEnv } from '../env.ts';
import { callStripe } from '../providers/callStripe.ts';
import { parseResponse } from '../providers/parseResponse.ts';
import { apiVersion, stripeClient } from '../providers/stripeClient.ts';
import { stripeEventTypes } from '../providers/toPaymentEvent.ts';
import { type Command, CommandError, type Terminal, UsageError } from './command.ts';

/** The events that the functions handle. */
const events = Object.values(stripeEventTypes).sort();

const EndpointSchema = z.object({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  api_version: z.string().nullish(),
  enabled_events: z.array(z.string()),
});
const NewEndpointSchema = z.object({ id: z.string(), secret: z.string() });
type Endpoint = z.output<typeof EndpointSchema>;

/**
 * Creates Stripe's webhook endpoint for the studio's site, or brings it up to date: exactly the events that
 * are handled, in the API version whose objects are parsed. Stripe shows the signing secret once, at
 * creation: it alone goes to standard output, so that it can be piped to where secrets are kept.
 */
export const webhookSetup = (connect = stripeClient): Command => ({
  usage: `npm run --silent webhook:setup -w functions -- [--site https://www.example.org] [--dry-run]

Makes Stripe's webhook endpoint, or brings its events up to date.
  --site          the site's origin; SITE_ORIGIN where it is not given
  --update-only   fails where there is no endpoint yet, rather than making one
  --dry-run       only says what it would do
A new endpoint's signing secret is written to standard output, once. To keep it without seeing it:
  npm run --silent webhook:setup -w functions | gcloud secrets create STRIPE_WEBHOOK_SECRET --data-file=-
Environment: STRIPE_SECRET_KEY.`,

  async run(terminal) {
    const { values } = parseArgs({
      args: [...terminal.args],
      options: {
        site: { type: 'string' },
        'update-only': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    });
    const url = toEndpointUrl(values.site ?? terminal.env.SITE_ORIGIN);
    const stripe = connect(readStripeEnv(terminal.env));
    const dryRun = values['dry-run'] ?? false;
    const endpoint = await findEndpoint(url, stripe);
    if (endpoint) await updateEndpoint(endpoint, stripe, dryRun, terminal);
    else if (values['update-only']) {
      throw new CommandError(
        `Stripe has no webhook endpoint for ${url}. Make it without --update-only, and keep its secret.`,
      );
    } else await createEndpoint(url, stripe, dryRun, terminal);
  },
});

function toEndpointUrl(site: string | undefined): string {
  if (!site) throw new UsageError('--site is missing, and so is SITE_ORIGIN');
  if (!URL.canParse(site) || new URL(site).origin !== site) {
    throw new UsageError(`--site must be an origin such as https://www.example.org, not "${site}"`);
  }
  return `${site}${apiPaths.stripeWebhook}`;
}

type Connection = ReturnType<typeof stripeClient>;

async function findEndpoint(url: string, stripe: Connection): Promise<Endpoint | undefined> {
  const endpoints = stripe.webhookEndpoints.list({ limit: 100 })[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await callStripe(() => endpoints.next());
    if (done) return undefined;
    const endpoint = parseResponse('stripe', EndpointSchema, value);
    if (endpoint.url === url) return endpoint;
  }
}

async function createEndpoint(
  url: string,
  stripe: Connection,
  dryRun: boolean,
  terminal: Terminal,
): Promise<void> {
  const { note, out, interactive } = terminal;
  if (dryRun) {
    note(`would make the endpoint ${url} in version ${apiVersion} for ${events.join(', ')}`);
    return;
  }
  const answer = await callStripe(() =>
    stripe.webhookEndpoints.create({ url, api_version: apiVersion, enabled_events: events }),
  );
  const { id, secret } = parseResponse('stripe', NewEndpointSchema, answer);
  note(`made the endpoint ${id}: ${url} in version ${apiVersion} for ${events.join(', ')}`);
  note('Its signing secret is STRIPE_WEBHOOK_SECRET. Stripe shows it again in its dashboard, nowhere else.');
  out(interactive ? `${secret}\n` : secret);
}

/** @throws CommandError where the endpoint has another API version, which Stripe cannot change */
async function updateEndpoint(
  endpoint: Endpoint,
  stripe: Connection,
  dryRun: boolean,
  { note }: Terminal,
): Promise<void> {
  const { id } = endpoint;
  if (endpoint.api_version !== apiVersion) {
    const version = endpoint.api_version ?? 'the account’s default';
    throw new CommandError(
      `The endpoint ${id} speaks version ${version}, not ${apiVersion}, and Stripe does not change that. ` +
        'Delete it in the dashboard, run this again, and keep the new secret.',
    );
  }
  const enabled = new Set(endpoint.enabled_events);
  const known = new Set<string>(events);
  const missing = events.filter((event) => !enabled.has(event));
  const extra = [...enabled].filter((event) => !known.has(event));
  const changes = [
    ...missing.map((event) => `listen for ${event}`),
    ...extra.map((event) => `stop listening for ${event}`),
    ...(endpoint.status === 'enabled' ? [] : ['enable it']),
  ];
  if (changes.length === 0) {
    note(`The endpoint ${id} is as it should be.`);
    return;
  }
  if (!dryRun) {
    await callStripe(() => stripe.webhookEndpoints.update(id, { enabled_events: events, disabled: false }));
  }
  for (const change of changes) note(`${dryRun ? 'would change' : 'changed'} ${id}: ${change}`);
}

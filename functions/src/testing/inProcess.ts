import { studioContent } from '../content.ts';
import type { Env } from '../env.ts';
import { claimLease } from '../fulfilment/once.ts';
import { functionsIn } from '../functions.ts';
import { brevoContacts } from '../providers/brevo.ts';
import { ProviderError } from '../providers/providerError.ts';
import type { Patience } from '../providers/retry.ts';
import { sendgridMailer } from '../providers/sendgrid.ts';
import { stripePayments } from '../providers/stripe.ts';
import { realWorld, type World } from '../world.ts';
// Loaded with the test file rather than within its first test, which would have to wait for it.
import '../mails/participantLetters.ts';
import '../mails/teacherNotices.ts';

/**
 * What tests of the whole system run the functions by within their own process: the real functions, with the
 * providers' real SDKs.
 */
export { claimLease, functionsIn, ProviderError, type World };

// Read once, as by a process that starts once.
const content = studioContent();

/** The real world, but for how long it waits for its providers. */
export function hastyWorld(env: Env, waiting: Patience): World {
  const world = realWorld(env, content);
  const { brand, mail } = world.content.site;
  return {
    ...world,
    payments: stripePayments(env, { timeout: waiting.timeout, maxNetworkRetries: waiting.pauses.length }),
    contacts: brevoContacts(env, waiting),
    mailer: sendgridMailer(env, { name: brand.name, email: mail.from }, waiting),
  };
}

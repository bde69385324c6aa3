import type { AppContext } from '../appContext.ts';
import { getStudioContent } from '../content.ts';
import { createContext } from '../createContext.ts';
import { createFunctions } from '../createFunctions.ts';
import type { Env } from '../env.ts';
import { claimLease } from '../fulfilment/once.ts';
// Loaded with the test file: within its first test, loading would count towards the test's time limit.
import '../mails/participantMail.ts';
import '../mails/teacherMail.ts';
import { brevoContacts } from '../providers/brevoContacts.ts';
import { ProviderError, type RetryPolicy } from '../providers/providerError.ts';
import { sendgridMailer } from '../providers/sendgridMailer.ts';
import { stripePayments } from '../providers/stripePayments.ts';

/** What the fault tests run the functions with, in their own process. */
export { type AppContext, claimLease, createFunctions, ProviderError };

// Read once, as by a process that starts once.
const content = getStudioContent();

/** Creates the context of a deployed function with another retry policy, on the providers' real SDKs. */
export function createTestContext(env: Env, policy: RetryPolicy): AppContext {
  const context = createContext(env, content);
  const { brand, mail } = context.content.site;
  return {
    ...context,
    payments: stripePayments(env, { timeout: policy.timeout, maxNetworkRetries: policy.delays.length }),
    contacts: brevoContacts(env, policy),
    mailer: sendgridMailer(env, { name: brand.name, email: mail.from }, policy),
  };
}

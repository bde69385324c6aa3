import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from './appContext.ts';
import { getStudioContent } from './content.ts';
import type { Env } from './env.ts';
import { lazy } from './lazy.ts';
import { writeLog } from './log.ts';

/** Creates the context of a deployed function. Each provider is loaded at its first call. */
export function createContext(env: Env, content = getStudioContent()): AppContext {
  const { brand, mail } = content.site;
  return {
    content,
    siteOrigin: env.siteOrigin,
    extraOrigins: env.extraOrigins,
    version: env.version,
    saleClock: () => env.clock ?? new Date(),
    wallClock: () => new Date(),
    sleep: async (ms) => {
      await sleep(ms);
    },
    createId: () => randomUUID().slice(0, 8),
    unrecordedEffects: new Set(),
    log: writeLog,
    payments: lazy(async () => (await import('./providers/stripePayments.ts')).stripePayments(env)),
    contacts: lazy(async () => (await import('./providers/brevoContacts.ts')).brevoContacts(env)),
    mailer: lazy(async () => {
      const { sendgridMailer } = await import('./providers/sendgridMailer.ts');
      return sendgridMailer(env, { name: brand.name, email: mail.from });
    }),
  };
}

import type { Content } from './content.ts';
import type { Log } from './log.ts';
import type { Contacts } from './providers/contacts.ts';
import type { Mailer } from './providers/mailer.ts';
import type { Payments } from './providers/payments.ts';

/** Everything that the functions reach outside themselves; tests pass other implementations. */
export interface AppContext {
  content: Content;
  payments: Payments;
  contacts: Contacts;
  mailer: Mailer;
  /** The site's origin, without a trailing slash. */
  siteOrigin: string;
  /** Origins besides the site's and the partners' whose pages may call. */
  extraOrigins: readonly string[];
  /** The commit that was deployed. */
  version: string;
  /** The time by which programs are sold: the real time, or the fixed instant of a demonstration. */
  saleClock: () => Date;
  /** The real time: for leases, expiry dates, rate limits and time stamps, also in a demonstration. */
  wallClock: () => Date;
  /** Resolves after so many milliseconds. */
  sleep: (ms: number) => Promise<void>;
  /** Returns a short random id: the owner of a lock, the reference of a registration. */
  createId: () => string;
  /** Effects that this process ran but could not record yet, as `<payment> <effect>`. */
  unrecordedEffects: Set<string>;
  log: Log;
}

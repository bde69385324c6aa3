import type { AppContext } from '../appContext.ts';
import type { LogEntry } from '../log.ts';
import { aContent } from './aContent.ts';
// Loaded with the test file: within its first test, loading would count towards the test's time limit.
import '../mails/participantMail.ts';
import '../mails/teacherMail.ts';
import { fakeContacts } from './fakeContacts.ts';
import { fakeMailer } from './fakeMailer.ts';
import { fakePayments } from './fakePayments.ts';

/**
 * Creates a context on fakes, with what tests read and change. Programs are sold on 1 June 2025; the real
 * time begins there, and moves with `sleep` and `clock`.
 */
export function createTestApp(overrides: Partial<AppContext> = {}) {
  const book = fakeContacts();
  const carrier = fakeMailer();
  const logs: LogEntry[] = [];
  const clock = { ms: Date.parse('2025-06-01T09:00:00+02:00') };
  const wallClock = () => new Date(clock.ms);
  const provider = fakePayments(wallClock);
  let ids = 0;
  const context: AppContext = {
    content: aContent(),
    siteOrigin: 'https://www.studio.example',
    extraOrigins: ['http://localhost:8001'],
    version: 'cb2a91f',
    saleClock: () => new Date('2025-06-01T09:00:00+02:00'),
    wallClock,
    sleep: async (ms) => {
      clock.ms += ms;
      // Lets other requests go on, as a real timer does.
      await new Promise((resolve) => setImmediate(resolve));
    },
    createId: () => {
      ids += 1;
      return `holder${ids}`;
    },
    unrecordedEffects: new Set(),
    log: (entry) => logs.push(entry),
    payments: provider.payments,
    contacts: book.contacts,
    mailer: carrier.mailer,
    ...overrides,
  };
  return { context, logs, clock, ...provider, ...book, ...carrier };
}

export type TestApp = ReturnType<typeof createTestApp>;

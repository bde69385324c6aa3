import type { LogEntry } from '../log.ts';
import type { World } from '../world.ts';
import { aContent } from './content.ts';
import { fakePayments } from './fakePayments.ts';
// Loaded with the test file rather than within its first test, which would have to wait for it.
import '../mails/participantLetters.ts';
import '../mails/teacherNotices.ts';
import { fakeContacts, fakeMailer } from './fakeProviders.ts';

/** A shop for tests: 1 June 2025 by the rules, real time from 1 June 2025 on as tests move it. */
export function aShop(overrides: Partial<World> = {}) {
  const book = fakeContacts();
  const carrier = fakeMailer();
  const logs: LogEntry[] = [];
  const clock = { ms: Date.parse('2025-06-01T09:00:00+02:00') };
  const time = () => new Date(clock.ms);
  const provider = fakePayments(time);
  let holders = 0;
  const world: World = {
    content: aContent(),
    siteOrigin: 'https://www.studio.example',
    extraOrigins: ['http://localhost:8001'],
    version: 'cb2a91f',
    now: () => new Date('2025-06-01T09:00:00+02:00'),
    time,
    sleep: async (ms) => {
      clock.ms += ms;
      // Lets everybody else go on, as real waiting does.
      await new Promise((resolve) => setImmediate(resolve));
    },
    newHolder: () => {
      holders += 1;
      return `holder${holders}`;
    },
    unwritten: new Set(),
    log: (entry) => logs.push(entry),
    payments: provider.payments,
    contacts: book.contacts,
    mailer: carrier.mailer,
    ...overrides,
  };
  return { world, logs, clock, ...provider, ...book, ...carrier };
}

export type Shop = ReturnType<typeof aShop>;

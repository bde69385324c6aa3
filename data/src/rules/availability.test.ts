import { aProgram, parisSummer } from '../testing.ts';
import { availabilityAt } from './availability.ts';

const morning = { startDate: '2025-07-05', timeRange: '8h30 – 11h30' };
const { endDate: _, ...oneDay } = aProgram(morning);

test.each([
  ['open before it begins', aProgram(), parisSummer('2025-06-01'), 'open'],
  ['open while it runs', aProgram(), parisSummer('2025-07-06', '23:59'), 'open'],
  ['past once its last day is over in Paris', aProgram(), parisSummer('2025-07-07', '00:00'), 'past'],
  ['full when no place is left', aProgram({ isCompleted: true }), parisSummer('2025-06-01'), 'full'],
  [
    'past rather than full when it is over',
    aProgram({ isCompleted: true }),
    parisSummer('2025-08-01'),
    'past',
  ],
  ['open in the last minute of its time range', oneDay, parisSummer('2025-07-05', '11:29'), 'open'],
  ['past when its time range ends', oneDay, parisSummer('2025-07-05', '11:30'), 'past'],
])('a program is %s', (_name, program, now, state) => {
  expect(availabilityAt(program, now)).toBe(state);
});

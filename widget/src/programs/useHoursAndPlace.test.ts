import { differsFromParis } from './useHoursAndPlace.ts';

/** By how many minutes the clock of a zone is ahead of UTC. */
const clockOf = (timeZone: string) => (at: Date) => {
  const [local, utc] = [timeZone, 'UTC'].map((zone) =>
    Date.parse(`${at.toLocaleString('en-US', { timeZone: zone })} UTC`),
  );
  return ((local ?? 0) - (utc ?? 0)) / 60_000;
};

test.each([
  ['Europe/Paris', '2025-07-05', false],
  ['Europe/Madrid', '2025-01-05', false],
  ['Europe/London', '2025-07-05', true],
  ['America/New_York', '2025-07-05', true],
  ['Pacific/Auckland', '2025-07-05', true],
  ['Africa/Lagos', '2025-07-05', true],
  ['Africa/Lagos', '2025-01-05', false],
  ['Africa/Johannesburg', '2025-07-05', false],
])('in %s on %s the clock differs from that of Paris: %s', (zone, day, differs) => {
  expect(differsFromParis(day, clockOf(zone))).toBe(differs);
});

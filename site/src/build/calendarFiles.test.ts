import { locales } from '@surya/data';
import { fixture, fixtureNow } from '../testing/fixture.ts';
import { calendarFiles } from './calendarFiles.ts';

const files = calendarFiles(fixture, fixtureNow);
/** A file's lines, those that RFC 5545 folded put together again. */
const lines = (path: string) => (files.get(path) ?? '').replaceAll('\r\n ', '').split('\r\n');

test('there is one feed a language with every program, and one file a program and language', () => {
  expect([...files.keys()].filter((path) => /^\/calendar\/\w+\.ics$/.test(path))).toHaveLength(
    locales.length,
  );
  expect(files.size).toBe(locales.length * (1 + fixture.programs.length));
  expect(lines('/calendar/fr.ics').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(
    fixture.programs.length,
  );
});

test('a program has the same UID in every file, and its hours in Europe/Paris', () => {
  const uid = `UID:isha-kriya-introduction-2025@${new URL(fixture.site.origin.url).host}`;
  for (const path of [
    '/calendar/fr.ics',
    '/calendar/es.ics',
    '/calendar/en/isha-kriya-introduction-2025.ics',
  ]) {
    expect(lines(path)).toContain(uid);
  }
  expect(lines('/calendar/en/isha-kriya-introduction-2025.ics')).toEqual(
    expect.arrayContaining(['TZID:Europe/Paris', 'DTSTART;TZID=Europe/Paris:20250622T160000']),
  );
});

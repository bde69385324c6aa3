import { calendarFile } from './calendarFile.ts';
import { aProgram } from './testing.ts';

const options = {
  locale: 'fr',
  site: {
    brand: { name: 'Atelier', placeholder: true },
    origin: { url: 'https://studio.example', placeholder: true },
    contact: {
      email: 'hello@studio.example',
      phone: '+33199000142',
      whatsapp: '+33639980142',
      placeholder: true,
    },
  },
  stamp: new Date('2025-06-01T07:00:00Z'),
} as const;
/** Content lines with their folds undone (RFC 5545, 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const { endDate: _, ...oneDay } = aProgram({ timeRange: '8h30 – 11h30' });

test('times are those of Paris, whatever zone the machine is in', () => {
  const lines = linesOf(calendarFile([oneDay], options));
  expect(lines).toContain('DTSTART;TZID=Europe/Paris:20250705T083000');
  expect(lines).toContain('DTEND;TZID=Europe/Paris:20250705T113000');
  expect(lines).toContain('TZID:Europe/Paris');
  expect(lines).toContain('DTSTAMP:20250601T070000Z');
});

test('a program without times fills its days, the end being the day after', () => {
  const lines = linesOf(calendarFile([aProgram()], options));
  expect(lines).toContain('DTSTART;VALUE=DATE:20250705');
  expect(lines).toContain('DTEND;VALUE=DATE:20250707');
});

test('a cancellation withdraws the same entry', () => {
  const uid = 'UID:surya-kriya-rennes@studio.example';
  const organizer = 'ORGANIZER;CN="Atelier":mailto:hello@studio.example';
  expect(linesOf(calendarFile([aProgram()], options))).toContain(uid);
  const cancelled = linesOf(calendarFile([aProgram()], { ...options, method: 'cancel' }));
  expect(cancelled).toEqual(
    expect.arrayContaining([uid, 'METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', organizer]),
  );
});

test('an unsettled place is said in the language of the file', () => {
  expect(calendarFile([aProgram()], { ...options, locale: 'es' }).replaceAll('\r\n ', '')).toContain(
    'Te comunicaremos pronto el lugar exacto.',
  );
});

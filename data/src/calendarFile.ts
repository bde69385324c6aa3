import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Locale } from './locales/locales.ts';
import { getLastDay } from './rules/availability.ts';
import { formatPlace } from './rules/formatPlace.ts';
import { studioTimeZone } from './rules/parisTime.ts';
import { parseTimeRange } from './rules/timeRange.ts';
import type { Program } from './schemas/program.ts';
import type { Site } from './schemas/site.ts';

/** What a calendar file says beyond the programs themselves. */
export interface CalendarFileOptions {
  locale: Locale;
  /** The studio: name of the calendar, organizer of its entries, links, and the right half of every UID. */
  site: Pick<Site, 'brand' | 'origin' | 'contact'>;
  /** When the file was made: DTSTAMP of its entries. */
  stamp: Date;
  /** `cancel` withdraws entries that were sent before (RFC 5546). */
  method?: 'publish' | 'cancel';
}

/**
 * Programs as an iCalendar file (RFC 5545): one entry each, with a UID that never changes, times in
 * Europe/Paris with its VTIMEZONE, and whole days where the program names no times.
 */
export function calendarFile(programs: readonly Program[], options: CalendarFileOptions): string {
  const { locale, site, stamp, method = 'publish' } = options;
  const { name } = site.brand;
  const { url: origin } = site.origin;
  const cancelled = method === 'cancel';
  const calendar = new ICalCalendar({
    name,
    prodId: { company: new URL(origin).hostname, product: 'programs', language: locale.toUpperCase() },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // No zone of the calendar's own: with one the library writes DTSTAMP in it, which RFC 5545 forbids.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });
  for (const program of programs) {
    const text = program.languageContent[locale];
    const times = program.timeRange ? parseTimeRange(program.timeRange) : undefined;
    calendar.createEvent({
      id: `${program.id}@${new URL(origin).hostname}`,
      stamp,
      sequence: cancelled ? 1 : 0,
      // RFC 5546 asks for it in both methods; mailboxes heed no cancellation without.
      organizer: { name, email: site.contact.email },
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: `${text.title} · ${program.location}`,
      description: text.description,
      location: program.address?.text ?? `${program.location}. ${formatPlace(program, locale)}`,
      url: `${origin}${text.detailsUrl}`,
      timezone: studioTimeZone,
      allDay: !times,
      start: wallTime(program.startDate, times?.start ?? 0),
      // A whole day ends where the next begins: DTEND is exclusive.
      end: wallTime(getLastDay(program), times?.end ?? 24 * 60),
    });
  }
  return calendar.toString();
}

/** A date whose local fields read as the clock of the event's zone: what the library writes beside a TZID. */
function wallTime(day: string, minutes: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 0, minutes);
}

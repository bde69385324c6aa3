import type { Locale } from '@surya/data';

/** The calendar feed of a language: every program, for subscribing. */
export function feedPath(locale: Locale): string {
  return `/calendar/${locale}.ics`;
}

/** One program as a calendar file, for adding it to one's own calendar. */
export function programFilePath(programId: string, locale: Locale): string {
  return `/calendar/${locale}/${programId}.ics`;
}

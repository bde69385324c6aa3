import type { Locale } from '../locales/locales.ts';

/** Path of a language's calendar feed: every program, for subscribing. */
export function getFeedPath(locale: Locale): string {
  return `/calendar/${locale}.ics`;
}

/** Path of one program as a calendar file, for adding it to one's own calendar. */
export function getProgramFilePath(programId: string, locale: Locale): string {
  return `/calendar/${locale}/${programId}.ics`;
}

import { getFeedPath, getProgramFilePath, type Locale, locales } from '@surya/data';
import { calendarFile } from '@surya/data/calendar-file';
import type { Studio } from '@surya/data/studio';

/** Creates the calendar files of the site by their path: one feed a language, and one file a program. */
export function calendarFiles(studio: Pick<Studio, 'programs' | 'site'>, stamp: Date): Map<string, string> {
  const { programs, site } = studio;
  const options = (locale: Locale) => ({ locale, site, stamp });
  return new Map(
    locales.flatMap((locale): [string, string][] => [
      [getFeedPath(locale), calendarFile(programs, options(locale))],
      ...programs.map((program): [string, string] => [
        getProgramFilePath(program.id, locale),
        calendarFile([program], options(locale)),
      ]),
    ]),
  );
}

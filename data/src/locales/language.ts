/** A day of the calendar in words: `1er`, `juillet`, `2025`. */
export interface DayWords {
  day: string;
  month: string;
  year: string;
}

/**
 * How a language writes dates, times, numbers and prices. Written down rather than asked of `Intl`
 * (docs/decisions/0019-time-and-numbers-without-intl.md); tests compare the two.
 */
export interface Formats {
  /** The months, January first, separated by spaces, as Unicode's CLDR has them. */
  months: { long: string; short: string };
  /** What stands for the first day of a month where it is not `1`. */
  firstDay?: string;
  /** Joins two days of one month, and the two ends of a longer range. */
  joiners: { sameMonth: string; range: string };
  /** A day, or days of one month, with month and year. */
  writeDate(date: DayWords): string;
  /** A day with its abbreviated month. */
  writeShortDate(date: DayWords): string;
  /** A time of day; `minutes` is two digits, or empty at the full hour. */
  writeTime(hours: number, minutes: string): string;
  /** What stands between thousands, and before a fraction; `groupFrom` is the smallest number that is grouped. */
  numbers: { group: string; point: string; groupFrom: number };
  /** An amount of euros, already written as a number. */
  writePrice(amount: string): string;
}

/** One language: its formats, and the names and texts that pages and mails need of it. */
export interface Language extends Formats {
  /** The language's own name, `Français`. */
  name: string;
  /** Open Graph's name of the language and its main country, `fr_FR`. */
  ogLocale: string;
  /** The place of a program whose exact place is not settled. */
  placeToBeAnnounced: string;
}

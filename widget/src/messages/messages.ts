import type { PracticeFilter } from '@surya/data';

/** Every text of the widget; each language is one object of this type, so none can lack or add a text. */
export interface Messages {
  /** What all elements say. */
  common: {
    loading: string;
    /** The programs could not be had. */
    unavailable: string;
    retry: string;
    free: string;
    full: string;
    past: string;
    /** Read before a price that is struck out. */
    fullPrice: string;
    /** Read before the price in force beside one that is struck out. */
    reducedPrice: string;
    /** The program an element names is not in the catalogue. */
    unknownProgram: string;
  };
  calendar: {
    /** Name of the filter panel. */
    filters: string;
    byPractice: string;
    byLocation: string;
    byDate: string;
    practice: string;
    location: string;
    allLocations: string;
    /** On the date button while no range is chosen. */
    pickStart: string;
    /** In the popover once a start is chosen. */
    pickEnd: string;
    /** Between two days on the date button. */
    range: (from: string, to: string) => string;
    /** Name of the popover. */
    chooseDates: string;
    previousMonth: string;
    nextMonth: string;
    apply: string;
    clear: string;
    /** Heading of the cards, for screen readers. */
    programs: string;
    results: (count: number) => string;
    empty: string;
    promo: string;
    dates: string;
    time: string;
    place: string;
    price: string;
    prerequisites: string;
    learnMore: string;
    practices: Record<PracticeFilter, string>;
  };
}

/** The texts of the elements; each language is an object of this type, so none can lack or add a text. */
export interface Messages {
  /** The texts of all elements. */
  common: {
    loading: string;
    /** The programs cannot be loaded. */
    unavailable: string;
    retry: string;
    free: string;
    full: string;
    past: string;
    /** Precedes a price that is struck out, for screen readers. */
    fullPrice: string;
    /** Precedes the price beside one that is struck out, for screen readers. */
    reducedPrice: string;
    /** The program that an element names is not in the catalogue. */
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
    apply: string;
    clear: string;
    /** Heading of the cards, for screen readers. */
    programs: string;
    /** How many programs are shown; `written` is the count for reading. */
    results: (count: number, written: string) => string;
    empty: string;
    promo: string;
    dates: string;
    prerequisites: string;
    learnMore: string;
    addToCalendar: string;
    subscribe: string;
    /** Hours, for a visitor whose clock shows others. */
    inParis: (hours: string) => string;
    /** The option for every practice; the practices' names are in the catalogue. */
    allPractices: string;
  };
}

/** The texts of the filters by location and by date. */
export interface FilterTabMessages {
  allLocations: string;
  /** On the date button while no range is chosen. */
  pickStart: string;
  /** In the popover once a start is chosen. */
  pickEnd: string;
  /** Name of the popover. */
  chooseDates: string;
  previousMonth: string;
  nextMonth: string;
}

/** The texts of a long list. */
export interface VirtualRowsMessages {
  /** Leads to the rows before those in the page. */
  earlier: string;
  /** Leads to the rows after those in the page. */
  later: string;
}

/** The texts of `variant="list"`. */
export interface ProgramListMessages {
  /** In place of a list without programs. */
  noneToCome: string;
}

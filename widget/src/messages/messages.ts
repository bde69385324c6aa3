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
    apply: string;
    clear: string;
    /** Heading of the cards, for screen readers. */
    programs: string;
    /** How many programs are shown; `written` is the count for reading. */
    results: (count: number, written: string) => string;
    empty: string;
    promo: string;
    dates: string;
    price: string;
    prerequisites: string;
    learnMore: string;
    addToCalendar: string;
    subscribe: string;
    /** Hours, for a visitor whose own clock shows others. */
    inParis: (hours: string) => string;
    /** The choice of every practice; the practices' own names are content. */
    allPractices: string;
  };
}

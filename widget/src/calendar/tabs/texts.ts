import type { Translated } from '@surya/data';

interface TabTexts {
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

/** What only the tabs of location and date say, downloaded with them. */
export const texts: Translated<TabTexts> = {
  fr: {
    allLocations: 'Tous les lieux',
    pickStart: 'Choisir une date de début',
    pickEnd: 'Choisissez maintenant la date de fin.',
    chooseDates: 'Choisir une période',
    previousMonth: 'Mois précédents',
    nextMonth: 'Mois suivants',
  },
  en: {
    allLocations: 'All locations',
    pickStart: 'Pick a start date',
    pickEnd: 'Now pick the end date.',
    chooseDates: 'Choose your dates',
    previousMonth: 'Previous months',
    nextMonth: 'Next months',
  },
  es: {
    allLocations: 'Todos los lugares',
    pickStart: 'Elige una fecha de inicio',
    pickEnd: 'Elige ahora la fecha de fin.',
    chooseDates: 'Elige tus fechas',
    previousMonth: 'Meses anteriores',
    nextMonth: 'Meses siguientes',
  },
};

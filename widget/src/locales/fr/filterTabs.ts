import type { FilterTabMessages } from '../messages.ts';

export const filterTabs: FilterTabMessages = {
  allLocations: 'Tous les lieux',
  pickStart: 'Choisir une date de début',
  pickEnd: 'Choisissez maintenant la date de fin.',
  chooseDates: 'Choisir une période',
  previousMonth: 'Mois précédents',
  nextMonth: 'Mois suivants',
};

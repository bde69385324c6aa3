import type { FilterTabMessages } from '../messages.ts';

export const filterTabs: FilterTabMessages = {
  allLocations: 'Todos los lugares',
  pickStart: 'Elige una fecha de inicio',
  pickEnd: 'Elige ahora la fecha de fin.',
  chooseDates: 'Elige tus fechas',
  previousMonth: 'Meses anteriores',
  nextMonth: 'Meses siguientes',
};

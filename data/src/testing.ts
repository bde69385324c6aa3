import type { Program } from './schemas/program.ts';

/** A program for tests: open, sold at 250 with 230 until 22 June 2025, on 5 and 6 July in Rennes. */
export function aProgram(overrides: Partial<Program> = {}): Program {
  const id = overrides.id ?? 'surya-kriya-rennes';
  const text = (prefix: string) => ({
    title: 'Surya Kriya',
    description: 'A weekend.',
    detailsUrl: `/${prefix}/${id}`,
  });
  return {
    id,
    type: 'surya_kriya',
    location: 'Rennes',
    price: 250,
    promoPrice: 230,
    promoDeadline: '2025-06-22',
    startDate: '2025-07-05',
    endDate: '2025-07-06',
    imageUrl: '/images/programs/surya-kriya-rennes.svg',
    isCompleted: false,
    languageContent: {
      fr: text('fr-details-programme'),
      en: text('en-program-details'),
      es: text('es-detalles-programa'),
    },
    ...overrides,
  };
}

/** The instant of a wall clock in Paris, in summer: `parisSummer('2025-06-22', '23:59')`. */
export function parisSummer(day: string, time = '12:00'): Date {
  return new Date(`${day}T${time}:00+02:00`);
}

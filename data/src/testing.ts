import { translate } from './locales/locales.ts';
import type { Program } from './schemas/program.ts';
import { type Routes, requiredSections } from './schemas/routes.ts';

/** A program for tests: open, sold at 250 with 230 until 22 June 2025, on 5 and 6 July in Rennes. */
export function aProgram(overrides: Partial<Program> = {}): Program {
  const id = overrides.id ?? 'surya-kriya-rennes';
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
    languageContent: translate((locale) => ({
      title: 'Surya Kriya',
      description: 'A weekend.',
      detailsUrl: `/${locale}-details/${id}`,
    })),
    ...overrides,
  };
}

/** The instant of a wall clock in Paris, in summer: `parisSummer('2025-06-22', '23:59')`. */
export function parisSummer(day: string, time = '12:00'): Date {
  return new Date(`${day}T${time}:00+02:00`);
}

/** Routes for tests: `/fr-home`, `/en-details/<id>` and so on. */
export function someRoutes(overrides: Partial<Routes> = {}): Routes {
  const section = (id: string) => translate((locale) => `/${locale}-${id}`);
  const sections = Object.fromEntries(requiredSections.map((id) => [id, section(id)]));
  return {
    sections: sections as Routes['sections'],
    practices: {},
    retreats: {},
    programDetails: section('details'),
    detailsCopies: [],
    copies: [],
    ...overrides,
  };
}

import { type Catalogue, type Program, translate } from '@surya/data';

/** The day most tests stand on: the demonstration's. */
export const firstOfJune = new Date('2025-06-01T09:00:00+02:00');

/** A weekend of Surya Kriya in Rennes at 60 euros, but for what a test says otherwise. */
export function aProgram(overrides: Partial<Program> = {}): Program {
  const id = overrides.id ?? 'surya-kriya-rennes';
  return {
    id,
    type: 'surya_kriya',
    location: 'Rennes',
    price: 60,
    startDate: '2025-07-05',
    endDate: '2025-07-06',
    imageUrl: '/images/programs/surya-kriya-rennes.svg',
    isCompleted: false,
    languageContent: translate((locale) => ({
      title: `Surya Kriya ${locale}`,
      description: `About Surya Kriya ${locale}`,
      detailsUrl: `/${locale}-details/${id}`,
    })),
    ...overrides,
  };
}

/** A program whose title is the same in every language. */
export function titled(title: string, overrides: Partial<Program> = {}): Program {
  const program = aProgram({ id: title.toLowerCase().replaceAll(' ', '-'), ...overrides });
  const { languageContent } = program;
  return { ...program, languageContent: translate((locale) => ({ ...languageContent[locale], title })) };
}

/** The practices of the sample, whose correction program is listed under another practice too. */
const practices: Catalogue['practices'] = [
  ['surya_kriya', 'Surya Kriya'],
  ['shambhavi', 'Surya Shakti'],
  ['yoga_equilibrium', 'Balance'],
  ['isha_kriya', 'Isha Kriya'],
  ['retreat', 'Retreats'],
  ['surya_kriya_correction_shakti', 'Correction', 'shambhavi'],
].map(([type = '', label = '', under]) => ({
  type,
  label: translate(() => label),
  ...(under && { alsoListedUnder: [under] }),
}));

export function aCatalogue(...programs: Program[]): Catalogue {
  return { programs, practices };
}

/** Five programs that differ as the sample's do. */
export const sample = aCatalogue(
  titled('Kriya Rennes', { price: 250, promoPrice: 230, promoDeadline: '2025-06-22' }),
  titled('Balance', { type: 'yoga_equilibrium', startDate: '2025-07-05', timeRange: '8h30 – 11h30' }),
  titled('Isha', {
    type: 'isha_kriya',
    price: 0,
    startDate: '2025-06-22',
    endDate: '2025-06-22',
    specialEvent: translate((locale) => `Yoga Day ${locale}`),
  }),
  titled('Kriya Angers', {
    location: 'Angers',
    price: 250,
    promoPrice: 230,
    startDate: '2025-06-28',
    endDate: '2025-06-29',
    isCompleted: true,
  }),
  titled('Correction', {
    type: 'surya_kriya_correction_shakti',
    location: 'Angers',
    price: 90,
    startDate: '2025-07-12',
    endDate: '2025-07-12',
    prerequisites: translate((locale) => `Prerequisite ${locale}`),
  }),
);

import { type Partner, type Program, translate } from '@surya/data';
import { aProgram } from '@surya/data/testing';
import { type Content, getStudioContent } from '../content.ts';

/** Builds a free event on 22 June 2025 in Rennes, 16h – 17h15, with a title in each language. */
export function aFreeEvent(overrides: Partial<Program> = {}): Program {
  const { promoPrice: _, promoDeadline: __, endDate: ___, ...program } = aProgram();
  return {
    ...program,
    id: 'isha-kriya-introduction-2025',
    type: 'isha_kriya',
    price: 0,
    startDate: '2025-06-22',
    timeRange: '16h – 17h15',
    languageContent: translate((locale) => ({
      title: `Découverte d’Isha Kriya (${locale})`,
      description: 'Douze minutes.',
      detailsUrl: `/${locale}-isha-kriya`,
    })),
    ...overrides,
  };
}

export const aPartner: Partner = {
  id: 'studio-lumen',
  name: 'Studio Lumen',
  origins: ['https://www.studio-lumen.example'],
};

/** Builds content with one program of every kind, and the routes and addresses of the studio. */
export function aContent(overrides: Partial<Content> = {}): Content {
  return {
    ...getStudioContent(),
    programs: [
      aProgram(),
      aProgram({ id: 'surya-kriya-angers', location: 'Angers', isCompleted: true }),
      aProgram({ id: 'surya-kriya-past', startDate: '2025-05-03', endDate: '2025-05-04' }),
      aFreeEvent(),
      aFreeEvent({ id: 'free-and-full', isCompleted: true }),
      aFreeEvent({ id: 'free-and-past', startDate: '2025-05-22' }),
    ],
    partners: [aPartner],
    ...overrides,
  };
}

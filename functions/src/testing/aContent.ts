import type { Partner, Program } from '@surya/data';
import { aProgram } from '@surya/data/testing';
import { type Content, studioContent } from '../content.ts';

/** A free event on 22 June 2025 in Rennes, 16h – 17h15. */
export const aFreeEvent = (overrides: Partial<Program> = {}): Program => {
  const { promoPrice: _, promoDeadline: __, endDate: ___, ...program } = aProgram();
  const text = (title: string, detailsUrl: string) => ({ title, description: 'Douze minutes.', detailsUrl });
  return {
    ...program,
    id: 'isha-kriya-introduction-2025',
    type: 'isha_kriya',
    price: 0,
    startDate: '2025-06-22',
    timeRange: '16h – 17h15',
    languageContent: {
      fr: text('Découverte d’Isha Kriya', '/fr-isha-kriya'),
      en: text('Introduction to Isha Kriya', '/en-isha-kriya'),
      es: text('Introducción a Isha Kriya', '/es-isha-kriya'),
    },
    ...overrides,
  };
};

export const aPartner: Partner = {
  id: 'studio-lumen',
  name: 'Studio Lumen',
  origins: ['https://www.studio-lumen.example'],
};

/** A catalogue with one program of every kind, and the studio's own routes and addresses. */
export function aContent(overrides: Partial<Content> = {}): Content {
  return {
    ...studioContent(),
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

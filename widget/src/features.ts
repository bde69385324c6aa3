import type { Feature } from './shared/feature.ts';

/** What is known of an element before it is met. */
export interface FeatureEntry {
  /** Its attributes, documented in `index.d.ts`. */
  attributes: readonly string[];
  /** Whether it speaks of programs. */
  catalogue: boolean;
  /** Whether it says the texts of forms. */
  forms: boolean;
  /**
   * Loads it once an element is met: a page with only the calendar downloads only the calendar.
   * @param element whose attributes say what of it is needed
   */
  load: (element: Element) => Promise<Feature>;
}

/** Every element of the widget. */
export const features: Readonly<Record<string, FeatureEntry>> = {
  'surya-calendar': {
    attributes: ['practice', 'location', 'limit', 'program', 'partner', 'variant', 'share-filters'],
    catalogue: true,
    forms: false,
    // Taken apart, or the bundler makes an object of the module and a file more for how to make one.
    load: (element) => {
      if (element.getAttribute('variant') === 'list') return import('./list/feature.ts');
      if (element.hasAttribute('share-filters')) return import('./sharing/feature.ts');
      return import('./calendar/feature.ts').then(({ Component, css }) => ({ Component, css }));
    },
  },
  'surya-registration': {
    attributes: ['program', 'partner'],
    catalogue: true,
    forms: true,
    load: () => import('./registration/feature.ts'),
  },
  'surya-payment': {
    attributes: ['program', 'partner'],
    catalogue: true,
    forms: true,
    load: () => import('./payment/feature.ts'),
  },
  'surya-payment-result': {
    attributes: [],
    catalogue: true,
    forms: true,
    load: () => import('./paymentResult/feature.ts'),
  },
  'surya-region-form': {
    attributes: ['email', 'whatsapp'],
    catalogue: false,
    forms: true,
    load: () => import('./region/feature.ts'),
  },
};

import type { Feature } from './shared/feature.ts';

/** What is known of an element before its feature is loaded. */
export interface FeatureEntry {
  /** Its attributes, documented in `index.d.ts`. */
  attributes: readonly string[];
  /** Whether it shows programs. */
  catalogue: boolean;
  /** Whether it needs the texts of forms. */
  forms: boolean;
  /**
   * Loads the feature once an element is met: a page with only the calendar downloads only the calendar.
   * @param element whose attributes select the feature
   */
  load: (element: Element) => Promise<{ feature: Feature }>;
}

/** Every element of the widget, by its tag. */
export const features = {
  'surya-calendar': {
    attributes: ['practice', 'location', 'limit', 'program', 'partner', 'variant', 'share-filters'],
    catalogue: true,
    forms: false,
    load: (element) => {
      if (element.getAttribute('variant') === 'list') return import('./list/feature.ts');
      if (element.hasAttribute('share-filters')) return import('./sharing/feature.ts');
      // Taken apart, or the bundler makes an object of the module, which shares its file.
      return import('./calendar/feature.ts').then(({ feature }) => ({ feature }));
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
    attributes: ['email', 'whatsapp', 'subject', 'request'],
    catalogue: false,
    forms: true,
    load: () => import('./region/feature.ts'),
  },
} as const satisfies Record<string, FeatureEntry>;

/** A tag of the widget. */
export type Tag = keyof typeof features;

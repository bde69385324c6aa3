/**
 * Every element with its attributes (documented in `index.d.ts`), and what loads it once one is met: a page
 * with only the calendar downloads only the calendar. `catalogue` says whether it speaks of programs.
 */
export const features = {
  'surya-calendar': {
    attributes: ['practice', 'location', 'limit', 'program', 'partner', 'variant', 'share-filters'],
    catalogue: true,
    load: () => import('./calendar/feature.ts'),
  },
};

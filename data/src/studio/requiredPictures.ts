/** The pictures that the site shows on its own: on every page, as icons, on the landing and not-found pages. */
export const requiredPictures = [
  '/images/logo.svg',
  '/images/logo-light.svg',
  '/images/mark.svg',
  '/images/favicon.svg',
  '/images/landing.svg',
  '/images/landing-portrait.svg',
  '/images/not-found.svg',
  '/images/dividers/horizon.svg',
] as const;

/** Marks where the teacher is now in a block of travels. */
export const travelPicture = '/images/van.svg';

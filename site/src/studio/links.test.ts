import { theContent } from '../testing/studio.ts';
import { addressOf, UnknownTarget, whatsappAddress } from './links.ts';

const studio = theContent();

test.each([
  ['section:calendar', 'fr', '/fr-calendrier'],
  ['section:home#voyage', 'es', '/es-home#voyage'],
  ['practice:yoga-for-balance', 'es', '/es-practicas-de-yoga/yoga-para-equilibrio'],
  ['retreat:surya-kriya', 'en', '/en-retreats/surya-kriya'],
  ['program:surya-kriya-rennes', 'en', '/en-program-details/surya-kriya-rennes'],
  ['program:isha-kriya-introduction-2025', 'fr', '/fr-isha-kriya'],
  ['mail', 'fr', 'mailto:bonjour@atelier-surya.example'],
  ['tel', 'fr', 'tel:+33199000142'],
  ['whatsapp', 'fr', 'https://wa.me/33639980142'],
  ['#programmes', 'fr', '#programmes'],
  ['https://example.org/a', 'en', 'https://example.org/a'],
] as const)('%s in %s leads to %s', (target, locale, address) => {
  expect(addressOf(target, locale, studio)).toBe(address);
});

test.each(['section:shop', 'practice:surya-shakti', 'retreat:nowhere', 'program:nothing'])(
  '%s leads nowhere in English, and says so',
  (target) => {
    expect(() => addressOf(target, 'en', studio)).toThrow(UnknownTarget);
  },
);

test('a greeting is written into the chat’s address', () => {
  expect(whatsappAddress(studio.site, 'Bonjour, ça va ?')).toBe(
    'https://wa.me/33639980142?text=Bonjour%2C%20%C3%A7a%20va%20%3F',
  );
});

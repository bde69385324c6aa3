import { getWhatsAppLink } from './getWhatsAppLink.ts';

test('the address holds the digits of the number alone', () => {
  expect(getWhatsAppLink('+33 6 39 98 01 42')).toBe('https://wa.me/33639980142');
});

test('a message is encoded into the address', () => {
  expect(getWhatsAppLink('+33639980142', 'Bonjour, ça va ?')).toBe(
    'https://wa.me/33639980142?text=Bonjour%2C%20%C3%A7a%20va%20%3F',
  );
});

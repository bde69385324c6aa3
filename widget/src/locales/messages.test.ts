import { defaultLocale, locales } from '@surya/data';
import { texts } from '../testing/show.tsx';

/** Every text with its path; a text made from values is written out with their places. */
function written(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    const place = `${path}.${key}`;
    if (typeof value === 'function') return [[place, String(value('{1}', '{2}', '{3}'))]];
    return typeof value === 'object' ? written(value, place) : [[place, String(value)]];
  });
}

const fr = new Map(written(texts.fr));
const others = locales.filter((locale) => locale !== defaultLocale);

test.each(others)('%s says what French says: no text more, none less, none empty', (locale) => {
  const other = written(texts[locale]);
  expect(other.map(([path]) => path)).toEqual([...fr.keys()]);
  for (const [, text] of [...fr, ...other]) expect(text.trim()).not.toBe('');
});

test.each(others)('no sentence of %s was left in French', (locale) => {
  const left = written(texts[locale]).filter(([path, text]) => text.length > 24 && fr.get(path) === text);
  expect(left).toEqual([]);
});

test.each(others)('%s uses the values that French uses', (locale) => {
  const places = (text: string) => [...new Set(text.match(/\{\d\}/g) ?? [])].sort();
  for (const [path, text] of written(texts[locale])) {
    expect([path, ...places(text)]).toEqual([path, ...places(fr.get(path) ?? '')]);
  }
});

test('the texts that were decided are said letter by letter', () => {
  const said = Object.values(texts).map(({ messages, forms }) => [
    messages.calendar.empty,
    messages.common.past,
    forms.payment.loading,
    forms.payment.creationFailed,
    forms.payment.unexpected,
    forms.registration.failed,
    forms.registration.again,
  ]);
  expect(said).toEqual([
    [
      'Aucun programme ne correspond à vos critères de recherche.',
      'Terminé',
      'Chargement...',
      'Erreur lors de la création du paiement. Veuillez réessayer.',
      'Erreur inattendue. Veuillez réessayer.',
      "Une erreur est survenue lors de l'inscription. Veuillez réessayer.",
      'Nouvelle inscription',
    ],
    [
      'No programs match your search criteria.',
      'Past',
      'Loading...',
      'Payment creation error. Please try again.',
      'Unexpected error. Please try again.',
      'Something went wrong with your registration. Please try again.',
      'New registration',
    ],
    [
      'Ningún programa coincide con tus criterios de búsqueda.',
      'Finalizado',
      'Cargando...',
      'Error al crear el pago. Inténtalo de nuevo.',
      'Error inesperado. Inténtalo de nuevo.',
      'Se ha producido un error al inscribirte. Inténtalo de nuevo.',
      'Nueva inscripción',
    ],
  ]);
});

import { toThemeProperties, widgetColours } from './toThemeProperties.ts';

test('the widget’s own colours need no property', () => {
  expect(toThemeProperties(widgetColours)).toEqual([]);
  expect(toThemeProperties({})).toEqual([]);
});

test.each([
  ['a dark accent', '#2f4858', '#fffbf4'],
  ['a pale accent', '#ffd65c', '#1f2733'],
])('%s takes the words that are read on it', (_, accent, words) => {
  expect(toThemeProperties({ accent })).toEqual([
    ['--surya-accent', accent],
    ['--surya-on-accent', words],
  ]);
});

test('other colours are written as they are chosen, and nothing else is', () => {
  expect(toThemeProperties({ card: '#000000', ink: '#ffffff', sun: 'red;}</style>' })).toEqual([
    ['--surya-card', '#000000'],
    ['--surya-ink', '#ffffff'],
  ]);
});

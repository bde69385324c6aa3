import { fixture } from '../testing/fixture.ts';
import { themeStyle } from './themeStyle.ts';

test('each colour of the theme is a custom property of its name', () => {
  const style = themeStyle(fixture.theme);
  for (const [name, colour] of Object.entries(fixture.theme)) expect(style).toContain(`--${name}:${colour}`);
});

test('colours that derive from the theme follow it', () => {
  const style = themeStyle({ ...fixture.theme, shell: '#000000', dawn: '#000000', 'ember-deep': '#ffffff' });
  expect(style).toMatch(/--sheet:#737373;--dawn-light:#666666;--ember-dark:#e0e0e0}$/);
});

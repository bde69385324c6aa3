import { fixture } from '../testing/fixture.ts';
import { webManifest } from './webManifest.ts';

test('the manifest has the studio’s name and colour', () => {
  expect(JSON.parse(webManifest(fixture))).toMatchObject({
    name: fixture.site.brand.name,
    start_url: '/',
    theme_color: fixture.theme.shell,
  });
});

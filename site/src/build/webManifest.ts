import type { Studio } from '@surya/data/studio';

/** Creates `site.webmanifest`: name, colours and icons for a home screen. */
export function webManifest({ site, theme }: Pick<Studio, 'site' | 'theme'>): string {
  const { name } = site.brand;
  return `${JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: theme.shell,
    theme_color: theme.shell,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  })}\n`;
}

import type { Theme } from '@surya/data/schemas';
import { themeStyle } from '../content/themeStyle.ts';

/** The tags that all pages have: icons, fonts and the colour of the browser's frame. */
export function CommonTags({ theme }: { theme: Theme }) {
  return (
    <>
      <meta name="theme-color" content={theme.shell} />
      <style>{themeStyle(theme)}</style>
      <link
        rel="preload"
        href="/fonts/fraunces-latin.woff2"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
      <link
        rel="preload"
        href="/fonts/figtree-latin.woff2"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}

import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { unknownLocale } from '../content/unknownLocale.ts';
import { CommonTags } from './CommonTags.tsx';
import * as styles from './notFound.module.css';
import { useSiteData } from './useSiteData.ts';

// The only texts that are the same in every language: an unknown path has none.
const text = { title: 'Oops! Page not found', home: 'Return to Home' } as const;

/** Shown at any unknown path. */
export default function NotFound() {
  return (
    <main className={styles.page}>
      <img className={styles.picture} src="/images/not-found.svg" alt="" width={1200} height={800} />
      <h1>{text.title}</h1>
      <a className={styles.home} href="/">
        {text.home}
      </a>
    </main>
  );
}

export function Head() {
  const { content } = useSiteData();
  const { site } = content;
  return (
    <>
      <html lang={unknownLocale} />
      <title>{`${text.title} · ${site.brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <CommonTags theme={content.theme} />
      <script type="module" src="/scripts/notFound.js" />
    </>
  );
}

import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { getLanguage, locales } from '@surya/data';
import { getSocialPicturePath } from '../content/getSocialPicturePath.ts';
import { unknownLocale } from '../content/unknownLocale.ts';
import { CommonTags } from './CommonTags.tsx';
import * as styles from './landing.module.css';
import { useSiteData } from './useSiteData.ts';

/** The languages in the order of the landing page: that of visitors whose language is unknown comes first. */
const languages = [unknownLocale, ...locales.filter((locale) => locale !== unknownLocale)].map((locale) => ({
  locale,
  name: getLanguage(locale).name,
}));

/** The page at `/`: the studio's name, and a button for each language. */
export default function Landing() {
  const { content } = useSiteData();
  const { site, routes } = content;
  return (
    <main className={styles.landing}>
      <picture>
        <source
          media="(orientation: portrait)"
          srcSet="/images/landing-portrait.svg"
          width={900}
          height={1600}
        />
        <img
          className={styles.picture}
          src="/images/landing.svg"
          alt=""
          width={1600}
          height={1000}
          fetchPriority="high"
        />
      </picture>
      <div className={styles.inside}>
        <h1 className={styles.brand}>
          <img
            className={styles.logo}
            src="/images/logo-light.svg"
            alt={site.brand.name}
            width={240}
            height={240}
          />
          <span aria-hidden="true">{site.brand.name}</span>
        </h1>
        <ul className={styles.languages}>
          {languages.map(({ locale, name }) => (
            <li key={locale}>
              <a
                className={styles.language}
                href={routes.sections.home[locale]}
                lang={locale}
                hrefLang={locale}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}

export function Head() {
  const { content } = useSiteData();
  const { site, routes } = content;
  const { url } = site.origin;
  const description = [site.subject, ...locales.map((locale) => getLanguage(locale).name)].join(' · ');
  return (
    <>
      <html lang={unknownLocale} />
      <title>{site.brand.name}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${url}/`} />
      {languages.map(({ locale }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={`${url}${routes.sections.home[locale]}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${url}/`} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={site.brand.name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${url}/`} />
      <meta property="og:image" content={`${url}${getSocialPicturePath({ canonical: '/' })}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <CommonTags theme={content.theme} />
    </>
  );
}

import { pagesInLanguages } from '../content/pagesInLanguages.ts';
import * as styles from './LanguageSwitcher.module.css';
import { usePage, useSiteContent } from './PageInfo.ts';
import { useText } from './useText.ts';

const names = { fr: 'Français', en: 'English', es: 'Español' } as const;

/** The same page in the three languages. Their names are their own, so they are not translated. */
export function LanguageSwitcher() {
  const text = useText();
  const { locale, route } = usePage();
  const content = useSiteContent();
  return (
    <nav aria-label={text('languages')}>
      <ul className={styles.languages}>
        {pagesInLanguages(route, content).map((page) => (
          <li key={page.locale}>
            <a
              className={styles.language}
              href={page.path}
              lang={page.locale}
              hrefLang={page.locale}
              aria-label={names[page.locale]}
              aria-current={page.locale === locale ? 'true' : undefined}
            >
              {page.locale.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { getLanguage } from '@surya/data';
import { pagesInLanguages } from '../content/pagesInLanguages.ts';
import * as styles from './LanguageSwitcher.module.css';
import { usePage, useSiteContent } from './PageInfo.ts';
import { useText } from './useText.ts';

/** Links to the page in each language; a language is named in itself. */
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
              aria-label={getLanguage(page.locale).name}
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

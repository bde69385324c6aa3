import { resolveLink } from '@surya/data';
import { getSection, getSectionPath } from '../content/pagesInLanguages.ts';
import * as styles from './Header.module.css';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { NavigationLabel } from './NavigationLabel.tsx';
import { usePage, useSiteContent } from './PageInfo.ts';
import { useText } from './useText.ts';

/**
 * The studio's name and the menu: a bar from 768 px, below it a drawer, which is the platform's own
 * popover (Escape and a press outside close it, focus returns to its button).
 */
export function Header() {
  const text = useText();
  const content = useSiteContent();
  const { locale, route } = usePage();
  const home = content.routes.sections.home[locale];
  const section = getSectionPath(getSection(route, content), locale, content);
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={home} aria-label={text('brand', { brand: content.site.brand.name })}>
        <img className={styles.mark} src="/images/mark.svg" alt="" width={64} height={64} />
        <span>{content.site.brand.name}</span>
      </a>
      <button type="button" className={styles.toggle} popoverTarget="menu">
        <span className={styles.toggleText}>{text('menu')}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M3 8h18M7 16h14"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <div id="menu" popover="auto" className={styles.menu}>
        <button
          type="button"
          className={styles.close}
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={text('menu.close')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M5 5l14 14M19 5L5 19"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
            />
          </svg>
        </button>
        <nav aria-label={text('menu')}>
          <ul className={styles.items}>
            {content.navigation[locale].map(({ label, to }) => {
              const address = resolveLink(to, locale, content);
              const current = address === route.path ? 'page' : address === section ? 'true' : undefined;
              return (
                <li key={to}>
                  <a className={styles.item} href={address} aria-current={current}>
                    <NavigationLabel label={label} to={to} />
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
        <LanguageSwitcher />
      </div>
    </header>
  );
}

import { formatPhone, resolveLink } from '@surya/data';
import * as styles from './Footer.module.css';
import { NavigationLabel } from './NavigationLabel.tsx';
import { usePage, useSiteContent } from './PageInfo.ts';
import { Picture } from './Picture.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useText } from './useText.ts';
import { WhatsAppButton } from './WhatsAppButton.tsx';

const small = ['section:legal-notice', 'section:privacy', 'section:partners'] as const;

/** The footer of every page: contact, menu, certification and legal pages. */
export function Footer() {
  const text = useText();
  const content = useSiteContent();
  const { locale } = usePage();
  const { site } = content;
  const labels = {
    'section:legal-notice': text('footer.legal'),
    'section:privacy': text('footer.privacy'),
    'section:partners': text('footer.partners'),
  };
  return (
    <footer className={styles.footer} data-tone="ink">
      <div className={styles.inside}>
        <div className={styles.studio}>
          <img
            className={styles.logo}
            src="/images/logo-light.svg"
            alt=""
            width={240}
            height={240}
            loading="lazy"
          />
          <p className={styles.brand}>{site.brand.name}</p>
          <p className={styles.motto}>{site.motto[locale]}</p>
        </div>
        <div className={styles.column}>
          <h2 className={styles.title}>{text('footer.contact')}</h2>
          <ul>
            <li>
              <a href={`tel:${site.contact.phone}`}>{formatPhone(site.contact.phone)}</a>
            </li>
            <li>
              <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
            </li>
          </ul>
          <div>
            <SocialLinks />
          </div>
        </div>
        <nav className={styles.column} aria-label={text('footer.pages')}>
          <h2 className={styles.title}>{text('footer.pages')}</h2>
          <ul>
            {content.navigation[locale].map(({ label, to }) => (
              <li key={to}>
                <a href={resolveLink(to, locale, content)}>
                  <NavigationLabel label={label} to={to} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {site.certification && (
          <div className={styles.certification}>
            <Picture src={site.certification.image} alt={site.certification.alt[locale]} />
          </div>
        )}
      </div>
      <div className={styles.last}>
        <p>{text('footer.copyright', { year: site.copyrightYear, brand: site.brand.name })}</p>
        <ul className={styles.small}>
          {small.map((to) => (
            <li key={to}>
              <a href={resolveLink(to, locale, content)}>{labels[to]}</a>
            </li>
          ))}
        </ul>
      </div>
      <WhatsAppButton />
    </footer>
  );
}

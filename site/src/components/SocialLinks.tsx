import { getWhatsAppLink } from '@surya/data';
import { usePage } from './PageInfo.ts';
import * as styles from './SocialLinks.module.css';
import { useText } from './useText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const marks = {
  whatsapp:
    'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3zm-3 5c.3-.3 1-.3 1.2.1l.7 1.6c.1.3 0 .6-.2.8l-.5.6c.8 1.5 1.9 2.3 3.3 2.900l.7-.8c.2-.2.5-.3.8-.2l1.5.8c.4.2.4.9.1 1.3-.8 1-2 1.2-3.4.700-2.5-.9-4.3-2.7-5-5-.3-1.1-.0-2.2.8-2.800z',
  facebook:
    'M14 21v-7h2.600l.5-3.200H14V8.900c0-1 .4-1.6 1.7-1.600H17.200V4.400A17 17 0 0 0 15 4.200c-2.4 0-4 1.5-4 4.200v2.400H8.300V14H11v7z',
  instagram:
    'M8 3.500h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.500H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.500zm0 1.800A2.7 2.7 0 0 0 5.3 8v8A2.7 2.7 0 0 0 8 18.700h8a2.7 2.7 0 0 0 2.7-2.700V8A2.7 2.7 0 0 0 16 5.300zm4 2.700a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.800a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.400zM16.7 6.300a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  youtube:
    'M5.5 6h13A2.5 2.5 0 0 1 21 8.500v7a2.5 2.5 0 0 1-2.5 2.500h-13A2.5 2.5 0 0 1 3 15.500v-7A2.5 2.5 0 0 1 5.5 6zm4.7 3v6l5-3z',
} as const;

/** Links to the studio's WhatsApp and to the profiles that it has on social networks, each in a new tab. */
export function SocialLinks() {
  const text = useText();
  const { locale, content } = usePage();
  const { site } = content;
  const links = [
    ['whatsapp', text('social.whatsapp'), getWhatsAppLink(site.contact.whatsapp, site.greeting[locale])],
    ['facebook', text('social.facebook'), site.social.facebook],
    ['instagram', text('social.instagram'), site.social.instagram],
    ['youtube', text('social.youtube'), site.social.youtube],
  ] as const;
  return (
    <ul className={styles.links}>
      {links.map(
        ([name, label, address]) =>
          address && (
            <li key={name}>
              <a className={styles.link} href={address} target="_blank" rel="noopener">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={marks[name]} fill="currentColor" fillRule="evenodd" />
                </svg>
                <VisuallyHidden>{`${label} (${text('newTab')})`}</VisuallyHidden>
              </a>
            </li>
          ),
      )}
    </ul>
  );
}

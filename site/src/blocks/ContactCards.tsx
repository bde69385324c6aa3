import { formatPhone, getWhatsAppLink } from '@surya/data';
import { ItemTitle } from '../components/ItemTitle.tsx';
import { useSiteContent } from '../components/PageInfo.ts';
import { Section } from '../components/Section.tsx';
import { SocialLinks } from '../components/SocialLinks.tsx';
import { useText } from '../components/useText.ts';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './ContactCards.module.css';

/** Links to e-mail, telephone, WhatsApp and the studio's social networks, each in a new tab. */
export function ContactCards({ email, phone, whatsapp, social, note, ...heading }: BlockOf<'contact-cards'>) {
  const text = useText();
  const { site } = useSiteContent();
  const cards = [
    { ...email, address: `mailto:${site.contact.email}`, shown: site.contact.email },
    { ...phone, address: `tel:${site.contact.phone}`, shown: formatPhone(site.contact.phone) },
    {
      ...whatsapp,
      address: getWhatsAppLink(site.contact.whatsapp, whatsapp.greeting),
      shown: formatPhone(site.contact.whatsapp),
    },
  ];
  return (
    <Section {...heading}>
      <ul className={styles.cards}>
        {cards.map(({ title, description, address, shown }) => (
          <li key={title} className={styles.card}>
            <ItemTitle>{title}</ItemTitle>
            <p className={styles.description}>{description}</p>
            <a className={styles.link} href={address} target="_blank" rel="noopener">
              {shown}
              <VisuallyHidden>{` (${text('newTab')})`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.after}>
        <p className={styles.note}>{note}</p>
        <div>
          <p>{social}</p>
          <SocialLinks />
        </div>
      </div>
    </Section>
  );
}

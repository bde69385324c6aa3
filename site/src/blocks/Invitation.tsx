import { usePage, useSiteContent } from '../components/PageInfo.ts';
import { Picture } from '../components/Picture.tsx';
import { SuryaElement } from '../components/SuryaElement.tsx';
import { useText } from '../components/useText.ts';
import type { BlockOf } from '../content/siteBlock.ts';
import { titleText } from '../content/titleText.ts';
import * as styles from './Invitation.module.css';

/** Invites visitors to propose their own region, with the form to do so. */
export function Invitation({ title, text: words }: BlockOf<'travel'>['invitation']) {
  const text = useText();
  const { locale } = usePage();
  const { destinations, site } = useSiteContent();
  const region = destinations.find(({ status }) => status === 'available');
  return (
    <section className={styles.invitation} data-tone="sand">
      <div className={styles.inside}>
        <div>
          {region && <p className={styles.kicker}>{text('travel.available')}</p>}
          <h2>{titleText(title)}</h2>
          <p className={styles.text}>{words}</p>
          {region && <Picture className={styles.landscape} src={region.image} alt="" />}
        </div>
        <div className={styles.form}>
          <SuryaElement
            tag="surya-region-form"
            attributes={{
              email: site.contact.email,
              whatsapp: site.contact.whatsapp,
              ...site.regionRequest[locale],
            }}
          />
        </div>
      </div>
    </section>
  );
}

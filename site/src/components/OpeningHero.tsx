import type { Picture as PictureContent } from '@surya/data/schemas';
import type { ReactNode } from 'react';
import { titleText } from '../content/titleText.ts';
import * as styles from './OpeningHero.module.css';
import { Picture } from './Picture.tsx';

interface Props {
  kicker?: string | undefined;
  title: string;
  city?: string;
  subtitle: string;
  image: PictureContent;
  /** Below the subtitle: the facts and the button. */
  children: ReactNode;
}

/** Opens the page of a program or retreat: its h1 and facts beside its picture. */
export function OpeningHero({ kicker, title, city, subtitle, image, children }: Props) {
  return (
    <div className={styles.hero} data-opening="plain">
      <div className={styles.inside}>
        <div className={styles.words}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1>
            {titleText(title)}
            {city && (
              <>
                {' '}
                <span className={styles.city}>{city}</span>
              </>
            )}
          </h1>
          <p className={styles.subtitle}>{subtitle}</p>
          {children}
        </div>
        <Picture
          className={styles.picture}
          src={image.src}
          alt={image.alt}
          first
          sizes="(min-width: 900px) 50vw, 100vw"
        />
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Actions } from '../components/Actions.tsx';
import { usePage } from '../components/PageInfo.ts';
import { Picture } from '../components/Picture.tsx';
import type { BlockOf } from '../content/siteBlock.ts';
import { titleText } from '../content/titleText.ts';
import * as styles from './Hero.module.css';

type Props = BlockOf<'hero'> & { children?: ReactNode };

/** Opens a page with its only h1; `children` stand below its text. */
export function Hero({ layout, kicker, title, subtitle, image, actions, children }: Props) {
  const { route } = usePage();
  return (
    <div
      className={styles.hero}
      data-layout={layout}
      data-opening={layout === 'landscape' ? 'picture' : 'plain'}
      data-tall={route.id === 'home'}
    >
      {image && layout === 'landscape' && (
        <Picture className={styles.landscape} src={image.src} alt={image.alt} first />
      )}
      <div className={styles.inside}>
        <div className={styles.words}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1>{titleText(title)}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <Actions links={actions} />
          {children && <div className={styles.further}>{children}</div>}
        </div>
        {image && layout !== 'landscape' && (
          <Picture
            className={styles.beside}
            src={image.src}
            alt={image.alt}
            first
            sizes="(min-width: 700px) 40vw, 100vw"
          />
        )}
      </div>
    </div>
  );
}

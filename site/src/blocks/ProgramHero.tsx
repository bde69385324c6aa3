import { usePage } from '../components/PageInfo.ts';
import { Picture } from '../components/Picture.tsx';
import { ProgramFactList } from '../components/ProgramFactList.tsx';
import { useProgram } from '../components/useProgram.ts';
import { useText } from '../components/useText.ts';
import type { BlockOf } from '../studio/siteBlock.ts';
import { titleText } from '../studio/titleText.ts';
import * as styles from './ProgramHero.module.css';

/** Opens a program's page: title, and on the first screen of a phone its dates, place, price and button. */
export function ProgramHero({ program: id, subtitle, image }: BlockOf<'program-hero'>) {
  const text = useText();
  const { locale } = usePage();
  const shown = useProgram(id);
  const { program, title, closed } = shown;
  return (
    <div className={styles.hero} data-opening="plain">
      <div className={styles.inside}>
        <div className={styles.words}>
          {program.specialEvent && <p className={styles.kicker}>{program.specialEvent[locale]}</p>}
          <h1>
            {titleText(title)} <span className={styles.city}>{program.location}</span>
          </h1>
          <p className={styles.subtitle}>{subtitle}</p>
          <ProgramFactList shown={shown} />
          {program.prerequisites && (
            <p className={styles.prerequisites}>
              {text('event.prerequisites', { prerequisites: program.prerequisites[locale] })}
            </p>
          )}
          {closed ? (
            <p className={styles.closed}>{closed}</p>
          ) : (
            <a className={styles.register} href="#booking">
              {text('event.register')}
            </a>
          )}
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

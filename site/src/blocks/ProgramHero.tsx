import { bookingAnchor } from '@surya/data';
import { OpeningHero } from '../components/OpeningHero.tsx';
import { usePage } from '../components/PageInfo.ts';
import { ProgramFactList } from '../components/ProgramFactList.tsx';
import { useProgram } from '../components/useProgram.ts';
import { useText } from '../components/useText.ts';
import type { BlockOf } from '../content/siteBlock.ts';
import * as styles from './ProgramHero.module.css';

/** Opens a program's page: title, dates, place, price and button on the first screen of a phone. */
export function ProgramHero({ program: id, subtitle, image }: BlockOf<'program-hero'>) {
  const text = useText();
  const { locale } = usePage();
  const shown = useProgram(id);
  const { program, title, closed } = shown;
  return (
    <OpeningHero
      kicker={program.specialEvent?.[locale]}
      title={title}
      city={program.location}
      subtitle={subtitle}
      image={image}
    >
      <ProgramFactList shown={shown} />
      {program.prerequisites && (
        <p className={styles.prerequisites}>
          {text('event.prerequisites', { prerequisites: program.prerequisites[locale] })}
        </p>
      )}
      {closed ? (
        <p className={styles.closed}>{closed}</p>
      ) : (
        <a className={styles.register} href={`#${bookingAnchor}`}>
          {text('event.register')}
        </a>
      )}
    </OpeningHero>
  );
}

import { getProgramFilePath } from '@surya/data';
import { usePage } from '../components/PageInfo.ts';
import { ProgramFactList } from '../components/ProgramFactList.tsx';
import { Section } from '../components/Section.tsx';
import { useProgram } from '../components/useProgram.ts';
import { useText } from '../components/useText.ts';
import type { BlockOf } from '../studio/siteBlock.ts';
import * as styles from './ProgramDetails.module.css';

/** Dates, place and price of a program, from the catalogue. */
export function ProgramFacts({ program, ...heading }: BlockOf<'program-facts'>) {
  const text = useText();
  const { locale } = usePage();
  const shown = useProgram(program);
  return (
    <Section {...heading} layout="side">
      <ProgramFactList shown={shown} />
      <p className={styles.calendar}>
        <a href={getProgramFilePath(program, locale)}>{text('event.addToCalendar')}</a>
      </p>
    </Section>
  );
}

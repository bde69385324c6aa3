import { AddToCalendar } from '../components/AddToCalendar.tsx';
import { ProgramFactList } from '../components/ProgramFactList.tsx';
import { Section } from '../components/Section.tsx';
import { useProgram } from '../components/useProgram.ts';
import type { BlockOf } from '../content/siteBlock.ts';

/** Dates, place and price of a program, from the catalogue. */
export function ProgramFacts({ program, ...heading }: BlockOf<'program-facts'>) {
  const shown = useProgram(program);
  return (
    <Section {...heading} layout="side">
      <ProgramFactList shown={shown} />
      <AddToCalendar program={program} />
    </Section>
  );
}

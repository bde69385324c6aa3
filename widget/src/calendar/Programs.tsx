import type { Program } from '@surya/data';
import { useSurroundings } from '../shared/surroundings.ts';
import { Card } from './Card.tsx';

interface ProgramsProps {
  programs: readonly Program[];
  now: Date;
  partner: string | undefined;
}

/** The grid of cards. */
export function Programs({ programs, ...rest }: ProgramsProps) {
  const { calendar } = useSurroundings().messages;
  return (
    <>
      <h2 className="vh">{calendar.programs}</h2>
      <ul className="cards" part="cards">
        {programs.map((program, index) => (
          <Card key={program.id} program={program} eager={index < 3} {...rest} />
        ))}
      </ul>
    </>
  );
}

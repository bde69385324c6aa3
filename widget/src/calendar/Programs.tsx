import type { Program } from '@surya/data';
import { Rows } from '../programs/Rows.tsx';
import { useSurroundings } from '../shared/surroundings.ts';
import { Card } from './Card.tsx';

interface ProgramsProps {
  programs: readonly Program[];
  now: Date;
  partner: string | undefined;
}

/** The grid of cards. */
export function Programs(props: ProgramsProps) {
  const { calendar } = useSurroundings().messages;
  return (
    <>
      <h2 className="vh">{calendar.programs}</h2>
      <Rows {...props} Row={Card} className="cards" part="cards" />
    </>
  );
}

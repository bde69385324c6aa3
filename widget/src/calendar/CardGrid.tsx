import type { Program } from '@surya/data';
import { ProgramRows } from '../programs/ProgramRows.tsx';
import { useWidget } from '../shared/useWidget.ts';
import { Card } from './Card.tsx';

/** The grid of cards, under a heading for screen readers. */
export function CardGrid({ programs }: { programs: readonly Program[] }) {
  const { calendar } = useWidget().messages;
  return (
    <>
      <h2 className="visually-hidden">{calendar.programs}</h2>
      <ProgramRows programs={programs} Row={Card} className="cards" part="cards" />
    </>
  );
}

import type { Availability, Catalogue, Program } from '@surya/data';
import type { ReactNode } from 'react';
import { useFormMessages } from '../forms/useFormMessages.ts';
import { useSurroundings } from './surroundings.ts';
import { useCatalogue } from './useCatalogue.ts';
import { Unavailable, Waiting } from './Waiting.tsx';

interface ForProgramProps {
  catalogue: Catalogue | undefined;
  /** The element's `program` attribute. */
  id: string | undefined;
  /** `renew` fetches the programs anew and tells the time again, where what was shown is out of date. */
  children: (program: Program, now: Date, renew: () => void, catalogue: Catalogue) => ReactNode;
}

/** What an element shows for one program, once the programs are there and it is among them. */
export function ForProgram({ catalogue: first, id, children }: ForProgramProps) {
  const { messages, now } = useSurroundings();
  const [catalogue, retry, renew] = useCatalogue(first);
  if (catalogue === null) return <Unavailable retry={retry} />;
  if (!catalogue) return <Waiting />;
  const program = catalogue.programs.find((candidate) => candidate.id === id);
  if (program) return children(program, now(catalogue), renew, catalogue);
  return (
    <>
      <p className="notice">{messages.common.unknownProgram}</p>
      <slot />
    </>
  );
}

/** In the place of a form or button: no place is left, or the program is over. */
export function Closed({ availability }: { availability: Exclude<Availability, 'open'> }) {
  const { common } = useSurroundings().messages;
  return (
    <div className="notice" part="notice">
      <p className="title">{common[availability]}</p>
      <p>{useFormMessages().program[availability]}</p>
    </div>
  );
}

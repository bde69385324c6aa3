import { availabilityAt, type Program } from '@surya/data';
import { type FocusEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { few, type RowsProps } from '../programs/Rows.tsx';
import { useSurroundings } from '../shared/surroundings.ts';
import { blockSize } from './blocks.ts';
import { afterPaint, type Excerpt, type Following, follow } from './follow.ts';
import { texts } from './texts.ts';

/** An excerpt, and the list it is of. */
interface Shown extends Excerpt {
  of?: readonly Program[];
}

/**
 * What is shown of another list until it is measured: its beginning, and beneath it as much blank as all of the
 * list before was high, for a page that became shorter would scroll.
 */
function beginning({ of, end, before, height, after }: Shown, painted: boolean): Excerpt {
  if (!of) return { first: 0, end, before, height, after };
  return { first: 0, end: painted ? blockSize : few, before: 0, height: 0, after: before + height + after };
}

/** A long list of programs, of which only what is in view is in the page. */
export function ManyRows({ programs, now, partner, Row, className, part }: RowsProps) {
  const { locale } = useSurroundings();
  const list = useRef<HTMLUListElement>(null);
  const following = useRef<Following>(undefined);
  const [shown, setShown] = useState<Shown>({
    first: 0,
    end: 2 * blockSize,
    before: 0,
    height: 0,
    after: 0,
  });
  // The list whose beginning has been painted; the first one has, by whoever stood here before.
  const [painted, setPainted] = useState(programs);
  const count = programs.length;

  useLayoutEffect(() => {
    if (!list.current) return;
    if (painted !== programs) return afterPaint(() => setPainted(programs));
    following.current = follow(list.current, count, (next) => setShown({ ...next, of: programs }));
    return following.current.stop;
  }, [count, programs, painted]);

  const { first, end, before, after } =
    shown.of === programs ? shown : beginning(shown, painted === programs);
  const rows = useMemo(
    () =>
      programs.slice(first, end).map((program, offset) => {
        const index = first + offset;
        const place = { 'aria-setsize': count, 'aria-posinset': index + 1 };
        return (
          <Row key={program.id} program={program} now={now} partner={partner} index={index} place={place} />
        );
      }),
    [programs, now, partner, Row, first, end, count],
  );

  /** Where the keyboard leaves the cards in the page: on to the next one, in its direction, that has a link. */
  const lead = (start: number, step: 1 | -1) => {
    for (let index = start; index >= 0; index += step) {
      const program = programs[index];
      if (!program) return;
      if (availabilityAt(program, now) === 'open') return following.current?.lead(index);
    }
  };
  const cameFromCards = ({ relatedTarget }: FocusEvent) => list.current?.contains(relatedTarget);

  return (
    <>
      {before > 0 && (
        <>
          <Blank height={before} />
          <Way
            text={texts[locale].earlier}
            enter={(event) => (cameFromCards(event) ? lead(first - 1, -1) : lead(0, 1))}
          />
        </>
      )}
      <ul className={`${className} long`} part={part} ref={list}>
        {rows}
      </ul>
      {after > 0 && (
        <>
          <Way
            text={texts[locale].later}
            enter={(event) => (cameFromCards(event) ? lead(end, 1) : lead(count - 1, -1))}
          />
          <Blank height={after} />
        </>
      )}
    </>
  );
}

/** Stands for what is not in the page. A drawing has its height from an attribute, which every policy allows. */
function Blank({ height }: { height: number }) {
  return <svg className="blank" aria-hidden="true" width="1" height={height} />;
}

/** For the keyboard, the way to what is not in the page. */
function Way({ text, enter }: { text: string; enter: (event: FocusEvent) => void }) {
  return (
    <button type="button" className="vh blank" onFocus={enter}>
      {text}
    </button>
  );
}

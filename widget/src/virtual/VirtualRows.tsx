import { availabilityAt, type Program } from '@surya/data';
import { type FocusEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { virtualRowsMessages } from '../locales/virtualRowsMessages.ts';
import { initialRows, type RowsProps } from '../programs/rowProps.ts';
import { useWidget } from '../shared/useWidget.ts';
import { groupSize } from './RowGroups.ts';
import { afterPaint, createVirtualizer, type Virtualizer, type VisibleRange } from './virtualizer.ts';

/** A range, and the list that it is of. */
interface RenderedRange extends VisibleRange {
  programs?: readonly Program[];
}

/**
 * Returns the range of another list until that is measured: its beginning, above a spacer as high as the
 * whole list before it, because a page that becomes shorter scrolls.
 */
function getFirstRange(previous: RenderedRange, painted: boolean): VisibleRange {
  const { programs, end, before, height, after } = previous;
  if (!programs) return { first: 0, end, before, height, after };
  return {
    first: 0,
    end: painted ? groupSize : initialRows,
    before: 0,
    height: 0,
    after: before + height + after,
  };
}

/** A long list of programs, of which only the rows in view are in the page. */
export function VirtualRows({ programs, Row, className, part }: RowsProps) {
  const { locale, now } = useWidget();
  const list = useRef<HTMLUListElement>(null);
  const virtualizer = useRef<Virtualizer>(undefined);
  const [range, setRange] = useState<RenderedRange>({
    first: 0,
    end: 2 * groupSize,
    before: 0,
    height: 0,
    after: 0,
  });
  // The list whose beginning has been painted; ProgramRows has painted that of the first one.
  const [painted, setPainted] = useState(programs);
  const count = programs.length;

  useLayoutEffect(() => {
    if (!list.current) return;
    if (painted !== programs) return afterPaint(() => setPainted(programs));
    virtualizer.current = createVirtualizer(list.current, count, (next) => setRange({ ...next, programs }));
    return virtualizer.current.destroy;
  }, [count, programs, painted]);

  const { first, end, before, after } =
    range.programs === programs ? range : getFirstRange(range, painted === programs);
  const rows = useMemo(
    () =>
      programs.slice(first, end).map((program, offset) => {
        const index = first + offset;
        const place = { 'aria-setsize': count, 'aria-posinset': index + 1 };
        return <Row key={program.id} program={program} index={index} place={place} />;
      }),
    [programs, Row, first, end, count],
  );

  /** Moves the focus to the next program with a link, from `start` on. */
  const skipTo = (start: number, step: 1 | -1) => {
    for (let index = start; index >= 0; index += step) {
      const program = programs[index];
      if (!program) return;
      if (availabilityAt(program, now) === 'open') return virtualizer.current?.scrollToIndex(index);
    }
  };
  const cameFromRows = ({ relatedTarget }: FocusEvent) => list.current?.contains(relatedTarget);

  return (
    <>
      {before > 0 && (
        <>
          <Spacer height={before} />
          <SkipButton
            text={virtualRowsMessages[locale].earlier}
            onFocus={(event) => (cameFromRows(event) ? skipTo(first - 1, -1) : skipTo(0, 1))}
          />
        </>
      )}
      <ul className={`${className} long`} part={part} ref={list}>
        {rows}
      </ul>
      {after > 0 && (
        <>
          <SkipButton
            text={virtualRowsMessages[locale].later}
            onFocus={(event) => (cameFromRows(event) ? skipTo(end, 1) : skipTo(count - 1, -1))}
          />
          <Spacer height={after} />
        </>
      )}
    </>
  );
}

/** Takes the place of rows that are not in the page. An SVG has its height from an attribute, which every policy allows. */
function Spacer({ height }: { height: number }) {
  return <svg className="spacer" aria-hidden="true" width="1" height={height} />;
}

/** Leads keyboard users to the rows that are not in the page. */
function SkipButton({ text, onFocus }: { text: string; onFocus: (event: FocusEvent) => void }) {
  return (
    <button type="button" className="visually-hidden spacer" onFocus={onFocus}>
      {text}
    </button>
  );
}

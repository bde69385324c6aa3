import type { Program } from '@surya/data';
import { type ComponentType, type ReactElement, useEffect, useMemo, useState } from 'react';
import { useSurroundings } from '../shared/surroundings.ts';

/** Of more programs than this, only what is in view is kept in the page. */
const many = 60;

/** How many of them a first paint made at build shows. */
const screenful = 9;

/** How many are painted before it is known what is in view: few screens show more, and the others follow at once. */
export const few = 3;

/** What every row is given. */
export interface RowProps {
  program: Program;
  now: Date;
  partner: string | undefined;
  /** Its place in the list, counted from 0. */
  index: number;
  /** Says the place to screen readers, where not all rows are in the page. */
  place?: { 'aria-setsize': number; 'aria-posinset': number };
}

export interface RowsProps extends Pick<RowProps, 'now' | 'partner'> {
  programs: readonly Program[];
  Row: ComponentType<RowProps>;
  className: string;
  part: string;
}

const loadMany = () => import('../many/ManyRows.tsx').then(({ ManyRows }) => ManyRows);

/**
 * A list of programs; how to show many of them is downloaded once there are many.
 * @param load what brings it; where it does not come all of them are in the page
 */
export function Rows({ load = loadMany, ...props }: RowsProps & { load?: typeof loadMany }) {
  const { programs, Row, now, partner, className, part } = props;
  // Null where it did not come.
  const [ManyRows, setManyRows] = useState<ComponentType<RowsProps> | null>();
  const tooMany = programs.length > many;
  const { host } = useSurroundings();
  const [first] = useState(() => (!host || host.shadowRoot?.querySelector('li') ? screenful : few));
  // A row that stays is not made again: filtering costs what it changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another kind, time or partner are others
  const rows = useMemo(() => new Map<Program, ReactElement>(), [Row, now, partner]);
  useEffect(() => {
    if (!tooMany) return;
    load().then(
      (loaded) => setManyRows(() => loaded),
      () => setManyRows(null),
    );
  }, [tooMany, load]);

  if (ManyRows) return <ManyRows {...props} />;
  return (
    <ul className={className} part={part}>
      {programs.slice(0, tooMany && ManyRows !== null ? first : undefined).map((program, index) => {
        const row = rows.get(program) ?? (
          <Row key={program.id} program={program} now={now} partner={partner} index={index} />
        );
        rows.set(program, row);
        return row;
      })}
    </ul>
  );
}

import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useWidget } from '../shared/useWidget.ts';
import { initialRows, type RowProps, type RowsProps } from './rowProps.ts';

/** The longest list that is rendered whole; of a longer one only what is in view is in the page. */
const longestWholeList = 60;

/** How many rows of a long list the first paint made at build shows. */
const prerenderedRows = 9;

const loadVirtualRows = () => import('../virtual/VirtualRows.tsx').then(({ VirtualRows }) => VirtualRows);

/**
 * A list of programs; the virtualizer is downloaded when the list is long.
 * @param load loads the virtualizer; after a failure all rows are rendered
 */
export function ProgramRows({
  load = loadVirtualRows,
  ...props
}: RowsProps & { load?: typeof loadVirtualRows }) {
  const { programs, Row, className, part } = props;
  // Null after a failure.
  const [VirtualRows, setVirtualRows] = useState<ComponentType<RowsProps> | null>();
  const isLong = programs.length > longestWholeList;
  const { host } = useWidget();
  const [first] = useState(() =>
    !host || host.shadowRoot?.querySelector('li') ? prerenderedRows : initialRows,
  );
  useEffect(() => {
    if (!isLong) return;
    load().then(
      (loaded) => setVirtualRows(() => loaded),
      () => setVirtualRows(null),
    );
  }, [isLong, load]);

  if (VirtualRows) return <VirtualRows {...props} />;
  const end = isLong && VirtualRows !== null ? first : undefined;
  return (
    <ul className={className} part={part}>
      {programs.slice(0, end).map((program, index) => (
        <MemoizedRow key={program.id} Row={Row} program={program} index={index} />
      ))}
    </ul>
  );
}

/** Renders a row once: a filter that only moves it costs nothing. */
function MemoizedRow({ Row, program, index }: Pick<RowsProps, 'Row'> & Omit<RowProps, 'place'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index counts when the row is first rendered
  return useMemo(() => <Row program={program} index={index} />, [Row, program]);
}

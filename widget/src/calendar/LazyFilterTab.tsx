import { useEffect, useRef, useState } from 'react';
import { adoptStyles } from '../shared/adoptStyles.ts';
import type { FilterTab, FilterTabProps } from './useFilter.ts';

type LoadTab = (name: 'byLocation' | 'byDate') => Promise<FilterTab>;

const loadTab: LoadTab = (name) =>
  import('./tabs/filterTabs.ts').then(({ filterTabs }) => filterTabs[name]());

interface LazyFilterTabProps extends FilterTabProps {
  name: Parameters<LoadTab>[0];
  load?: LoadTab;
}

/** Loads the filter of a tab when it is opened. After a failure the tab stays empty, and the others work. */
export function LazyFilterTab({ name, load = loadTab, ...props }: LazyFilterTabProps) {
  const [tab, setTab] = useState<FilterTab>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    load(name).then(
      (loaded) => {
        const root = place.current?.getRootNode();
        if (root instanceof ShadowRoot) adoptStyles(root, [loaded.css]);
        setTab(loaded);
      },
      () => undefined,
    );
  }, [name, load]);
  return <div ref={place}>{tab && <tab.Filter {...props} />}</div>;
}

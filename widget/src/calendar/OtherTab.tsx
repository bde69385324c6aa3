import type { IsoDate, Program } from '@surya/data';
import { type ComponentType, useEffect, useState } from 'react';
import type { Choice } from './PracticeSelect.tsx';

/** What the filters of the other tabs are given. */
export interface OtherTabProps extends Choice {
  programs: readonly Program[];
  today: IsoDate;
}

type Tabs = Record<'byLocation' | 'byDate', ComponentType<OtherTabProps>>;

// Taken apart, or the bundler makes an object of the module and a file more for how to make one.
const loadTabs = (): Promise<Tabs> =>
  import('./tabs/tabs.ts').then(({ byLocation, byDate }) => ({ byLocation, byDate }));

interface LoadedTabProps extends OtherTabProps {
  name: keyof Tabs;
  /** What brings the filters; where they do not come the tab stays empty and the practices work. */
  load?: typeof loadTabs;
}

/** The filter by location or by date, which is downloaded when one of them is first opened. */
export function OtherTab({ name, load = loadTabs, ...props }: LoadedTabProps) {
  const [tabs, setTabs] = useState<Tabs>();
  useEffect(() => {
    load().then(setTabs, () => setTabs(undefined));
  }, [load]);
  const Filter = tabs?.[name];
  return Filter && <Filter {...props} />;
}

import { noFilter } from '@surya/data';
import { act, screen } from '@testing-library/react';
import { deferred, show } from '../testing/show.tsx';
import { LazyFilterTab } from './LazyFilterTab.tsx';
import type { FilterTab, FilterTabProps } from './useFilter.ts';

const props = { filter: noFilter, change: () => undefined, programs: [] };
const Practice = ({ filter }: FilterTabProps) => <button type="button">{filter.practice}</button>;

test('the filter of a tab is downloaded when the tab opens', async () => {
  const { promise, resolve } = deferred<FilterTab>();
  const load = jest.fn(() => promise);
  show(<LazyFilterTab {...props} name="byDate" load={load} />);
  expect(load.mock.calls).toEqual([['byDate']]);
  expect(screen.queryByRole('button')).toBeNull();
  resolve({ Filter: Practice, css: '' });
  expect(await screen.findByRole('button')).toHaveTextContent('all');
});

test('a tab whose filter cannot be downloaded stays empty', async () => {
  const { host } = show(
    <LazyFilterTab {...props} name="byLocation" load={() => Promise.reject(new TypeError('offline'))} />,
  );
  await act(async () => undefined);
  expect(host).toHaveTextContent('');
});

import { noFilter } from '@surya/data';
import { act, screen } from '@testing-library/react';
import { deferred, show } from '../../testing/show.tsx';
import type { DateFilterProps } from './DateFilter.tsx';
import { DateTab } from './DateTab.tsx';
import type { Dates } from './loadDates.ts';

const props = { filter: noFilter, change: () => undefined, today: '2025-06-01' };

function Today({ today }: DateFilterProps) {
  return <button type="button">{today}</button>;
}

test('the calendar is downloaded when the tab opens', async () => {
  const { promise, resolve } = deferred<Dates>();
  const load = jest.fn(() => promise);
  show(<DateTab {...props} load={load} />);
  expect(load).toHaveBeenCalledTimes(1);
  resolve({ DateFilter: Today, css: '' });
  expect(await screen.findByRole('button')).toHaveTextContent('2025-06-01');
});

test('a calendar that does not come leaves the tab empty', async () => {
  const { host } = show(<DateTab {...props} load={() => Promise.reject(new TypeError('offline'))} />);
  await act(async () => undefined);
  expect(host).toHaveTextContent('');
});

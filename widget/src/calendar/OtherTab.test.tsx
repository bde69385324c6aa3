import { noFilter } from '@surya/data';
import { act, screen } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { OtherTab, type OtherTabProps } from './OtherTab.tsx';

const props = { filter: noFilter, change: () => undefined, programs: [], today: '2025-06-01' };
const Today = ({ today }: OtherTabProps) => <p>{today}</p>;

test('the filters of the other tabs are downloaded when one of them opens', async () => {
  const load = jest.fn(async () => ({ byLocation: () => null, byDate: Today }));
  show(<OtherTab {...props} name="byDate" load={load} />);
  expect(await screen.findByText('2025-06-01')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('where they do not come the tab stays empty', async () => {
  const { host } = show(
    <OtherTab {...props} name="byLocation" load={() => Promise.reject(new TypeError('offline'))} />,
  );
  await act(async () => undefined);
  expect(host).toHaveTextContent('');
});

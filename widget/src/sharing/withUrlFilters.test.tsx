import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calendar } from '../calendar/Calendar.tsx';
import type { Attributes } from '../shared/feature.ts';
import { sample } from '../testing/builders.ts';
import { show } from '../testing/show.tsx';
import { withUrlFilters } from './withUrlFilters.tsx';

const SharingCalendar = withUrlFilters(Calendar);

function calendar(attributes: Attributes) {
  show(<SharingCalendar attributes={attributes} catalogue={sample} />);
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const practice = (name: string) => screen.getByRole('button', { name });

beforeEach(() => history.replaceState(null, '', '/'));

test('a shared filter goes into the address, and the back button takes it back', async () => {
  calendar({ shareFilters: '' });
  await userEvent.click(practice('Isha Kriya'));
  expect(location.search).toBe('?practice=isha_kriya');
  await userEvent.click(practice('Isha Kriya'));
  expect(history.length).toBe(2);
  history.back();
  await screen.findByText('5 programs');
  expect(location.search).toBe('');
});

test('a shared filter is found in the address, before what the attributes choose', () => {
  history.replaceState(null, '', '/?location=Angers');
  calendar({ shareFilters: '', practice: 'isha_kriya' });
  expect(titles()).toEqual(['Kriya Angers', 'Correction']);
});

test('share-filters="false" leaves the address alone', async () => {
  history.replaceState(null, '', '/?location=Angers');
  calendar({ shareFilters: 'false' });
  expect(titles()).toHaveLength(5);
  await userEvent.click(practice('Isha Kriya'));
  expect(location.search).toBe('?location=Angers');
});

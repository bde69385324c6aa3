import { type Locale, noFilter } from '@surya/data';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../testing/show.tsx';
import { DateFilter } from './DateFilter.tsx';

/** Chooses a range as cally does: the start is told first, then both ends. */
async function chooseRange(first: string, second: string) {
  const range = document.querySelector('calendar-range');
  if (!range) throw new Error('the calendar is not open');
  await act(async () => range.dispatchEvent(new CustomEvent('rangestart')));
  expect(screen.getByRole('status')).toHaveTextContent('Now pick the end date.');
  Object.assign(range, { value: `${first}/${second}` });
  await act(async () => range.dispatchEvent(new Event('change')));
}

function dateFilter(filter = noFilter, locale: Locale = 'en') {
  const change = jest.fn();
  show(
    <>
      <DateFilter filter={filter} change={change} />
      <a href="#next">Next</a>
    </>,
    { locale },
  );
  return { change, button: screen.getByRole('button') };
}

test.each([
  ['fr', 'Choisir une date de début', '5 juil. 2025 – 6 août 2025'],
  ['en', 'Pick a start date', 'Jul 5, 2025 – Aug 6, 2025'],
  ['es', 'Elige una fecha de inicio', '5 jul 2025 – 6 ago 2025'],
] as const)('in %s the button prompts, then shows the range', (locale, prompt, range) => {
  expect(dateFilter(noFilter, locale).button).toHaveTextContent(prompt);
  document.body.replaceChildren();
  const chosen = { ...noFilter, from: '2025-07-05', to: '2025-08-06' };
  expect(dateFilter(chosen, locale).button).toHaveTextContent(range);
});

test('the calendar opens, speaks the language and begins on Monday at the day of the clock', async () => {
  const { button } = dateFilter(noFilter, 'fr');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('dialog', { name: 'Choisir une période' })).toBeVisible();
  const range = document.querySelector('calendar-range');
  expect(range).toHaveAttribute('locale', 'fr');
  expect(range).toHaveAttribute('first-day-of-week', '1');
  expect(range).toHaveAttribute('today', '2025-06-01');
});

test('the range is set and the calendar closes once its end is chosen', async () => {
  const { change, button } = dateFilter({ practice: 'isha_kriya' });
  await userEvent.click(button);
  expect(change).not.toHaveBeenCalled();
  await chooseRange('2025-07-05', '2025-07-06');
  expect(change).toHaveBeenCalledWith({ practice: 'isha_kriya', from: '2025-07-05', to: '2025-07-06' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});

test('Escape closes it and leads back to the button', async () => {
  const { change, button } = dateFilter();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
  expect(change).not.toHaveBeenCalled();
});

test('a press elsewhere closes it', async () => {
  const { button } = dateFilter();
  await userEvent.click(button);
  await userEvent.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the calendar closes when the focus leaves it', async () => {
  const { button } = dateFilter();
  await userEvent.click(button);
  act(() => screen.getByRole('dialog').focus());
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the calendar stays open while the window is elsewhere', async () => {
  const { button } = dateFilter();
  await userEvent.click(button);
  act(() => button.blur());
  expect(screen.getByRole('dialog')).toBeVisible();
});

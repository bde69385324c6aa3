import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallFailure } from '../api.ts';
import { aCatalogue, sample, titled } from '../testing/builders.ts';
import { anApi, deferred, show, texts } from '../testing/show.tsx';
import { Calendar } from './Calendar.tsx';

type Attributes = Parameters<typeof Calendar>[0]['attributes'];

function calendar(attributes: Attributes = {}, options?: Parameters<typeof show>[1]) {
  return show(<Calendar attributes={attributes} catalogue={sample} />, options);
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

function card(title: string) {
  const item = screen.getByRole('heading', { name: title }).closest('li');
  if (!item) throw new Error(`no card is titled ${title}`);
  return within(item);
}

const practice = (name: string) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });

beforeEach(() => {
  history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
});

test('all programs are shown by start date', () => {
  calendar();
  expect(titles()).toEqual(['Isha', 'Kriya Angers', 'Kriya Rennes', 'Balance', 'Correction']);
  expect(screen.getByRole('status')).toHaveTextContent('5 programs');
});

test('a card says dates, time, place, price, what is special and what must be known before', () => {
  calendar();
  expect(card('Isha').getByText('June 22, 2025')).toBeVisible();
  expect(card('Isha').getByText('Yoga Day en')).toBeVisible();
  expect(card('Isha').getByText('Free')).toBeVisible();
  expect(card('Balance').getByText('8:30 am – 11:30 am · Rennes')).toBeVisible();
  expect(card('Balance').getByText('€60')).toBeVisible();
  expect(card('Kriya Rennes').getByText('Rennes')).toBeVisible();
  expect(card('Correction').getByText('Prerequisite en')).toBeVisible();
});

test('a reduced price stands beside the full one struck out, until its deadline', () => {
  calendar();
  expect(card('Kriya Rennes').getByText('Promo')).toBeVisible();
  expect(card('Kriya Rennes').getByText(/€230/)).toBeVisible();
  expect(card('Kriya Rennes').getByText('€250').closest('s')).toBeVisible();
});

test('after its deadline the full price stands alone', () => {
  calendar({}, { now: new Date('2025-06-23T00:00:00+02:00') });
  expect(card('Kriya Rennes').queryByText('Promo')).toBeNull();
  expect(card('Kriya Rennes').getByText('€250').closest('s')).toBeNull();
});

test('a full program has its badge, no promotion and a button that is off', () => {
  calendar();
  const angers = card('Kriya Angers');
  expect(angers.getByText('Full')).toBeVisible();
  expect(angers.queryByText('Promo')).toBeNull();
  expect(angers.queryByText('€250')).toBeNull();
  expect(angers.getByRole('button', { name: 'Learn more' })).toBeDisabled();
  expect(angers.queryByRole('link')).toBeNull();
});

test('a program that is over has its badge and a button that is off', () => {
  calendar({}, { locale: 'es', now: new Date('2025-06-23T12:00:00+02:00') });
  expect(card('Isha').getByText('Finalizado')).toBeVisible();
  expect(card('Isha').getByRole('button', { name: 'Saber más' })).toBeDisabled();
});

test("a card leads to its details on the studio's site, with the partner's name", () => {
  calendar({ partner: 'studio-lumen' }, { locale: 'fr' });
  const link = card('Balance').getByRole('link', { name: /^En savoir plus/ });
  expect(link).toHaveAttribute('href', 'https://studio.example/fr-details/balance?partner=studio-lumen');
  expect(link).toHaveAccessibleName('En savoir plus – Balance, Rennes, 5 & 6 juillet 2025');
});

test.each([
  ['fr', 'Ajouter à mon agenda – Balance, Rennes, 5 & 6 juillet 2025'],
  ['en', 'Add to my calendar – Balance, Rennes, July 5 & 6, 2025'],
  ['es', 'Añadir a mi agenda – Balance, Rennes, 5 y 6 de julio de 2025'],
] as const)('in %s an open program can be added to one’s own calendar', (locale, name) => {
  calendar({}, { locale });
  expect(card('Balance').getByRole('link', { name })).toHaveAttribute(
    'href',
    `https://studio.example/calendar/${locale}/balance.ics`,
  );
});

test('a program that is full or over is for no calendar any more', () => {
  calendar({}, { now: new Date('2025-06-23T12:00:00+02:00') });
  expect(card('Kriya Angers').queryByRole('link')).toBeNull();
  expect(card('Isha').queryByRole('link')).toBeNull();
});

test.each([
  ['fr', 'S’abonner au calendrier'],
  ['en', 'Subscribe to the calendar'],
  ['es', 'Suscribirse al calendario'],
] as const)('in %s the calendar can be subscribed to', (locale, name) => {
  calendar({}, { locale });
  expect(screen.getByRole('link', { name })).toHaveAttribute(
    'href',
    `webcal://studio.example/calendar/${locale}.ics`,
  );
});

test.each([
  ['fr', '8h30 – 11h30 (heure de Paris) · Rennes'],
  ['en', '8:30 am – 11:30 am (Paris time) · Rennes'],
  ['es', '8:30 – 11:30 (hora de París) · Rennes'],
] as const)('in %s hours name their zone to a visitor whose clock shows others', (locale, hours) => {
  calendar({}, { locale, aheadOfUtc: () => 60 });
  expect(card('Balance').getByText(hours)).toBeVisible();
});

test('a picture that does not come gives way to the ground under it', () => {
  const { container } = calendar({ program: 'isha' });
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('alt', '');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
});

test('one button for all practices and one for each, the chosen one pressed', async () => {
  calendar();
  expect(practice('All')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(practice('Isha Kriya'));
  expect(practice('Isha Kriya')).toHaveAttribute('aria-pressed', 'true');
  expect(practice('All')).toHaveAttribute('aria-pressed', 'false');
  expect(titles()).toEqual(['Isha']);
  expect(screen.getByRole('status')).toHaveTextContent('1 program');
});

test('Surya Shakti finds the correction, Surya Kriya does not', async () => {
  calendar();
  await userEvent.click(practice('Surya Shakti'));
  expect(titles()).toEqual(['Correction']);
  await userEvent.click(practice('Surya Kriya'));
  expect(titles()).toEqual(['Kriya Angers', 'Kriya Rennes']);
});

test('the location tab offers all and each city in alphabetical order', async () => {
  calendar();
  await userEvent.click(tab('By location'));
  const select = await within(screen.getByRole('tabpanel')).findByRole('combobox', { name: 'Location' });
  expect([...select.children].map(({ textContent }) => textContent)).toEqual([
    'All locations',
    'Angers',
    'Rennes',
  ]);
  await userEvent.selectOptions(select, 'Angers');
  expect(titles()).toEqual(['Kriya Angers', 'Correction']);
  await userEvent.selectOptions(select, 'All locations');
  expect(titles()).toHaveLength(5);
});

test('the filters work together, and clear takes all of them back', async () => {
  calendar();
  await userEvent.click(practice('Surya Kriya'));
  await userEvent.click(tab('By location'));
  await userEvent.selectOptions(
    await within(screen.getByRole('tabpanel')).findByRole('combobox', { name: 'Location' }),
    'Rennes',
  );
  expect(titles()).toEqual(['Kriya Rennes']);
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as Element);
  expect(titles()).toHaveLength(5);
});

test('arrow keys, Home and End move between the tabs', async () => {
  calendar();
  await userEvent.click(tab('By practice'));
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('By location')).toHaveFocus();
  expect(tab('By location')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(tab('By date')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('By practice')).toHaveFocus();
  expect(tab('By date')).toHaveAttribute('tabindex', '-1');
});

test('apply leads to the results and says how many they are', async () => {
  calendar();
  await userEvent.click(practice('Isha Kriya'));
  await userEvent.click(practice('Apply filters'));
  expect(screen.getByText('1 program')).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test('with no match it says so', async () => {
  calendar();
  await userEvent.click(practice('Retreats'));
  expect(titles()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('No programs match your search criteria.');
});

test('the attributes choose the initial filter, and reset it when they change', async () => {
  const { rerender } = calendar({ practice: 'surya_kriya', location: 'Angers' });
  expect(titles()).toEqual(['Kriya Angers']);
  rerender(<Calendar attributes={{ practice: 'isha_kriya' }} catalogue={sample} />);
  expect(titles()).toEqual(['Isha']);
});

test.each([
  { practice: 'zumba' },
  { location: 'Paris' },
  { limit: '-1' },
  { limit: 'many' },
  { limit: '0' },
  { limit: '2.5' },
  { limit: '' },
  { practice: '' },
  { location: 'rennes' },
  { location: '' },
  { variant: 'wild' },
  { program: '' },
])('%j counts as absent', (attributes) => {
  calendar(attributes);
  expect(titles()).toHaveLength(5);
  expect(screen.getAllByRole('tab')).toHaveLength(3);
  expect(screen.queryByText(texts.en.messages.common.unknownProgram)).toBeNull();
});

test.each([
  ['fr', 'Ce programme n’est plus proposé.'],
  ['en', 'This program is no longer offered.'],
  ['es', 'Este programa ya no se ofrece.'],
] as const)('in %s a program that is not there is said to be gone, above those that are', (locale, text) => {
  calendar({ program: 'gone' }, { locale });
  expect(screen.getByText(text, { exact: false })).toBeVisible();
  expect(titles()).toHaveLength(5);
});

test('limit and program show less', () => {
  calendar({ limit: '2' });
  expect(titles()).toEqual(['Isha', 'Kriya Angers']);
  calendar({ program: 'correction' });
  expect(titles()).toEqual(['Isha', 'Kriya Angers', 'Correction']);
});

test('the dropdown variant filters by practice alone', async () => {
  calendar({ variant: 'dropdown' });
  expect(screen.queryByRole('link', { name: 'Subscribe to the calendar' })).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  const select = screen.getByRole('combobox', { name: 'Practice' });
  expect(select).toHaveDisplayValue('All');
  await userEvent.selectOptions(select, 'Surya Shakti');
  expect(titles()).toEqual(['Correction']);
});

test("a partner's address is neither read nor written", async () => {
  history.replaceState(null, '', '/?location=Angers');
  calendar();
  expect(titles()).toHaveLength(5);
  await userEvent.click(practice('Isha Kriya'));
  expect(location.search).toBe('?location=Angers');
});

test('while the programs are on their way it says so and keeps what the page put there', async () => {
  const { promise, resolve } = deferred<typeof sample>();
  const { container } = show(<Calendar attributes={{}} />, { api: anApi({ catalogue: () => promise }) });
  expect(screen.getByRole('status')).toHaveTextContent('Loading the programs…');
  expect(container.querySelector('slot')).not.toBeNull();
  resolve(aCatalogue(titled('Late')));
  expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
});

test('where the programs do not come it says so, keeps what the page put there, and tries again', async () => {
  const catalogue = jest.fn(() => Promise.reject<typeof sample>(new CallFailure('network')));
  const { container } = show(<Calendar attributes={{}} />, { api: anApi({ catalogue }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.en.messages.common.unavailable);
  expect(container.querySelector('slot')).not.toBeNull();
  catalogue.mockResolvedValue(sample);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('5 programs')).toBeVisible();
});

import { screen } from '@testing-library/react';
import { sample } from '../testing/builders.ts';
import { show, texts } from '../testing/show.tsx';
import { ProgramList } from './ProgramList.tsx';

function list(
  attributes: Parameters<typeof ProgramList>[0]['attributes'],
  options?: Parameters<typeof show>[1],
) {
  return show(<ProgramList attributes={attributes} catalogue={sample} />, options);
}

const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('it names the next programs of a practice, without those that are over', () => {
  list({ practice: 'surya_kriya' }, { now: new Date('2025-06-30T12:00:00+02:00') });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Kriya Rennes']);
  expect(screen.getByText('July 5 & 6, 2025 · Rennes')).toBeVisible();
});

test('it says when there is nothing to come', () => {
  list({ practice: 'retreat' });
  expect(screen.getByText('No upcoming programs at the moment.')).toBeVisible();
});

test('limit shows less, a full program says so', () => {
  list({ limit: '2' });
  expect(titles()).toEqual(['Isha', 'Kriya Angers']);
  expect(screen.getByText('Full')).toBeVisible();
});

test('one program is shown alone, and one that is not there is said to be gone above the next', () => {
  list({ program: 'balance' });
  expect(titles()).toEqual(['Balance']);
  document.body.replaceChildren();
  list({ program: 'gone', limit: '1' });
  expect(screen.getByText(texts.en.messages.common.unknownProgram)).toBeVisible();
  expect(titles()).toEqual(['Isha']);
});

test('hours name their zone to a visitor whose clock shows others', () => {
  list({ program: 'balance' }, { locale: 'es', aheadOfUtc: () => 0 });
  expect(screen.getByText(/8:30 – 11:30 \(hora de París\) · Rennes/)).toBeVisible();
});

test.each([{ limit: 'many' }, { practice: 'zumba' }, { location: 'Paris' }, { program: '' }])(
  '%j counts as absent',
  (attributes) => {
    list(attributes);
    expect(titles()).toHaveLength(5);
  },
);

test('while the programs are on their way it says so', () => {
  show(<ProgramList attributes={{}} />);
  expect(screen.getByRole('status')).toHaveTextContent(texts.en.messages.common.loading);
});

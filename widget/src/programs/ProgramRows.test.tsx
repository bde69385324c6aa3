import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { titled } from '../testing/builders.ts';
import { frame, layOut, scrollTo } from '../testing/layout.ts';
import { show } from '../testing/show.tsx';
import { ProgramRows } from './ProgramRows.tsx';
import type { RowProps } from './rowProps.ts';

function Row({ program, place }: RowProps) {
  return <li {...place}>{program.isCompleted ? program.id : <a href={`#${program.id}`}>{program.id}</a>}</li>;
}

const numbered = (count: number, full: (index: number) => boolean = () => false) =>
  Array.from({ length: count }, (_, index) => titled(`P ${index}`, { isCompleted: full(index) }));

type Props = Partial<Parameters<typeof ProgramRows>[0]>;
const rows = (props: Props) => (
  <ProgramRows programs={numbered(1000)} Row={Row} className="cards" part="cards" {...props} />
);

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const whole = async () => {
  await act(() => frame());
  await act(() => frame());
};

beforeEach(layOut);

test('up to sixty are all in the page', async () => {
  show(rows({ programs: numbered(60) }));
  await whole();
  expect(shown()).toHaveLength(60);
  expect(screen.getAllByRole('listitem')[0]).not.toHaveAttribute('aria-setsize');
});

test('of more, a first row is, then what is in view, each with its place among all', async () => {
  const { container } = show(rows({}));
  expect(shown()).toHaveLength(3);
  await whole();
  expect(shown()).toHaveLength(12);
  const last = screen.getAllByRole('listitem').at(-1);
  expect(last).toHaveAttribute('aria-setsize', '1000');
  expect(last).toHaveAttribute('aria-posinset', '12');
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container.querySelector('svg')).toHaveAttribute('height', '99000');
});

test('what comes into view comes into the page, and what leaves it goes', async () => {
  const { container } = show(rows({}));
  await whole();
  act(() => scrollTo(screen.getByRole('list'), 0, 50_000, 50_900));
  await whole();
  expect(shown()[0]).toBe('p-492');
  expect(shown().at(-1)).toBe('p-515');
  expect([...container.querySelectorAll('svg')].map((blank) => blank.getAttribute('height'))).toEqual([
    '49200',
    '48600',
  ]);
});

test('another list is shown from its beginning', async () => {
  const { container, rerender } = show(rows({}));
  await whole();
  act(() => scrollTo(screen.getByRole('list'), 0, 50_000, 50_900));
  await whole();
  rerender(rows({ programs: numbered(500).reverse() }));
  expect(shown()).toEqual(['p-499', 'p-498', 'p-497']);
  // The page is no shorter than before.
  expect(container.querySelector('svg')).toHaveAttribute('height', '100200');
  await whole();
  expect(shown()).toEqual(['p-499', 'p-498', 'p-497', 'p-496', 'p-495', 'p-494']);
  expect(container.querySelector('svg')).toHaveAttribute('height', '49800');
});

test('where what follows the view does not come, all of them are in the page', async () => {
  show(rows({ load: () => Promise.reject(new TypeError('offline')) }));
  await whole();
  expect(shown()).toHaveLength(1000);
});

test('the keyboard finds the next program with a link where those in the page have none', async () => {
  show(rows({ programs: numbered(1000, (index) => index < 200) }));
  await whole();
  act(() => screen.getByRole('button', { name: 'Later programs' }).focus());
  await whole();
  expect(document.activeElement).toHaveTextContent('p-999');
  act(() => screen.getByRole('button', { name: 'Earlier programs' }).focus());
  await whole();
  expect(document.activeElement).toHaveTextContent('p-995');
});

test('all of them are printed', async () => {
  show(rows({}));
  await whole();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(shown()).toHaveLength(1000);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(shown()).toHaveLength(12);
});

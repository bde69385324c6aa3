import { act } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { useEmit } from './useEmit.ts';

const detail = { content_name: 'Isha Kriya', content_category: 'Yoga Program', method: 'website' } as const;

function Told() {
  const emit = useEmit();
  return (
    <button type="button" onClick={() => emit('surya:registration-completed', detail)}>
      tell
    </button>
  );
}

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
});

test('what happens bubbles out of the element, also across shadow roots', () => {
  const { host, getByText } = show(<Told />);
  const heard = jest.fn();
  document.body.addEventListener('surya:registration-completed', heard, { once: true });
  getByText('tell').click();
  expect(heard.mock.calls[0][0]).toMatchObject({ detail, composed: true, target: host });
});

test('a page with a data layer finds it there, another gets none', async () => {
  const { getByText } = show(<Told />);
  await act(async () => getByText('tell').click());
  expect('dataLayer' in window).toBe(false);

  const dataLayer: unknown[] = [];
  Object.assign(window, { dataLayer });
  await act(async () => getByText('tell').click());
  expect(dataLayer).toEqual([{ event: 'surya:registration-completed', ...detail }]);
});

import '@testing-library/jest-dom';
import type { CheckoutInitiated } from '@surya/widget';
import { render, screen } from '@testing-library/react';
import { Workshops } from './Workshops.tsx';

const link = <a href="/workshops">Workshops</a>;

test('the example hands its choices and its links to the elements', () => {
  const { container } = render(
    <Workshops partner="studio-lumen" language="es">
      {link}
    </Workshops>,
  );
  const calendar = container.querySelector('surya-calendar');
  expect(calendar).toHaveAttribute('partner', 'studio-lumen');
  expect(calendar).toHaveAttribute('limit', '6');
  expect(calendar?.style.getPropertyValue('--surya-accent')).toBe('#2f4858');
  expect(calendar).toContainElement(screen.getByRole('link'));
  expect(calendar?.closest('[lang]')).toHaveAttribute('lang', 'es');
  expect(document.querySelectorAll('script[src$="/widget/v1/booking.js"]')).toHaveLength(1);
});

test('the example hears an event until it is taken away', () => {
  const heard = jest.fn();
  const { container, unmount } = render(
    <Workshops partner="studio-lumen" language="en" onCheckout={heard}>
      {link}
    </Workshops>,
  );
  const detail: CheckoutInitiated = {
    content_name: 'Surya Kriya',
    content_category: 'Yoga Program',
    value: 230,
    currency: 'EUR',
    location: 'Rennes',
  };
  const payment = container.querySelector('surya-payment');
  const event = () => new CustomEvent('surya:checkout-initiated', { bubbles: true, composed: true, detail });
  payment?.dispatchEvent(event());
  expect(heard).toHaveBeenCalledWith(detail);
  unmount();
  payment?.dispatchEvent(event());
  expect(heard).toHaveBeenCalledTimes(1);
});

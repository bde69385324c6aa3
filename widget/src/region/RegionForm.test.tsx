import { type Locale, locales } from '@surya/data';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show, texts } from '../testing/show.tsx';
import { RegionForm } from './RegionForm.tsx';

function regionForm(locale: Locale = 'en', words: { subject?: string; request?: string } = {}) {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const open = jest.fn();
  const attributes = { email: 'studio@studio.example', whatsapp: '+33639980142', ...words };
  show(<RegionForm attributes={attributes} open={open} />, { locale });
  const { fields } = texts[locale].forms;
  const field = (name: 'firstName' | 'city' | 'email') => screen.getByRole('textbox', { name: fields[name] });
  const fillIn = async () => {
    await user.type(field('firstName'), 'Ana');
    await user.type(field('city'), 'Saint-Malo & Dinard');
    await user.type(field('email'), 'ana@example.com');
  };
  return { user, open, field, fillIn };
}

const button = () => screen.getByRole('button');

afterEach(() => {
  jest.useRealTimers();
});

test.each(locales)('in %s what is missing is said under each field', async (locale) => {
  const { user, open, field } = regionForm(locale);
  await user.click(button());
  const { required, invalidEmail } = texts[locale].forms;
  for (const name of ['firstName', 'city', 'email'] as const)
    expect(screen.getByText(required[name])).toBeVisible();
  expect(field('firstName')).toHaveFocus();
  await user.type(field('email'), 'nobody');
  await user.click(button());
  expect(screen.getByText(invalidEmail)).toBeVisible();
  expect(open).not.toHaveBeenCalled();
});

test('a mail draft opens, a second later a chat, and the form is empty again', async () => {
  const { user, open, field, fillIn } = regionForm('en', {
    subject: 'New region request for Hatha Yoga',
    request: 'a Hatha Yoga program',
  });
  await fillIn();
  await user.click(button());
  expect(open).toHaveBeenCalledTimes(1);
  const [mail, target] = open.mock.calls[0];
  expect(target).toBe('_self');
  const draft = new URL(mail);
  expect(draft.pathname).toBe('studio@studio.example');
  expect(draft.searchParams.get('subject')).toBe('New region request for Hatha Yoga');
  expect(draft.searchParams.get('body')).toContain('for a Hatha Yoga program.');
  expect(draft.searchParams.get('body')).toContain('City: Saint-Malo & Dinard\r\nEmail: ana@example.com');
  expect(button()).toBeDisabled();

  act(() => {
    jest.advanceTimersByTime(999);
  });
  expect(open).toHaveBeenCalledTimes(1);
  act(() => {
    jest.advanceTimersByTime(1);
  });
  const [chat, tab] = open.mock.calls[1];
  expect(tab).toBe('_blank');
  expect(new URL(chat).pathname).toBe('/33639980142');
  expect(new URL(chat).searchParams.get('text')).toContain('Saint-Malo & Dinard');
  expect(field('city')).toHaveValue('');
  expect(button()).toBeEnabled();
});

test('both stay as links, for browsers that open neither by themselves', async () => {
  const { user, fillIn } = regionForm('fr');
  await fillIn();
  await user.click(button());
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  expect(screen.getByRole('link', { name: 'Ouvrir l’e-mail' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.getByRole('link', { name: 'Ouvrir WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\//),
  );
});

test('without words of its own the form asks for a program', async () => {
  const { user, open, fillIn } = regionForm();
  await fillIn();
  await user.click(button());
  const draft = new URL(open.mock.calls[0][0]);
  expect(draft.searchParams.get('subject')).toBe('New region request');
  expect(draft.searchParams.get('body')).toContain('my region for a program.');
});

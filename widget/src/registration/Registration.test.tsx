import type { Locale } from '@surya/data';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, CallFailure } from '../api.ts';
import { aCatalogue, sample, titled } from '../testing/builders.ts';
import { anApi, deferred, show, texts } from '../testing/show.tsx';
import { Registration } from './Registration.tsx';

const answer = { data: { programId: 'isha' } };

function registration(
  options: {
    register?: Api['register'];
    locale?: Locale;
    now?: Date;
    program?: string;
    partner?: string;
  } = {},
) {
  const { register = async () => answer, locale = 'en', program = 'isha', partner, ...rest } = options;
  const api = anApi({ register: jest.fn(register) });
  const shown = show(<Registration attributes={{ program, partner }} catalogue={sample} />, {
    api,
    locale,
    ...rest,
  });
  return { ...shown, api };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button'));

async function fillIn() {
  await userEvent.type(field('First name'), ' Ana ');
  await userEvent.type(field('Last name'), 'Lopez');
  await userEvent.type(field('Email'), 'ana@example.com');
  await userEvent.type(field('Phone'), '+33 6 39 98 00 00');
}

test.each([
  [
    'fr',
    ['Le prénom est requis', 'Le nom est requis', "L'email est requis", 'Le téléphone est requis'],
    'Adresse email invalide',
  ],
  [
    'en',
    ['First name is required', 'Last name is required', 'Email is required', 'Phone is required'],
    'Invalid email address',
  ],
  [
    'es',
    [
      'El nombre es obligatorio',
      'Los apellidos son obligatorios',
      'El correo electrónico es obligatorio',
      'El teléfono es obligatorio',
    ],
    'Dirección de correo no válida',
  ],
] as const)(
  'in %s what is wrong is said under each field, and the first gets the focus',
  async (locale, required, invalid) => {
    const { api } = registration({ locale });
    const boxes = screen.getAllByRole('textbox');
    await submit();
    expect(boxes.slice(0, 4).map((box) => [box.getAttribute('aria-invalid'), describedBy(box)])).toEqual(
      required.map((message) => ['true', message]),
    );
    expect(boxes[0]).toHaveFocus();
    await userEvent.type(field(texts[locale].forms.fields.email), 'ana@example');
    await submit();
    expect(describedBy(field(texts[locale].forms.fields.email))).toBe(invalid);
    expect(api.register).not.toHaveBeenCalled();
  },
);

function describedBy(box: Element): string | null | undefined {
  return document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
}

test('a fault goes as soon as it is mended', async () => {
  registration();
  await submit();
  await userEvent.type(field('First name'), 'Ana');
  expect(screen.queryByText('First name is required')).toBeNull();
  expect(screen.getByText('Last name is required')).toBeVisible();
  expect(field('First name')).toHaveAttribute('aria-invalid', 'false');
});

test('white space is not a name', async () => {
  registration();
  await fillIn();
  await userEvent.clear(field('Last name'));
  await userEvent.type(field('Last name'), '   ');
  await submit();
  expect(field('Last name')).toHaveFocus();
});

test('what was filled in is sent, with the event, the language and the partner', async () => {
  const { api } = registration({ partner: 'studio-lumen' });
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox'));
  await submit();
  expect(api.register).toHaveBeenCalledWith({
    firstName: 'Ana',
    lastName: 'Lopez',
    email: 'ana@example.com',
    phone: '+33 6 39 98 00 00',
    whatsappGroup: true,
    eventTitle: 'Isha',
    programId: 'isha',
    language: 'en',
    website: '',
    partner: 'studio-lumen',
  });
});

test('a robot that fills in the hidden field gives itself away', async () => {
  const { api, container } = registration();
  await fillIn();
  const trap = container.querySelector<HTMLInputElement>('[name=website]');
  if (trap) trap.value = 'https://spam.example';
  await submit();
  expect(api.register).toHaveBeenCalledWith(expect.objectContaining({ website: 'https://spam.example' }));
  expect(trap).toHaveAttribute('aria-hidden', 'true');
});

test('while it is sent the button says so and is off; a second press sends nothing', async () => {
  const { promise, resolve } = deferred<typeof answer>();
  const { api } = registration({ register: () => promise });
  await fillIn();
  await submit();
  const button = screen.getByRole('button', { name: 'Registering…' });
  expect(button).toBeDisabled();
  await userEvent.type(field('Phone'), '{Enter}');
  expect(api.register).toHaveBeenCalledTimes(1);
  await act(async () => resolve(answer));
});

test.each([
  ['fr', 'Nouvelle inscription'],
  ['en', 'New registration'],
  ['es', 'Nueva inscripción'],
] as const)('in %s a thank-you card follows, and "%s" leads to an empty form', async (locale, again) => {
  const { host } = registration({ locale });
  const heard = jest.fn();
  host.addEventListener('surya:registration-completed', heard);
  const { fields, registration: said } = texts[locale].forms;
  await userEvent.type(field(fields.firstName), 'Ana');
  await userEvent.type(field(fields.lastName), 'Lopez');
  await userEvent.type(field(fields.email), 'ana@example.com');
  await userEvent.type(field(fields.phone), '0639980000');
  await submit();
  const title = await screen.findByRole('heading', { name: said.thanks('Ana') });
  await waitFor(() => expect(title).toHaveFocus());
  expect(host.textContent).toContain(said.confirmed('Isha', 'ana@example.com'));
  expect(heard.mock.calls[0][0].detail).toEqual({
    content_name: 'Isha',
    content_category: 'Yoga Program',
    method: 'website',
  });

  await userEvent.click(screen.getByRole('button', { name: again }));
  expect(field(fields.firstName)).toHaveFocus();
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('');
});

test.each([
  ['fr', "Une erreur est survenue lors de l'inscription. Veuillez réessayer."],
  ['en', 'Something went wrong with your registration. Please try again.'],
  ['es', 'Se ha producido un error al inscribirte. Inténtalo de nuevo.'],
] as const)('in %s a failure is told and the form keeps what was filled in', async (locale, message) => {
  registration({ locale, register: () => Promise.reject(new CallFailure('provider_unavailable')) });
  const { fields } = texts[locale].forms;
  await userEvent.type(field(fields.firstName), 'Ana');
  await userEvent.type(field(fields.lastName), 'Lopez');
  await userEvent.type(field(fields.email), 'ana@example.com');
  await userEvent.type(field(fields.phone), '0639980000');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field(fields.firstName)).toHaveValue('Ana');
  expect(field(fields.email)).toHaveValue('ana@example.com');
  expect(screen.getByRole('button')).toBeEnabled();
});

test('a field that only the server refuses is shown as such', async () => {
  registration({ register: () => Promise.reject(new CallFailure('invalid_field', 'phone')) });
  await fillIn();
  await submit();
  expect(field('Phone')).toHaveFocus();
  expect(describedBy(field('Phone'))).toBe('Please check this field');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a full or past event has no form', () => {
  show(
    <Registration
      attributes={{ program: 'full' }}
      catalogue={aCatalogue(titled('Full', { price: 0, isCompleted: true }))}
    />,
  );
  expect(screen.getByText('Full')).toBeVisible();
  registration({ now: new Date('2025-06-23T12:00:00+02:00') });
  expect(screen.getByText(texts.en.forms.program.past)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a program that is sold is led to, an unknown one is said to be gone', () => {
  registration({ program: 'balance' });
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://studio.example/en-details/balance');
  registration({ program: 'gone' });
  expect(screen.getByText(texts.en.messages.common.unknownProgram)).toBeVisible();
});

const organizer = 'https://studio.example/en-details/isha';

test('a page that names no partner we know leads to the studio’s own page to register', () => {
  const catalogue = { ...sample, partners: ['studio-lumen'] };
  show(<Registration attributes={{ program: 'isha', partner: 'studio-umbra' }} catalogue={catalogue} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link')).toHaveAttribute('href', `${organizer}?partner=studio-umbra`);
});

test('where a registration from a partner’s page fails the studio’s own page is offered too', async () => {
  registration({ register: () => Promise.reject(new CallFailure('network')), partner: 'studio-lumen' });
  await fillIn();
  await submit();
  expect(screen.getByRole('link')).toHaveAttribute('href', `${organizer}?partner=studio-lumen`);
});

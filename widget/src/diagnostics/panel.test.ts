import '@testing-library/jest-dom';
import { diagnostics as en } from '../locales/en/diagnostics.ts';
import { createPanel } from './panel.ts';

/** jsdom has neither constructable style sheets nor popovers. */
beforeAll(() => {
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync() {}
    },
  });
  Object.assign(HTMLElement.prototype, { showPopover() {} });
});

const facts = {
  version: '1.0.0',
  script: 'https://studio.example/widget/v1/booking.js',
  locale: 'en',
  partner: undefined,
  programs: 5,
} as const;

function opened() {
  document.body.replaceChildren();
  const panel = createPanel(en, 'en', '');
  const host = document.body.firstElementChild as HTMLElement;
  const part = (selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector);
  return { panel, host, part };
}

test('it says that all is well', () => {
  const { panel, host, part } = opened();
  panel.showFindings([], facts);
  expect(part('[role=status]')).toHaveTextContent(en.well);
  expect(host).toHaveAttribute('data-surya-doctor', 'well');
  expect(part('dl')).toHaveTextContent('Version1.0.0');
});

test('faults stand before warnings, whatever the page wrote into its attributes is text', () => {
  const { panel, host, part } = opened();
  panel.showFindings(
    [{ code: 'partner_missing' }, { code: 'program_unknown', program: '<img src=x onerror=alert(1)>' }],
    facts,
  );
  const entries = [...(part('ul')?.children ?? [])].map((entry) => entry.getAttribute('data-code'));
  expect(entries).toEqual(['program_unknown', 'partner_missing']);
  expect(part('img')).toBeNull();
  expect(host).toHaveAttribute('data-surya-doctor', 'ill');
  expect(part('[role=status]')).toHaveTextContent('2 things to look at');
});

test('it examines again when asked, not while it is looking, and closes', () => {
  const { panel, host, part } = opened();
  const repeat = jest.fn();
  panel.onRepeat(repeat);
  const [button, close] = host.shadowRoot?.querySelectorAll('button') ?? [];
  panel.showProgress();
  expect(button).toBeDisabled();
  panel.showFindings([], facts);
  button?.click();
  expect(repeat).toHaveBeenCalledTimes(1);
  close?.click();
  expect(part('[role=status]')?.isConnected).toBe(false);
});

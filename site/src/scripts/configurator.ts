import { type Catalogue, localeOf, type Program } from '@surya/data';
import { elementAttributes, type SnippetOptions, snippetFor } from '../studio/snippet.ts';

/** Keeps choices, preview and snippet of the partners page in step. */
function start(root: HTMLElement, programs: Program[]): void {
  const [options, view] = root.querySelectorAll('form');
  const preview = root.querySelector<HTMLElement>('[data-preview]');
  const calendar = preview?.querySelector('surya-calendar');
  const code = root.querySelector('[data-snippet]');
  const copied = root.querySelector<HTMLElement>('[data-copied]');
  if (!options || !view || !preview || !calendar || !code || !copied) return;

  const chosen = (): SnippetOptions => {
    const data = new FormData(options);
    const value = (name: string) => String(data.get(name) ?? '').trim();
    return {
      origin: location.origin,
      lang: localeOf(value('lang')) ?? 'fr',
      partner: value('partner'),
      variant: value('variant'),
      practice: value('practice'),
      location: value('location'),
      limit: value('limit'),
      accent: value('accent'),
    };
  };

  const show = () => {
    const wanted = chosen();
    const attributes = new Map(elementAttributes(wanted));
    for (const name of ['lang', 'variant', 'practice', 'location', 'limit']) {
      const value = attributes.get(name) ?? (name === 'variant' ? 'full' : undefined);
      if (value) calendar.setAttribute(name, value);
      else calendar.removeAttribute(name);
    }
    if (wanted.accent) calendar.style.setProperty('--surya-accent', wanted.accent);
    code.textContent = snippetFor(wanted, programs);
    copied.textContent = '';
  };

  options.addEventListener('input', show);
  for (const form of [options, view]) form.addEventListener('submit', (event) => event.preventDefault());
  view.addEventListener('input', () => {
    const data = new FormData(view);
    preview.dataset.width = String(data.get('width'));
    preview.dataset.surface = String(data.get('surface'));
  });
  root.querySelector('[data-copy]')?.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent ?? '');
    copied.textContent = copied.dataset.text ?? '';
  });
  show();
}

const root = document.querySelector<HTMLElement>('[data-configurator]');
if (root) {
  const answer = await fetch('/widget/v1/programs.json');
  const { programs }: Catalogue = await answer.json();
  start(root, programs);
}

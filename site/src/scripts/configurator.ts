import { type Catalogue, defaultLocale, getCatalogueTime, parseLocale } from '@surya/data';
import {
  type ConfiguratorSettings,
  createSnippet,
  getElementAttributes,
  type SnippetOptions,
} from '../content/createSnippet.ts';
import { toThemeProperties, widgetColours } from '../content/toThemeProperties.ts';

/** The widths of the preview, pixels. */
const widths: Record<string, number> = { phone: 390, tablet: 768, desktop: 1200 };

const themed = [...Object.keys(widgetColours), 'on-accent'].map((name) => `--surya-${name}`);

/** Keeps choices, preview and snippet of the partners page in step. */
function start(root: HTMLElement, settings: ConfiguratorSettings, catalogue: Catalogue): void {
  const [options, view] = root.querySelectorAll('form');
  const stage = root.querySelector<HTMLElement>('[data-stage]');
  const preview = root.querySelector<HTMLElement>('[data-preview]');
  const calendar = preview?.querySelector<HTMLElement>('surya-calendar');
  const code = root.querySelector('[data-snippet]');
  const copied = root.querySelector<HTMLElement>('[data-copied]');
  if (!options || !view || !stage || !preview || !calendar || !code || !copied) return;
  const content = {
    programs: catalogue.programs,
    practices: catalogue.practices,
    now: getCatalogueTime(catalogue),
    calendars: settings.calendars,
    allDates: settings.allDates,
  };

  const chosen = (): SnippetOptions => {
    const data = new FormData(options);
    const value = (name: string) => String(data.get(name) ?? '').trim();
    return {
      origin: location.origin,
      lang: parseLocale(value('lang')) ?? defaultLocale,
      partner: value('partner'),
      variant: value('variant'),
      practice: value('practice'),
      location: value('location'),
      limit: value('limit'),
      colours: Object.fromEntries(Object.keys(widgetColours).map((name) => [name, value(name)])),
      release: value('version') === 'pinned' ? settings.release : undefined,
    };
  };

  const show = () => {
    const wanted = chosen();
    const attributes = new Map(getElementAttributes(wanted));
    for (const name of ['lang', 'variant', 'practice', 'location', 'limit']) {
      const value = attributes.get(name) ?? (name === 'variant' ? 'full' : undefined);
      if (value) calendar.setAttribute(name, value);
      else calendar.removeAttribute(name);
    }
    for (const property of themed) calendar.style.removeProperty(property);
    for (const [property, value] of toThemeProperties(wanted.colours ?? {}))
      calendar.style.setProperty(property, value);
    code.textContent = createSnippet(wanted, content);
    copied.textContent = '';
  };

  /** Scales the preview down where the page has no room for its width. */
  const scale = () => {
    const wide = widths[preview.dataset.width ?? ''] ?? stage.clientWidth;
    preview.style.inlineSize = `${wide}px`;
    preview.style.zoom = String(Math.min(1, stage.clientWidth / wide));
  };

  options.addEventListener('input', show);
  for (const form of [options, view]) form.addEventListener('submit', (event) => event.preventDefault());
  view.addEventListener('input', () => {
    const data = new FormData(view);
    preview.dataset.width = String(data.get('width'));
    preview.dataset.surface = String(data.get('surface'));
    scale();
  });
  root.querySelector('[data-copy]')?.addEventListener('click', async () => {
    const text = code.textContent ?? '';
    try {
      await navigator.clipboard.writeText(text);
      copied.textContent = copied.dataset.text ?? '';
    } catch {
      // Where the browser does not let pages write to the clipboard, the visitor's own copy key does.
      getSelection()?.selectAllChildren(code);
      copied.textContent = copied.dataset.selected ?? '';
    }
  });
  new ResizeObserver(scale).observe(stage);
  show();
}

const root = document.querySelector<HTMLElement>('[data-configurator]');
if (root) {
  const settings: ConfiguratorSettings = JSON.parse(root.dataset.configurator ?? '');
  const answer = await fetch('/widget/v1/programs.json');
  start(root, settings, await answer.json());
}

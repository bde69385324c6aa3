import type { Api } from './api.ts';
import { suryaElement } from './element/suryaElement.tsx';
import type { features } from './features.ts';
import type { Languages } from './language.ts';
import type { loadMessages } from './messages/load.ts';
import css from './shared/base.css?inline';

/** What the elements need, made by the script that the page loads. */
export interface Given {
  api: Api;
  languages: Languages;
  features: typeof features;
  loadMessages: typeof loadMessages;
}

/** Defines the widget's tags, each once: a page that loads the script twice keeps its first elements. */
export function defineElements({ features, ...given }: Given): void {
  for (const [tag, { attributes, catalogue, load }] of Object.entries(features)) {
    if (customElements.get(tag)) continue;
    const sources = { ...given, attributes, catalogue, css, loadFeature: load };
    customElements.define(tag, suryaElement(sources));
  }
}

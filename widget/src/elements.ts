import type { Api } from './api.ts';
import { suryaElement } from './element/suryaElement.tsx';
import type { FeatureEntry } from './features.ts';
import type { Languages } from './language.ts';
import type { loadTexts } from './messages/loadTexts.ts';
import css from './shared/base.css?inline';

/** What the elements need, made by the script that the page loads. */
export interface Given {
  api: Api;
  languages: Languages;
  features: Readonly<Record<string, FeatureEntry>>;
  loadTexts: typeof loadTexts;
}

/** Defines the widget's tags, each once: a page that loads the script twice keeps its first elements. */
export function defineElements({ features, ...given }: Given): void {
  for (const [tag, entry] of Object.entries(features)) {
    if (!customElements.get(tag)) customElements.define(tag, suryaElement({ ...given, ...entry, css }));
  }
}

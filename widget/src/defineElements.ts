import { type ElementDefinition, suryaElement } from './element/suryaElement.tsx';
import type { features } from './features.ts';
import css from './shared/base.css?inline';

/** What the script that the page loads passes to the elements. */
export interface WidgetDependencies extends Pick<ElementDefinition, 'api' | 'pageLanguage' | 'loadMessages'> {
  features: typeof features;
}

/** Defines the widget's tags, each once: a page that loads the script twice keeps its first elements. */
export function defineElements({ features, ...dependencies }: WidgetDependencies): void {
  for (const [tag, entry] of Object.entries(features)) {
    if (!customElements.get(tag))
      customElements.define(tag, suryaElement({ ...dependencies, ...entry, css }));
  }
}

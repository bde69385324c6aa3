import { createApi } from './api.ts';
import { features } from './features.ts';
import { loadMessages } from './locales/loadMessages.ts';
import { pageLanguage } from './pageLanguage.ts';

/**
 * The script that a page loads. No chunk may import it: at another address (a CMS adds `?ver=6`) it would be
 * a second copy. It therefore passes what it holds to the elements, and it preloads what the elements of the
 * page need.
 */
const api = createApi(import.meta.url);
const elements = import('./defineElements.ts');

function preload(): void {
  for (const [tag, { catalogue, forms, load }] of Object.entries(features)) {
    const element = document.querySelector(tag);
    if (!element) continue;
    // Each element loads these again and handles their failure.
    void Promise.allSettled([
      load(element),
      loadMessages(pageLanguage.get(element), forms),
      catalogue ? api.catalogue() : undefined,
    ]);
  }
}

/** Blocked or offline: the page keeps what it shows in the elements' place, and nothing is logged. */
const ignore = () => {};

preload();
elements.then(({ defineElements }) => defineElements({ api, pageLanguage, features, loadMessages }), ignore);

if (location.href.includes('surya-doctor')) {
  import('./diagnostics/runDiagnostics.ts')
    .then(({ runDiagnostics }) =>
      runDiagnostics({ script: import.meta.url, features, pageLanguage, elements }),
    )
    .catch(ignore);
}

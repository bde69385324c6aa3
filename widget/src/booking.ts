import { createApi } from './api.ts';
import { features } from './features.ts';
import { languages } from './language.ts';
import { loadTexts } from './messages/loadTexts.ts';

/**
 * The file that a page loads. No chunk may import it: under another address (a CMS adds `?ver=6`) it would
 * be a second copy. So it holds the addresses of everything and passes them on, and it starts at once, side
 * by side, what the elements of the page are going to need.
 */
const api = createApi(import.meta.url);
const elements = import('./elements.ts');

function warmUp(): void {
  for (const [tag, { catalogue, forms, load }] of Object.entries(features)) {
    const element = document.querySelector(tag);
    if (!element) continue;
    // Each element asks for these again and deals with their failure.
    void Promise.allSettled([
      load(element),
      loadTexts(languages.of(element), forms),
      catalogue ? api.catalogue() : undefined,
    ]);
  }
}

/** Blocked or offline: the page keeps what it shows in the elements' place, and nothing is logged. */
const keepStill = () => {};

warmUp();
elements.then(({ defineElements }) => defineElements({ api, languages, features, loadTexts }), keepStill);

if (location.href.includes('surya-doctor')) {
  import('./doctor/doctor.ts')
    .then(({ consult }) => consult({ script: import.meta.url, features, languages, elements }))
    .catch(keepStill);
}

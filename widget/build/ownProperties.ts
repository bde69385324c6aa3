import type { Plugin } from 'vite';

/** The bundler's own helpers, by the id of their module. */
const runtime = '\0rolldown/runtime.js';

/**
 * Makes the bundler's helper for module objects read own properties alone. As it is, it would also read what
 * a page has added to Object.prototype, and no element would be defined in that page.
 * @throws where the helper is another than the one known
 */
export function ownProperties(): Plugin {
  return {
    name: 'own properties',
    renderChunk(code, { moduleIds }) {
      if (!moduleIds.includes(runtime)) return null;
      const mended = code.replace('for (var name in all)', 'for (var name of Object.keys(all))');
      if (mended === code)
        this.error('the bundler makes module objects in another way: see ownProperties.ts');
      return { code: mended, map: null };
    },
  };
}

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What all elements need; it lies in one file with them. Folders end in a slash. */
const elements = [
  'node_modules/preact/',
  'node_modules/@r2wc/',
  'widget/preact/',
  'widget/src/defineElements.ts',
  'widget/src/element/',
  'widget/src/shared/',
  'widget/src/programs/',
  'data/src/rules/',
];

/** The rules of data that few elements need; they lie with these. */
const notInElements = [
  'data/src/rules/getLocations.ts',
  'data/src/rules/limits.ts',
  'data/src/rules/getWhatsAppLink.ts',
  'data/src/rules/getContrastRatio.ts',
];

/** What all forms need. */
const forms = ['widget/src/forms/', 'data/src/rules/limits.ts'];

/** Files with few functions, or with many that are never called. */
const rarelyCalled = ['messages', 'forms', 'diagnostics', 'cally', 'runDiagnostics'];

/** Installed packages may lie outside the repository, where its copies link to them. */
function isInPath(id: string, path: string): boolean {
  if (path.startsWith('node_modules/')) return id.includes(`/${path}`);
  return path.endsWith('/') ? id.startsWith(root + path) : id.split('?')[0] === root + path;
}

const isIn = (id: string, paths: readonly string[]) => paths.some((path) => isInPath(id, path));

/** Few files rather than many: what several features share lies in one of two. */
export const groups = [
  { name: 'forms', test: (id: string) => isIn(id, forms), priority: 1 },
  { name: 'elements', test: (id: string) => isIn(id, elements) && !isIn(id, notInElements), priority: 2 },
];

/**
 * Names a chunk after its module; a `feature.ts` after its folder, and a language's module after both, but for
 * its messages, which have the language's name alone.
 */
export function getChunkName(chunk: { name: string; facadeModuleId: string | null }): string {
  const { name, facadeModuleId: id } = chunk;
  const folder = id?.split('/').at(-2);
  const isMessages = name === 'messages' || name === 'feature';
  const path = isMessages ? folder : id?.includes('/locales/') ? `${folder}-${name}` : name;
  return `chunks/${path}-[hash].js`;
}

/**
 * Has Chromium compile a file's functions while the file arrives, not one by one where they are first called.
 * Files whose functions are few or rarely called are left as they are.
 */
export function getBanner({ name }: { name: string }): string {
  return rarelyCalled.includes(name) ? '' : '//# allFunctionsCalledOnLoad';
}

/** Fails the build where a module that is named here is gone, or a folder empty. */
export function namedModules(): Plugin {
  return {
    name: 'named modules',
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      for (const path of [...elements, ...notInElements, ...forms]) {
        if (!ids.some((id) => isIn(id, [path])))
          this.error(`build/chunks.ts names ${path}, which is not in the build`);
      }
    },
  };
}

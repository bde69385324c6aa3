import { fileURLToPath } from 'node:url';

/**
 * How everything in src is bundled for Node: parts are loaded when first needed, the content is inlined.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const bundling = {
  absWorkingDir: fileURLToPath(new URL('./', import.meta.url)),
  bundle: true,
  splitting: true,
  format: /** @type {const} */ ('esm'),
  platform: /** @type {const} */ ('node'),
  target: 'node20',
  // The studio's content is the module that the build of data has written; all else is bundled from source.
  conditions: ['@surya/built', '@surya/source'],
  define: { 'process.env.NODE_ENV': '"production"' },
  // CommonJS packages inside the bundle still ask for Node's own modules.
  banner: {
    js: "import { createRequire as _createRequire } from 'node:module'; const require = _createRequire(import.meta.url);",
  },
};

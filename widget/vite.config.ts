import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { preactInsteadOfReact } from './build/alias.ts';
import { ownProperties } from './build/ownProperties.ts';
import { versionJson } from './build/versionJson.ts';

/**
 * The browser's files: `booking.js` and its chunks; `programs.json` is made of a studio's
 * content and comes beside them where a site is published. Library mode, because an application's
 * build wraps every lazy import in a preloader the size of the loader itself; `minify` is set on the output,
 * because library mode alone leaves the white space.
 */
export default defineConfig({
  base: './',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [preact({ reactAliasesEnabled: false }), ownProperties(), versionJson()],
  resolve: { alias: preactInsteadOfReact, conditions: ['@surya/source', 'module', 'browser'] },
  build: {
    outDir: 'dist/browser',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    lib: { entry: 'src/booking.ts', formats: ['es'] },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !id.includes('/data/src/') },
      output: {
        minify: true,
        comments: false,
        // Chromium then compiles a file's functions while it arrives, not one by one where they are first called.
        // Texts have next to none, and of the month's calendar and the doctor many are never called.
        postBanner: ({ name }) =>
          /^(fr|en|es|cally|doctor)$/.test(name) ? '' : '//# allFunctionsCalledOnLoad',
        entryFileNames: 'booking.js',
        chunkFileNames: ({ name, facadeModuleId }) =>
          `chunks/${name === 'feature' ? facadeModuleId?.split('/').at(-2) : name}-[hash].js`,
        // Few files rather than many: what all features share lies with the elements, what forms share in another.
        codeSplitting: {
          groups: [
            { name: 'forms', test: /src\/(forms|shared\/(ForProgram|ActionButton))/, priority: 1 },
            {
              name: 'elements',
              test: /preact|r2wc|data\/src\/rules\/(?!locations)|src\/(shared(?!\/(ForProgram|ActionButton))|element|programs)/,
              priority: 2,
            },
          ],
        },
        assetFileNames: 'chunks/[name]-[hash][extname]',
      },
    },
  },
});

import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { preactInsteadOfReact } from './build/alias.ts';
import { getBanner, getChunkName, groups, namedModules } from './build/chunks.ts';
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
  plugins: [preact({ reactAliasesEnabled: false }), ownProperties(), namedModules(), versionJson()],
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
        postBanner: getBanner,
        entryFileNames: 'booking.js',
        chunkFileNames: getChunkName,
        codeSplitting: { groups },
        assetFileNames: 'chunks/[name]-[hash][extname]',
      },
    },
  },
});

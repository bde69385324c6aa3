import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { preactInsteadOfReact } from './build/alias.ts';

/** `static.js`: the same components rendered to text at build, for the site. One self-contained ESM file. */
export default defineConfig({
  plugins: [preact({ reactAliasesEnabled: false })],
  resolve: { alias: preactInsteadOfReact, conditions: ['@surya/source', 'module', 'node'] },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/static',
    target: 'node20',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    cssMinify: true,
    ssr: 'src/static.tsx',
    rolldownOptions: { output: { entryFileNames: 'static.js', codeSplitting: false } },
  },
});

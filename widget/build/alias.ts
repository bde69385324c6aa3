import { fileURLToPath } from 'node:url';

/** Components are written for React and bundled with Preact. */
export const preactInsteadOfReact = [
  { find: /^react$/, replacement: fileURLToPath(new URL('../preact/react.ts', import.meta.url)) },
  {
    find: /^react-dom\/client$/,
    replacement: fileURLToPath(new URL('../preact/reactDomClient.ts', import.meta.url)),
  },
];

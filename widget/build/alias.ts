import { fileURLToPath } from 'node:url';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Components are written for React and bundled with Preact. */
export const preactInsteadOfReact = [
  { find: /^react$/, replacement: here('../preact/react.ts') },
  { find: /^react-dom\/client$/, replacement: here('../preact/reactDomClient.ts') },
  { find: /^preact\/jsx-runtime$/, replacement: here('../preact/jsxRuntime.ts') },
];

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyConfig } from 'gatsby';

const dataDirectory = join(__dirname, '../data');

/** `content/pages/fr/home.json` becomes a ContentPage; the tables are read whole (`gatsby-node`). */
function contentType({ node }: { node: { sourceInstanceName?: unknown; relativeDirectory?: unknown } }) {
  const isPage = node.sourceInstanceName === 'content' && /^pages\//.test(String(node.relativeDirectory));
  return isPage ? 'ContentPage' : 'ContentTable';
}

/** Where the functions answer while developing; `npm run dev` names it. */
const apiOrigin = process.env.API_ORIGIN;

const config: GatsbyConfig = {
  ...(apiOrigin && { proxy: { prefix: '/api', url: apiOrigin } }),
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: join(dataDirectory, 'content') },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: join(__dirname, 'locales') } },
    ...(existsSync(join(dataDirectory, 'images'))
      ? [
          {
            resolve: 'gatsby-source-filesystem',
            options: { name: 'images', path: join(dataDirectory, 'images') },
          },
        ]
      : []),
    { resolve: 'gatsby-transformer-json', options: { typeName: contentType } },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: ['fr', 'en', 'es'],
        defaultLanguage: 'fr',
        redirect: false,
        verbose: false,
        trailingSlash: 'never',
        i18nextOptions: {
          keySeparator: false,
          nsSeparator: false,
          interpolation: { escapeValue: false },
        },
      },
    },
  ],
};

export default config;

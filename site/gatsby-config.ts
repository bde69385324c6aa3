import { join } from 'node:path';
import { defaultLocale, locales } from '@surya/data';
import { getStudioFolder } from '@surya/data/studio';
import type { GatsbyConfig } from 'gatsby';

const studioFolder = getStudioFolder();

/** `pages/fr/home.json` becomes a ContentPage; the tables are read whole (`gatsby-node`). */
function contentType({ node }: { node: { sourceInstanceName?: unknown; relativeDirectory?: unknown } }) {
  const isPage = node.sourceInstanceName === 'content' && /^pages\//.test(String(node.relativeDirectory));
  return isPage ? 'ContentPage' : 'ContentTable';
}

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: studioFolder, ignore: [join(studioFolder, 'images', '**')] },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: join(__dirname, 'locales') } },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'images', path: join(studioFolder, 'images') },
    },
    { resolve: 'gatsby-transformer-json', options: { typeName: contentType } },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: [...locales],
        defaultLanguage: defaultLocale,
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

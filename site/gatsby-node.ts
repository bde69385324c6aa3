import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getStudioFolder, readStudio, type Studio } from '@surya/data/studio';
import type { GatsbyNode } from 'gatsby';
import { getBuildTime } from './src/build/buildTime.ts';
import { bundleScripts } from './src/build/bundleScripts.ts';
import { pagesToCreate } from './src/build/pagesToCreate.ts';
import { passThrough } from './src/build/passThrough.ts';
import { publish } from './src/build/publish.ts';
import { readCatalogue } from './src/build/readCatalogue.ts';
import { readPictures } from './src/build/readPictures.ts';
import { readTranslations } from './src/build/readTranslations.ts';
import { serveData } from './src/build/serveData.ts';

const root = join(__dirname, '..');
const imagesDirectory = join(getStudioFolder(), 'images');

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  // The blocks of a page are checked by their own schema; GraphQL carries them whole.
  actions.createTypes(`
    type ContentFields {
      file: String!
    }
    type ContentPage implements Node @dontInfer {
      title: String!
      description: String!
      noindex: Boolean
      blocks: JSON!
      fields: ContentFields!
    }
    type ContentTable implements Node @dontInfer {
      id: ID!
    }
  `);
};

/** Pages are found by their file's path below `content/`. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, actions, getNode }) => {
  if (node.internal.type !== 'ContentPage' || !node.parent) return;
  const file = getNode(node.parent)?.relativePath;
  actions.createNodeField({ node, name: 'file', value: file });
};

/**
 * `{ content }`: the tables of the studio, read again whenever one of their files changes; `{ catalogue }`:
 * what the widget downloads; `{ allDates }`: a text of snippets, which may be in another language than their page.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({
    Query: {
      content: {
        type: 'JSON!',
        resolve: async (
          _source: unknown,
          _arguments: unknown,
          context: { nodeModel: { findAll(query: object): Promise<unknown> } },
        ) => {
          // Asking for the files makes the answer depend on them.
          await context.nodeModel.findAll({
            type: 'File',
            query: { filter: { sourceInstanceName: { eq: 'content' } } },
          });
          const { pages: _, pictures: __, folder: ___, ...tables } = readStudio();
          return tables;
        },
      },
      catalogue: { type: 'JSON!', resolve: () => readCatalogue(root) },
      allDates: {
        type: 'JSON!',
        resolve: () => readTranslations(join(__dirname, 'locales'), 'snippet.allDates'),
      },
    },
  });
};

export const createPages: GatsbyNode['createPages'] = ({ actions, reporter }) => {
  let studio: Studio;
  try {
    studio = readStudio();
  } catch (error) {
    reporter.panicOnBuild(`The content cannot be built.\n${error instanceof Error ? error.message : error}`);
    return;
  }
  for (const { template, ...page } of pagesToCreate(studio, readPictures(imagesDirectory), getBuildTime())) {
    actions.createPage({ ...page, component: join(__dirname, `src/templates/${template}.tsx`) });
  }
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  // Gatsby takes react-dom from beside itself, where npm may have put another major for a peer's sake.
  const ownReactDom = createRequire(join(__dirname, 'package.json')).resolve('react-dom/package.json');
  actions.setWebpackConfig({ resolve: { alias: { 'react-dom': dirname(ownReactDom) } } });
  // No page loads the scripts, so only the styles are worth minifying.
  if (stage === 'build-javascript') {
    const config = getConfig();
    config.optimization.minimizer = [plugins.minifyCss()];
    actions.replaceWebpackConfig(config);
  }
};

/**
 * While developing, pictures and widget come straight from where they are made, and calls of the functions go
 * to the origin in `API_ORIGIN`, where one is set (`npm run dev`).
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async ({ app }) => {
  const { API_ORIGIN: apiOrigin } = process.env;
  if (apiOrigin) app.use('/api', passThrough(apiOrigin));
  await bundleScripts(__dirname, join(__dirname, '.cache/scripts'));
  serveData(app, root, imagesDirectory);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  const published = reporter.activityTimer('publish pictures, widget, feeds and scripts');
  published.start();
  await publish(root, readStudio(), getBuildTime());
  published.end();
};

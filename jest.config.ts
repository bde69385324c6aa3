/** @jest-config-loader esbuild-register */
import { join } from 'node:path';
import type { Config } from 'jest';

// Tests stand on the frozen fixture, whatever the studio's own content says.
process.env.STUDIO = join(process.cwd(), 'data/fixtures/studio');

const transform: Config['transform'] = {
  '\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** A Jest project for the package in a folder. */
function project(
  name: string,
  testEnvironment: 'node' | 'jsdom',
  setupFiles: string[] = [],
  overrides: Partial<Project> = {},
): Project {
  return {
    displayName: name,
    rootDir: name,
    roots: ['<rootDir>'],
    testEnvironment,
    testEnvironmentOptions: {
      customExportConditions: ['@surya/source', testEnvironment === 'node' ? 'node' : 'browser'],
    },
    testMatch: ['**/*.test.{ts,tsx,mjs}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/public/', '/.cache/'],
    modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/public', '<rootDir>/.cache'],
    transform,
    setupFiles,
    setupFilesAfterEnv: ['<rootDir>/../tools/jest.setup.ts'],
    ...overrides,
  };
}

/** The widget's components in its tests run on the Preact build that ships; @testing-library/react does too. */
const preactInsteadOfReact: Partial<Project> = {
  moduleNameMapper: {
    '^react$': '<rootDir>/src/testing/react.ts',
    '^react/jsx-runtime$': '<rootDir>/preact/jsxRuntime.ts',
    '^react-dom$': '<rootDir>/src/testing/react.ts',
    '^react-dom/client$': '<rootDir>/preact/reactDomClient.ts',
    '^react-dom/test-utils$': '<rootDir>/src/testing/react.ts',
    '\\.css\\?inline$': '<rootDir>/src/testing/css.ts',
  },
  // Preact is published as ECMAScript modules only.
  transformIgnorePatterns: ['/node_modules/(?!preact/)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/releases/', '<rootDir>/examples/'],
};

const config: Config = {
  // By default Jest leaves one core idle, which is half of a small machine.
  maxWorkers: '100%',
  // Tests measure no time; on a busy machine the slowest takes several times its usual second.
  testTimeout: 30_000,
  projects: [
    project('data', 'node'),
    project('widget', 'jsdom', [], preactInsteadOfReact),
    // The example of a React page runs on React, as its readers do.
    { ...project('widget', 'jsdom'), displayName: 'widget examples', roots: ['<rootDir>/examples'] },
    project('functions', 'node'),
    project('sandbox', 'node'),
    {
      ...project('site', 'node'),
      moduleNameMapper: { '\\.css$': '<rootDir>/src/testing/cssModules.cjs' },
    },
    project('e2e', 'node', ['<rootDir>/asDeployed.ts']),
    project('tools', 'node'),
  ],
};

export default config;

/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

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

type Project = NonNullable<Config['projects']>[number];

/** One project a package, and one for the root's commands: what runs in Node, and what needs a document. */
function project(name: string, testEnvironment: 'node' | 'jsdom', setupFiles: string[] = []): Project {
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
    setupFilesAfterEnv: ['<rootDir>/../jest.setup.ts'],
  };
}

const config: Config = {
  // Jest would leave one core idle, of the two that a small machine has.
  maxWorkers: '100%',
  projects: [
    project('data', 'node'),
    project('widget', 'jsdom'),
    project('functions', 'node'),
    project('sandbox', 'node'),
    project('site', 'node'),
    project('e2e', 'node', ['<rootDir>/asDeployed.ts']),
    project('tools', 'node'),
  ],
};

export default config;

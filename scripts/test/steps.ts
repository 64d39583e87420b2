import { join } from 'node:path';
import { root } from '../config.ts';
import type { Command } from './processes/command.ts';

/** Parts that can be tested separately: `npm test -- api`. */
export const parts = [
  'checks',
  'api',
  'client',
  'server-kit',
  'search-indexer',
  'ui-kit',
  'storefront',
  'stories',
  'pages',
  'journeys',
  'scripts',
  'lab',
] as const;

export type Part = (typeof parts)[number];

interface StepFields {
  part: Part;
  name: string;
  /** Runs the step alone, before or after the others, because it rewrites files that they read. */
  alone?: 'before' | 'after';
  /**
   * Folders whose content the step tests, besides the workspaces that these depend on. A step without tested folders runs for every change.
   */
  testedFolders?: string[];
  /** Whether the everyday run, `npm test` without a part, omits the step. */
  isOmittedEveryday?: boolean;
}

/** A command that prints problems and exits with 1. It counts as one test. */
export interface Check extends StepFields {
  command: Command;
  /** Whether turbo restores the result when nothing has changed. */
  isCached?: boolean;
}

/** Test files that Jest runs and whose tests it counts. */
export interface Suite extends StepFields {
  /** A command that passes further arguments to Jest. */
  jest: Command;
  /** Number of test files at a time. @default the lane's share of the cores */
  workers?: number;
  /** Arguments for Jest in the everyday run, see `withoutCiFiles`. */
  everydayArguments?: string[];
  /** Changed files, of which only the related tests run. */
  changedFiles?: string[];
}

export type Step = Check | Suite;

const node = join(root, 'node_modules/.bin/node');
const findBinary = (name: string) => join(root, 'node_modules/.bin', name);
const createNpmCommand = (scriptName: string, workspace: string): Command => ['npm', 'run', '--silent', scriptName, '-w', workspace];
const createNpmJestCommand = (scriptName: string, workspace: string): Command => [...createNpmCommand(scriptName, workspace), '--'];
const jestBin = join(root, 'node_modules/jest/bin/jest.js');
const esmFlags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const createJestCommand = (config: string): Command => [node, ...esmFlags, jestBin, '--config', config];
const createCheck = (name: string, ...command: Command): Check => ({ part: 'checks', name, command });
const createTurboCheck = (name: string, task: string): Check => ({
  ...createCheck(name, findBinary('turbo'), 'run', task, '--output-logs=errors-only'),
  isCached: true,
});

/**
 * Arguments for Jest that leave out the files named .ci, which run only in CI, with --since, or when their part is chosen. Jest ignores the
 * patterns of its configuration then, so these include them.
 */
const withoutCiFiles = ['/node_modules/', '\\.(ci|long|measured)\\.(page\\.)?test\\.ts$'].map(
  (pattern) => `--testPathIgnorePatterns=${pattern}`,
);

export const buildCheck = createTurboCheck('build', 'build');

const shopFolders = ['api', 'search-indexer', 'storefront', 'scripts', 'docker'];
const createLabCheck = (name: string, lab: string): Check => ({
  part: 'lab',
  name,
  command: [node, 'lab/lab.ts', lab],
  alone: 'after',
  testedFolders: [...shopFolders, 'api/client', 'lab'],
});

/** Steps of `npm test`, in the order in which lanes take them. The longest come first, so that all lanes finish at about the same time. */
export const testSteps: Step[] = [
  // turbo restores generated sources, which the other steps import.
  { ...createTurboCheck('types', 'types'), alone: 'before' },
  // These tests often wait for PostgreSQL and timers, so three of their files run at a time on any machine.
  {
    part: 'api',
    name: 'api',
    jest: createNpmJestCommand('test', '@meet/api'),
    everydayArguments: withoutCiFiles,
    testedFolders: ['api'],
    workers: 3,
  },
  {
    part: 'stories',
    name: 'stories in a browser',
    workers: 1,
    // The sources are already generated; generating them again would rewrite files that other steps read.
    jest: [node, 'scripts/test/stories.ts', '--generated'],
    everydayArguments: ['--everyday', ...withoutCiFiles],
    testedFolders: ['.storybook', 'ui-kit', 'storefront'],
  },
  {
    // All journeys share one shop, so they run one file at a time.
    part: 'journeys',
    name: 'journeys in a browser',
    workers: 1,
    jest: createNpmJestCommand('e2e', '@meet/storefront'),
    testedFolders: ['storefront', 'api', 'search-indexer'],
  },
  {
    part: 'pages',
    name: 'pages without a browser',
    workers: 1,
    jest: createNpmJestCommand('test:pages', '@meet/storefront'),
    everydayArguments: withoutCiFiles,
    testedFolders: ['storefront', 'api', 'search-indexer'],
  },
  createCheck('lint and format', findBinary('biome'), 'ci', '--error-on-warnings', '.'),
  createCheck('types of scripts', findBinary('tsc'), '-p', 'scripts'),
  createCheck('types of lab', findBinary('tsc'), '-p', 'lab'),
  createCheck('types of lab with pages', findBinary('tsc'), '--noEmit', '-p', 'lab/tsconfig.storefront.json'),
  createCheck('types of stories', findBinary('tsc'), '--noEmit', '-p', '.storybook'),
  createCheck(
    'boundaries',
    findBinary('depcruise'),
    'api',
    'server-kit',
    'ui-kit',
    'storefront',
    'search-indexer',
    'scripts',
    'lab',
    '.storybook',
  ),
  createCheck('unused code', findBinary('knip')),
  createCheck('schema.graphql is up to date', ...createNpmCommand('schema:check', '@meet/api')),
  createCheck('schema.graphql is backward compatible', ...createNpmCommand('compatibility', '@meet/api')),
  createCheck('configuration page', node, 'scripts/docs/configuration.ts', '--check'),
  createCheck('links of the docs', node, 'scripts/docs/links.ts'),
  createCheck('migrations match schema.prisma', ...createNpmCommand('db:drift', '@meet/api')),
  createCheck('container files', node, 'scripts/check/docker.ts'),
  { part: 'client', name: 'client', jest: createNpmJestCommand('test', '@meet/client'), testedFolders: ['api/client'], workers: 1 },
  { part: 'server-kit', name: 'server-kit', jest: createNpmJestCommand('test', '@meet/server-kit'), testedFolders: ['server-kit'] },
  {
    part: 'search-indexer',
    name: 'search-indexer',
    jest: createNpmJestCommand('test', '@meet/search-indexer'),
    everydayArguments: withoutCiFiles,
    testedFolders: ['search-indexer'],
  },
  { part: 'ui-kit', name: 'ui-kit', jest: createNpmJestCommand('test', '@meet/ui-kit'), testedFolders: ['ui-kit'] },
  { part: 'storefront', name: 'storefront', jest: createNpmJestCommand('test', '@meet/storefront'), testedFolders: ['storefront'] },
  {
    part: 'lab',
    name: 'lab',
    jest: createJestCommand('lab/jest.config.js'),
    testedFolders: ['lab', 'scripts'],
    isOmittedEveryday: true,
  },
  { part: 'scripts', name: 'scripts', jest: createJestCommand('scripts/jest.config.js'), testedFolders: shopFolders, workers: 1 },
  // Some of these tests rebuild the shop that the other steps run.
  {
    part: 'scripts',
    name: 'commands',
    jest: createJestCommand('scripts/jest.commands.config.js'),
    workers: 1,
    testedFolders: shopFolders,
    alone: 'after',
    isOmittedEveryday: true,
  },
];

/** Additional steps of `npm test -- --ci`. They run alone, because they start a shop, which may rebuild what the other steps run. */
export const ciSteps: Step[] = [
  createLabCheck('the kit as a package', 'kit-package'),
  createLabCheck('the client as a package', 'client-package'),
  createLabCheck('clients of others', 'integrators'),
  createLabCheck('start as a newcomer', 'newcomer'),
  createLabCheck('container images', 'images'),
  createLabCheck('chaos for two minutes', 'chaos'),
];

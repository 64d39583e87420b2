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

interface Common {
  part: Part;
  name: string;
  /** Runs the step alone, before or after the others, because it rewrites files that they read. */
  alone?: 'before' | 'after';
  /** Folders whose content it tests, besides what these depend on as workspaces. Without any, it concerns every change. */
  testedFolders?: string[];
}

/** A command that prints problems and exits with 1. It counts as one test. */
export interface Check extends Common {
  command: Command;
  /** Whether turbo restores the result when nothing has changed. */
  isCached?: boolean;
}

/** Test files that Jest runs, with its count of tests. */
export interface Suite extends Common {
  /** A command that passes further arguments to Jest. */
  jest: Command;
  /** Number of test files at a time. @default the lane's share of the cores */
  workers?: number;
  /** Changed files, of which only the related tests run. */
  changedFiles?: string[];
}

export type Step = Check | Suite;

const node = join(root, 'node_modules/.bin/node');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const npm = (script: string, workspace: string): Command => ['npm', 'run', '--silent', script, '-w', workspace];
const npmJest = (script: string, workspace: string): Command => [...npm(script, workspace), '--'];
const jestBin = join(root, 'node_modules/jest/bin/jest.js');
const esm = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const jest = (config: string): Command => [node, ...esm, jestBin, '--config', config];
const check = (name: string, ...command: Command): Check => ({ part: 'checks', name, command });
const turbo = (name: string, task: string): Check => ({
  ...check(name, bin('turbo'), 'run', task, '--output-logs=errors-only'),
  isCached: true,
});

export const build = turbo('build', 'build');

const shop = ['api', 'search-indexer', 'storefront', 'scripts', 'docker'];
const lab = (name: string, experiment: string): Check => ({
  ...{ part: 'lab', name, command: [node, 'lab/lab.ts', experiment] },
  ...{ alone: 'after', testedFolders: [...shop, 'api/client', 'lab'] },
});

/** Steps of `npm test`, in the order in which lanes take them. The longest come first, so that both lanes finish at about the same time. */
export const everydaySteps: Step[] = [
  // turbo restores generated sources, which the other steps import.
  { ...turbo('types', 'types'), alone: 'before' },
  {
    ...{ part: 'stories', name: 'stories in a browser', workers: 1 },
    // The sources are already generated; generating them again would rewrite files that other steps read.
    jest: [node, 'scripts/test/stories.ts', '--generated'],
    testedFolders: ['.storybook', 'ui-kit', 'storefront'],
  },
  {
    // All journeys share one shop, so they run one file at a time.
    ...{ part: 'journeys', name: 'journeys in a browser', workers: 1 },
    jest: npmJest('e2e', '@meet/storefront'),
    testedFolders: ['storefront', 'api', 'search-indexer'],
  },
  {
    ...{ part: 'pages', name: 'pages without a browser', workers: 1 },
    jest: npmJest('test:pages', '@meet/storefront'),
    testedFolders: ['storefront', 'api', 'search-indexer'],
  },
  // Its tests often wait for PostgreSQL and timers.
  { part: 'api', name: 'api', jest: npmJest('test', '@meet/api'), testedFolders: ['api'], workers: 3 },
  check('lint and format', bin('biome'), 'ci', '--error-on-warnings', '.'),
  check('types of scripts', bin('tsc'), '-p', 'scripts'),
  check('types of lab', bin('tsc'), '-p', 'lab'),
  check('types of lab with pages', bin('tsc'), '--noEmit', '-p', 'lab/tsconfig.storefront.json'),
  check('types of stories', bin('tsc'), '--noEmit', '-p', '.storybook'),
  check('boundaries', bin('depcruise'), 'api', 'server-kit', 'ui-kit', 'storefront', 'search-indexer', 'scripts', 'lab', '.storybook'),
  check('unused code', bin('knip')),
  check('schema.graphql is up to date', ...npm('schema:check', '@meet/api')),
  check('schema.graphql is backward compatible', ...npm('compatibility', '@meet/api')),
  check('configuration page', node, 'scripts/docs/configuration.ts', '--check'),
  check('links of the docs', node, 'scripts/docs/links.ts'),
  check('migrations match schema.prisma', ...npm('db:drift', '@meet/api')),
  check('container files', node, 'scripts/check/docker.ts'),
  { part: 'client', name: 'client', jest: npmJest('test', '@meet/client'), testedFolders: ['api/client'], workers: 1 },
  { part: 'server-kit', name: 'server-kit', jest: npmJest('test', '@meet/server-kit'), testedFolders: ['server-kit'] },
  { part: 'search-indexer', name: 'search-indexer', jest: npmJest('test', '@meet/search-indexer'), testedFolders: ['search-indexer'] },
  { part: 'ui-kit', name: 'ui-kit', jest: npmJest('test', '@meet/ui-kit'), testedFolders: ['ui-kit'] },
  { part: 'storefront', name: 'storefront', jest: npmJest('test', '@meet/storefront'), testedFolders: ['storefront'] },
  { part: 'lab', name: 'lab', jest: jest('lab/jest.config.js'), testedFolders: ['lab', 'scripts'] },
  // The tested commands rebuild the shop that the other steps run.
  { part: 'scripts', name: 'scripts', jest: jest('scripts/jest.config.js'), testedFolders: shop, workers: 1, alone: 'after' },
];

/** Additional steps of `npm test -- --ci`. They run alone, because they start a shop, which may rebuild what the other steps run. */
export const ciSteps: Step[] = [
  lab('the kit as a package', 'kit-package'),
  lab('the client as a package', 'client-package'),
  lab('clients of others', 'integrators'),
  lab('start as a newcomer', 'newcomer'),
  lab('container images', 'images'),
  lab('chaos for two minutes', 'chaos'),
];

import { join } from 'node:path';
import { root } from '../config.ts';

/** Parts that can be tested separately: `npm test -- api`. */
export const parts = ['checks', 'api', 'client', 'search-indexer', 'ui-kit', 'storefront', 'stories', 'journeys', 'scripts'] as const;

export type Part = (typeof parts)[number];

interface Common {
  part: Part;
  name: string;
  /** Runs the step alone, before or after the others, because it rewrites files that they read, or because it measures time. */
  alone?: 'before' | 'after';
}

/** A command that prints problems and exits with 1. It counts as one test. */
export interface Check extends Common {
  command: [program: string, ...args: string[]];
}

/** A Jest run by an npm script, with Jest's count of tests. */
export interface Suite extends Common {
  script: string;
  workspace?: string;
  /** Arguments for the script, placed before those for Jest. */
  words?: string[];
  /** Number of test files at a time. @default the lane's share of the cores */
  workers?: number;
}

export type Step = Check | Suite;

const node = join(root, 'node_modules/.bin/node');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const npm = (script: string, workspace: string): Check['command'] => ['npm', 'run', '--silent', script, '-w', workspace];
const check = (name: string, ...command: Check['command']): Check => ({ part: 'checks', name, command });

export const build: Check['command'] = [bin('turbo'), 'run', 'build', '--output-logs=errors-only'];

/** Steps of `npm test`, in the order in which lanes take them. The longest come first, so that both lanes finish at about the same time. */
const everyday: Step[] = [
  // turbo restores generated sources, which the other steps import.
  { ...check('types', bin('turbo'), 'run', 'types', '--output-logs=errors-only'), alone: 'before' },
  // All journeys share one shop, so they run one file at a time.
  { part: 'journeys', name: 'journeys in a browser', script: 'e2e', workspace: '@meet/storefront', workers: 1 },
  // Its tests often wait for PostgreSQL and timers.
  { part: 'api', name: 'api', script: 'test', workspace: '@meet/api', workers: 3 },
  check('lint and format', bin('biome'), 'ci', '--error-on-warnings', '.'),
  check('types of scripts', bin('tsc'), '-p', 'scripts'),
  check('types of stories', bin('tsc'), '--noEmit', '-p', '.storybook'),
  check('boundaries', bin('depcruise'), 'api', 'ui-kit', 'storefront', 'search-indexer', 'scripts', '.storybook'),
  check('unused code', bin('knip')),
  check('schema.graphql is up to date', ...npm('schema:check', '@meet/api')),
  check('schema.graphql is backward compatible', ...npm('compatibility', '@meet/api')),
  check('configuration page', node, 'scripts/docs/configuration.ts', '--check'),
  check('links of the docs', node, 'scripts/docs/links.ts'),
  check('migrations match schema.prisma', ...npm('db:drift', '@meet/api')),
  check('container files', node, 'scripts/check/docker.ts'),
  { part: 'client', name: 'client', script: 'test', workspace: '@meet/client' },
  { part: 'search-indexer', name: 'search-indexer', script: 'test', workspace: '@meet/search-indexer' },
  { part: 'ui-kit', name: 'ui-kit', script: 'test', workspace: '@meet/ui-kit' },
  { part: 'storefront', name: 'storefront', script: 'test', workspace: '@meet/storefront' },
  // The tested commands rebuild the shop that the other steps run.
  { part: 'scripts', name: 'scripts', script: 'test:scripts', workers: 1, alone: 'after' },
];

// The sources are already generated; generating them again would rewrite files that other steps read.
const stories = (...words: string[]): Suite => ({
  part: 'stories',
  name: 'stories in a browser',
  script: 'test:stories',
  words: ['--generated', ...words],
  workers: 1,
});

/**
 * Additional steps of `npm run test:full`. Suites "at length" run the files named `.long.test.ts`: exhaustive tests, and proofs that checks
 * can fail.
 */
const full: Step[] = [
  check('the kit as a package', node, 'ui-kit/scripts/package/check.ts'),
  check('search relevance', node, 'scripts/search/score.ts'),
  { part: 'api', name: 'api at length', script: 'test:long', workspace: '@meet/api' },
  { part: 'search-indexer', name: 'search-indexer at length', script: 'test:long', workspace: '@meet/search-indexer' },
  { part: 'ui-kit', name: 'ui-kit at length', script: 'test:long', workspace: '@meet/ui-kit' },
  { part: 'api', name: 'api timings', script: 'test:measured', workspace: '@meet/api', workers: 1, alone: 'after' },
  { part: 'scripts', name: 'scripts at length', script: 'test:scripts:long', workers: 1, alone: 'after' },
  // It starts a shop, which may rebuild what the other steps run.
  { ...check('the client as a package', node, 'scripts/package/client.ts'), alone: 'after' },
  { ...check('chaos for two minutes', node, 'scripts/chaos/chaos.ts'), alone: 'after' },
  { part: 'journeys', name: 'journeys at length', script: 'e2e:long', workspace: '@meet/storefront', workers: 1, alone: 'after' },
];

export const everydaySteps: Step[] = [stories(), ...everyday];
export const fullSteps: Step[] = [stories('--full'), ...everyday, ...full];

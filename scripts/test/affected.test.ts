import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../config.ts';
import { findAffected } from './affected.ts';
import { ciSteps, testSteps } from './steps.ts';

const workspaces = new Map([
  ['server-kit', []],
  ['api', ['server-kit']],
  ['api/client', ['api']],
  ['ui-kit', []],
  ['storefront', ['server-kit', 'ui-kit', 'api']],
  ['search-indexer', ['server-kit', 'api']],
  ['.storybook', []],
]);
const programStarters = ['api/test/api-processes.harness.ts', 'search-indexer/src/testing/worker.harness.ts'];

function selectAffected(...files: string[]) {
  const { steps, omitted } = findAffected([...testSteps, ...ciSteps], { files, workspaces, programStarters });
  const suites = steps.flatMap((step) => ('jest' in step ? [step] : []));
  return {
    checks: steps.filter(({ part }) => part === 'checks').length,
    suites: suites.map(({ name }) => name),
    related: Object.fromEntries(suites.flatMap(({ name, changedFiles }) => (changedFiles ? [[name, changedFiles]] : []))),
    omitted,
  };
}

const checkCount = testSteps.filter(({ part }) => part === 'checks').length;
const allSuites = testSteps.flatMap((step) => ('jest' in step ? [step.name] : []));

it('a change of the docs runs only the checks, and the omitted steps are named', () => {
  const { suites, omitted, checks } = selectAffected('docs/operating.md');
  expect(checks).toBe(checkCount);
  expect(suites).toEqual([]);
  expect(omitted).toHaveLength(allSuites.length + ciSteps.length);
  expect(omitted).toContain('journeys in a browser: nothing that it tests has changed');
});

it('a change runs the steps that depend on the changed workspace', () => {
  expect(selectAffected('ui-kit/src/button/button.tsx').suites).toEqual([
    'stories in a browser',
    'journeys in a browser',
    'pages without a browser',
    'ui-kit',
    'storefront',
    'scripts',
    'commands',
  ]);
  expect(selectAffected('api/client/src/index.ts').suites).toEqual(['client']);
  expect(selectAffected('search-indexer/src/main.ts').suites).toEqual([
    'journeys in a browser',
    'pages without a browser',
    'search-indexer',
    'scripts',
    'commands',
  ]);
  expect(selectAffected('api/src/order/order.rules.ts').suites).toEqual(
    allSuites.filter((name) => !['server-kit', 'ui-kit', 'lab'].includes(name)),
  );
  expect(selectAffected('server-kit/src/lifecycle.ts').suites).toEqual(allSuites.filter((name) => name !== 'ui-kit' && name !== 'lab'));
  expect(selectAffected('lab/chaos/plan.ts').suites).toEqual(['lab']);
});

it('a suite is narrowed to the tests that reach a changed source, by imports or by starting a build of it', () => {
  const { related, omitted } = selectAffected('api/src/order/order.rules.ts');
  expect(related).toEqual({ api: ['api/src/order/order.rules.ts', 'api/test/api-processes.harness.ts'].map((file) => join(root, file)) });
  expect(omitted).toContain('api: tests that reach none of the 1 changed files');
});

it('all tests of a suite run if a changed file is no module, such as a migration or package.json', () => {
  for (const file of ['api/prisma/migrations/1/migration.sql', 'api/schema.graphql', 'api/package.json', 'api/vite.config.ts'])
    expect(selectAffected(file, 'api/src/order/order.rules.ts').related).toEqual({});
});

it.each([
  'package-lock.json',
  'scripts/config.ts',
  'scripts/jest/native-modules.js',
  'scripts/postgres/embedded.ts',
  'scripts/process/claim.ts',
  'scripts/test/stories.ts',
  'scripts/test/test-cluster.ts',
  'scripts/test/jest/random-order.mjs',
])('all steps run if %s has changed, with which all workspaces are installed or tested', (file) => {
  expect(selectAffected(file)).toMatchObject({ suites: allSuites, omitted: [], related: {} });
});

it('other changes of scripts, such as that of a test, run only what tests scripts', () => {
  for (const file of ['scripts/test/lanes.test.ts', 'scripts/test/budgets.json', 'scripts/shop/open.ts'])
    expect(selectAffected(file).suites).toEqual(['lab', 'scripts', 'commands']);
});

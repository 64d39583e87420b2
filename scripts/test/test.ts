import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';
import { Refusal, reportFailure, say, secondsSince, step } from '../terminal.ts';
import { withTestDatabase } from './database.ts';
import { type Outcome, runCheck, runSuite } from './run.ts';

const full = process.argv.includes('--full');
const node = join(root, 'node_modules/.bin/node');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** Each is one command that prints what is wrong and exits with 1. */
const checks: [name: string, command: string, ...args: string[]][] = [
  ['lint and format', bin('biome'), 'ci', '--error-on-warnings', '.'],
  ['types', bin('turbo'), 'run', 'types', '--output-logs=errors-only'],
  ['types of scripts', bin('tsc'), '-p', 'scripts'],
  ['types of stories', bin('tsc'), '--noEmit', '-p', '.storybook'],
  ['boundaries', bin('depcruise'), 'api', 'ui-kit', 'storefront', 'search-indexer', 'scripts', '.storybook'],
  ['unused code', bin('knip')],
  ['schema.graphql is what the code says', 'npm', 'run', '--silent', 'schema', '-w', '@meet/api', '--', '--check'],
  ['schema.graphql breaks no promise', 'npm', 'run', '--silent', 'compatibility', '-w', '@meet/api'],
  ['configuration page', node, 'scripts/docs/configuration.ts', '--check'],
  ['links of the docs', node, 'scripts/docs/links.ts'],
  ['migrations lead to schema.prisma', 'npm', 'run', '--silent', 'db:drift', '-w', '@meet/api'],
  ['container files', node, 'scripts/check/docker.ts'],
  ['the kit as a package', node, 'ui-kit/scripts/package/check.ts'],
];

/** Each is a Jest run that writes its results as JSON. */
const suites: [name: string, script: string, workspace?: string][] = [
  ['api', 'test', '@meet/api'],
  ['times of the api', 'test:measured', '@meet/api'],
  ['search-indexer', 'test', '@meet/search-indexer'],
  ['ui-kit', 'test', '@meet/ui-kit'],
  ['storefront', 'test', '@meet/storefront'],
  ['stories in a browser', full ? 'test:stories:full' : 'test:stories'],
  ['journeys in a browser', 'e2e', '@meet/storefront'],
  ['the house', 'test:house'],
  ...(full
    ? ([
        ['budget', 'budget', '@meet/storefront'],
        ['a newcomer', 'test:newcomer'],
        ['images', 'test:images'],
      ] as [string, string, string?][])
    : []),
];

async function build(env: NodeJS.ProcessEnv): Promise<void> {
  const outcome = await runCheck({ name: 'build', command: bin('turbo'), args: ['run', 'build', '--output-logs=errors-only'], env });
  if (outcome.failed > 0) throw new Refusal(`The build failed:\n${outcome.details.join('\n')}`);
}

function report(outcomes: Outcome[]): void {
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const skipped = outcomes.flatMap((outcome) => outcome.skipped.map((reason) => `  ${outcome.name}: ${reason}`));
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  for (const outcome of failed) say(`\nFAILED ${outcome.name}\n${outcome.details.join('\n')}`);
  if (skipped.length > 0) say(`\nSKIPPED\n${skipped.join('\n')}`);
  say(
    `\n${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failed)} failed, ${sum((outcome) => outcome.skipped.length)} skipped`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}

async function test(): Promise<void> {
  const started = Date.now();
  const results = join(root, '.data/test-results');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const outcomes: Outcome[] = [];
  await withTestDatabase(async (env) => {
    await step('build', () => build(env));
    for (const [name, command, ...args] of checks) outcomes.push(await step(name, () => runCheck({ name, command, args, env })));
    for (const [name, script, workspace] of suites)
      outcomes.push(await step(name, () => runSuite({ name, script, workspace, env, results })));
  });
  say(`\n${outcomes.length} steps in ${secondsSince(started)}`);
  report(outcomes);
}

test().catch(reportFailure);

// npm test: runs all everyday tests or some parts of them; npm run test:full: runs the exhaustive tests too.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';
import { Refusal, reportFailure, step } from '../terminal.ts';
import { chosenSteps } from './choice.ts';
import { withTestDatabase } from './database.ts';
import { runInLanes, type Timed } from './lanes.ts';
import { report } from './report.ts';
import { runCheck, runSuite, testsOf } from './run.ts';
import { build } from './steps.ts';

const results = join(root, '.data/test-results');

async function buildAll(env: NodeJS.ProcessEnv): Promise<void> {
  const outcome = await runCheck({ part: 'checks', name: 'build', command: build }, env);
  if (outcome.failed > 0) throw new Refusal(`The build failed:\n${outcome.details.join('\n')}`);
}

async function test(): Promise<void> {
  const started = Date.now();
  const { steps, patterns } = chosenSteps(process.argv.slice(2));
  let outcomes: Timed[] = [];
  await withTestDatabase(async (env) => {
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results, { recursive: true });
    await step('build', () => buildAll(env));
    outcomes = await runInLanes(steps, (one, workers) =>
      'command' in one ? runCheck(one, env) : runSuite(one, { env, results, workers: one.workers ?? workers, patterns }),
    );
  });
  if (outcomes.every((outcome) => testsOf(outcome) === 0)) throw new Refusal(`No test file matches ${patterns.join(' or ')}.`);
  report(outcomes, Date.now() - started);
}

test().catch(reportFailure);

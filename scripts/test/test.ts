// npm test: runs the everyday tests or some parts of them; with --ci also what every merge must pass.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';
import { hasProcessTable } from '../process/process-table.ts';
import { Refusal, reportFailure, say, step } from '../terminal.ts';
import { findAffected, findChange } from './affected.ts';
import { type Calibration, calibrate, findExcesses, readBudgets, renewBudgets, type StepCost } from './cost/budgets.ts';
import { runInLanes } from './lanes.ts';
import { type Options, readOptions } from './options.ts';
import { runCommand } from './processes/command.ts';
import { postgresName, report } from './report.ts';
import { countTests, type Outcome, runCheck, runSuite } from './run.ts';
import { buildCheck, type Step } from './steps.ts';
import { dataFolder, withTestCluster } from './test-cluster.ts';

const resultsFolder = join(dataFolder, 'test-results');
const initialCalibrations = 3;
/** Steps that begin within this time share a calibration, which takes a second of CPU. */
const calibrationLastsMs = 60_000;

async function buildAll(env: NodeJS.ProcessEnv): Promise<Outcome> {
  const outcome = await runCheck(buildCheck, env);
  if (outcome.failed > 0) throw new Refusal(`The build failed:\n${outcome.details.join('\n')}`);
  return outcome;
}

interface RunResult {
  outcomes: Outcome[];
  calibrations: Calibration[];
  postgresCpu: number | undefined;
}

/** Runs the steps. A run in CI uses no results of earlier runs, because its figures would depend on them. */
async function runSteps(steps: readonly Step[], { isCi, since, seed, patterns }: Options): Promise<RunResult> {
  const outcomes: Outcome[] = [];
  const calibrations: Calibration[] = [];
  const postgresCpu = await withTestCluster(async (env) => {
    rmSync(resultsFolder, { recursive: true, force: true });
    mkdirSync(resultsFolder, { recursive: true });
    const cache = join(isCi && env.TMPDIR ? env.TMPDIR : join(root, '.cache'), 'jest');
    const measureCalibration = async (times = 1) => {
      for (let count = 0; count < times; count += 1) {
        const { cpu } = await runCommand([process.execPath, 'scripts/test/cost/calibration.ts'], env);
        if (cpu !== undefined) calibrations.push({ at: Date.now(), cpu });
      }
    };
    const isCalibrated = () => Date.now() - (calibrations.at(-1)?.at ?? 0) < calibrationLastsMs;
    // tsc, a Go program, uses a fifth less CPU without garbage collection.
    const turboEnv = { ...env, GOGC: 'off', ...(isCi && { TURBO_FORCE: 'true' }) };
    // Budgets are those of complete steps in CI.
    const hasBudgets = isCi && since === undefined && patterns.length === 0;
    if (hasBudgets) await step('calibration', () => measureCalibration(initialCalibrations));
    outcomes.push(await step('build', () => buildAll(turboEnv)));
    const run = async (chosenStep: Step, workers: number) => {
      if (hasBudgets && !isCalibrated()) await measureCalibration();
      return 'command' in chosenStep
        ? runCheck(chosenStep, chosenStep.isCached ? turboEnv : env)
        : runSuite(chosenStep, { env, results: resultsFolder, cache, seed, patterns, workers: chosenStep.workers ?? workers });
    };
    outcomes.push(...(await runInLanes(steps, run)));
    if (hasBudgets) await measureCalibration();
  });
  return { outcomes, calibrations, postgresCpu: hasProcessTable ? postgresCpu : undefined };
}

function listCosts({ outcomes, calibrations, postgresCpu }: RunResult): StepCost[] {
  const steps = outcomes.map(({ name, cpu, started, ms }) => ({ name, cpu, calibration: calibrate(calibrations, started, started + ms) }));
  const costs = [...steps, { name: postgresName, cpu: postgresCpu, calibration: calibrate(calibrations) }];
  return costs.flatMap(({ cpu, ...cost }) => (cpu === undefined ? [] : [{ ...cost, cpu }]));
}

function readOwnCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function runTests(): Promise<void> {
  const startedAt = Date.now();
  const options = readOptions(process.argv.slice(2));
  const { steps, omitted } = options.since ? findAffected(options.steps, findChange(options.since)) : options;
  say(`  order of files: --seed ${options.seed}`);
  const result = await runSteps(steps, options);
  const { outcomes, calibrations, postgresCpu } = result;
  if (!options.since && outcomes.slice(1).every((outcome) => countTests(outcome) === 0))
    throw new Refusal(`No test file matches ${options.patterns.join(' or ')}.`);
  const hasPassed = outcomes.every(({ failed }) => failed === 0);
  const costs = calibrations.length > 0 ? listCosts(result) : [];
  if (options.renewsBudgets && hasPassed) renewBudgets(costs);
  const budgets = readBudgets();
  report({
    outcomes,
    postgres: postgresCpu,
    ownCost: readOwnCpu() + calibrations.reduce((sum, { cpu }) => sum + cpu, 0),
    omitted,
    seed: options.seed,
    ms: Date.now() - startedAt,
    budgets: new Map(costs.map(({ name, calibration }) => [name, (budgets[name] ?? 0) * calibration])),
    excesses: findExcesses(costs, budgets),
  });
}

runTests().catch(reportFailure);

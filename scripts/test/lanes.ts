import { availableParallelism } from 'node:os';
import { say, seconds } from '../terminal.ts';
import type { Outcome } from './run.ts';
import type { Step } from './steps.ts';

const heartbeatMs = 30_000;
/** A test file waits for its database most of the time. */
const leastWorkers = 2;
/** A test file may open a dozen database connections, and the database accepts a limited number. */
const maxWorkers = 4;

/** Runs a step with this number of test files at a time. */
type Work = (step: Step, workers: number) => Promise<Outcome>;

/**
 * Runs steps in two lanes, because most steps leave a core idle while they wait for a browser, a database or another process. More lanes
 * would only make each step slower.
 */
export async function runInLanes(steps: readonly Step[], work: Work): Promise<Outcome[]> {
  const queue = steps.filter(({ alone }) => alone === undefined);
  const cores = availableParallelism();
  const workersIn = (lanes: number) => Math.max(leastWorkers, Math.min(maxWorkers, Math.floor(cores / lanes)));
  const lanes = Math.max(1, Math.min(2, cores, queue.length));
  const running = new Map<string, number>();
  const outcomes: Outcome[] = [];
  const runOne = async (step: Step, workers: number) => {
    running.set(step.name, Date.now());
    const outcome = await work(step, workers);
    running.delete(step.name);
    say(`  ${step.name}  ${seconds(outcome.ms)}${outcome.failed > 0 ? `  FAILED (${outcome.failed})` : ''}`);
    outcomes.push(outcome);
  };
  const runLane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await runOne(step, workersIn(lanes));
  };
  const runAlone = async (when: Step['alone']) => {
    for (const step of steps.filter(({ alone }) => alone === when)) await runOne(step, workersIn(1));
  };
  const heartbeat = setInterval(() => say(`  … ${describeRunning(running)}`), heartbeatMs);
  try {
    await runAlone('before');
    await Promise.all(Array.from({ length: lanes }, runLane));
    await runAlone('after');
  } finally {
    clearInterval(heartbeat);
  }
  return outcomes;
}

const describeRunning = (running: ReadonlyMap<string, number>): string =>
  [...running].map(([name, started]) => `${name} for ${seconds(Date.now() - started)}`).join(', ');

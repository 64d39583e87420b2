import { availableParallelism } from 'node:os';
import { formatSeconds, say } from '../terminal.ts';
import type { Outcome } from './run.ts';
import type { Step } from './steps.ts';

const heartbeatMs = 30_000;
const maxLanes = 3;
/** At least two test files run at a time, because each waits for its database most of the time. */
const minWorkers = 2;
/** More test files at a time might need more connections than the database accepts: each may open a dozen. */
const maxWorkers = 4;

/** Runs a step with this number of test files at a time. */
type RunStep = (step: Step, workers: number) => Promise<Outcome>;

/**
 * Runs steps in lanes: one more than there are cores, because most steps leave a core idle while they wait for a browser, a database or
 * another process. At most three, because each may start a browser and a whole shop.
 */
export async function runInLanes(steps: readonly Step[], runStep: RunStep, coreCount = availableParallelism()): Promise<Outcome[]> {
  const queue = steps.filter(({ alone: phase }) => phase === undefined);
  const countWorkers = (laneCount: number) => Math.max(minWorkers, Math.min(maxWorkers, Math.floor(coreCount / laneCount)));
  const laneCount = Math.max(1, Math.min(maxLanes, coreCount + 1, queue.length));
  const runningSteps = new Map<string, number>();
  const outcomes: Outcome[] = [];
  const runAndReport = async (step: Step, workers: number) => {
    runningSteps.set(step.name, Date.now());
    const outcome = await runStep(step, workers);
    runningSteps.delete(step.name);
    say(`  ${step.name}  ${formatSeconds(outcome.ms)}${outcome.failed > 0 ? `  FAILED (${outcome.failed})` : ''}`);
    outcomes.push(outcome);
  };
  const runLane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await runAndReport(step, countWorkers(laneCount));
  };
  const runAlone = async (alonePhase: Step['alone']) => {
    for (const step of steps.filter(({ alone: phase }) => phase === alonePhase)) await runAndReport(step, countWorkers(1));
  };
  const heartbeat = setInterval(() => say(`  … ${describeRunning(runningSteps)}`), heartbeatMs);
  try {
    await runAlone('before');
    await Promise.all(Array.from({ length: laneCount }, runLane));
    await runAlone('after');
  } finally {
    clearInterval(heartbeat);
  }
  return outcomes;
}

const describeRunning = (runningSteps: ReadonlyMap<string, number>): string =>
  [...runningSteps].map(([name, started]) => `${name} for ${formatSeconds(Date.now() - started)}`).join(', ');

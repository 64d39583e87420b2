import { say, seconds } from '../terminal.ts';
import type { Outcome } from './run.ts';

/** A whole run. */
export interface Run {
  outcomes: readonly Outcome[];
  /** CPU seconds of PostgreSQL, which all steps share; undefined where the system does not report them. */
  postgres: number | undefined;
  /** CPU seconds of the command itself, with its calibration. */
  own: number;
  ms: number;
  seed: number;
  /** Budgets in CPU seconds of this machine, by step. */
  budgets: ReadonlyMap<string, number>;
  /** Sentences about exceeded budgets. They fail the run. */
  excesses: readonly string[];
  /** Sentences about omitted steps. */
  omitted: readonly string[];
}

const dearestFiles = 10;

export const postgresName = 'PostgreSQL';

const cell = (value: string) => value.padStart(10);

/** Prints omitted steps, measured figures, the cost of each step, the most expensive test files, failures, and finally the counts. */
export function report(run: Run): void {
  const { outcomes } = run;
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  const list = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) say(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  };
  const ofSteps = (pick: (outcome: Outcome) => string[]) =>
    outcomes.flatMap((outcome) => pick(outcome).map((line) => `${outcome.name}: ${line}`));
  const skipped = ofSteps((outcome) => outcome.skipped);
  list('SKIPPED', skipped);
  list(
    'LEFT OPEN, and ended by Jest',
    ofSteps((outcome) => outcome.leftOpen),
  );
  list(
    'MEASURED',
    ofSteps((outcome) => outcome.measured),
  );
  list('LEFT OUT', run.omitted);
  reportCosts(run);
  reportFiles(outcomes);
  for (const outcome of failed) say(`\nFAILED ${outcome.name}\n${outcome.details.join('\n')}`);
  list('OVER BUDGET', run.excesses);
  say(`\nFiles ran in the order of --seed ${run.seed}`);
  say(`${sum(({ passed }) => passed)} passed, ${sum((outcome) => outcome.failed) + run.excesses.length} failed, ${skipped.length} skipped`);
  process.exitCode = failed.length > 0 || run.excesses.length > 0 ? 1 : 0;
}

function reportCosts({ outcomes, postgres, own, ms, budgets }: Run): void {
  const isMeasured = postgres !== undefined;
  const row = (wall: string, cpu: number | undefined, name: string, tests = '') => {
    const budget = cpu === undefined ? undefined : budgets.get(name);
    const share = budget ? `${Math.round(((cpu ?? 0) / budget) * 100)} %` : '';
    const figures = isMeasured ? `${cell(cpu === undefined ? '' : `${cpu.toFixed(1)} s`)}${cell(share)}` : '';
    say(`${cell(wall)}${figures}  ${name}${tests}`);
  };
  say(`\n${outcomes.length} steps, the dearest first${isMeasured ? '' : '; this system does not report the CPU seconds of processes'}`);
  say(`${cell('wall')}${isMeasured ? cell('CPU') + cell('budget') : ''}`);
  const computeCost = (outcome: Outcome) => outcome.cpu ?? outcome.ms;
  for (const { name, ms: wall, cpu, passed } of outcomes.toSorted((one, other) => computeCost(other) - computeCost(one)))
    row(seconds(wall), cpu, name, passed > 1 ? `, ${passed} tests` : '');
  if (isMeasured) {
    row('', postgres, postgresName, ', for all steps');
    row('', own, 'npm test itself, with the calibration');
  }
  const total = isMeasured ? outcomes.reduce((all, { cpu = 0 }) => all + cpu, postgres + own) : undefined;
  row(seconds(ms), total, 'in all');
}

function reportFiles(outcomes: readonly Outcome[]): void {
  const files = outcomes.flatMap((outcome) => outcome.files);
  if (files.length === 0) return;
  const isMeasured = outcomes.some(({ cpu }) => cpu !== undefined);
  say(`\nThe dearest test files, in ${isMeasured ? 'CPU seconds; files that ran at the same time share them' : 'seconds by the clock'}`);
  for (const { path, seconds: cost } of files.toSorted((one, other) => other.seconds - one.seconds).slice(0, dearestFiles))
    say(`${cell(cost.toFixed(1))}  ${path}`);
}

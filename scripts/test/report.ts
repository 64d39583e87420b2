import { formatSeconds, say } from '../terminal.ts';
import type { Outcome } from './run.ts';

/** The results of a run of `npm test`. */
export interface Run {
  outcomes: readonly Outcome[];
  /** CPU seconds of PostgreSQL, which all steps share; undefined where the system does not report them. */
  postgres: number | undefined;
  /** CPU seconds of `npm test` itself, including those spent on measuring the speed of this machine, without those of its steps. */
  ownCost: number;
  ms: number;
  seed: number;
  /** Budgets in CPU seconds of this machine, by step; empty unless the run compares its steps with them. */
  budgets: ReadonlyMap<string, number>;
  /** Sentences about exceeded budgets. They fail the run. */
  excesses: readonly string[];
  /** Sentences about omitted steps and tests. */
  omitted: readonly string[];
}

const maxListedFiles = 10;

export const postgresName = 'PostgreSQL';

const formatCell = (value: string) => value.padStart(10);

/** Prints skipped tests, open resources, measured figures, omitted steps, costs, failures, exceeded budgets, and finally the counts. */
export function report(run: Run): void {
  const { outcomes } = run;
  const sumOutcomes = (select: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + select(outcome), 0);
  const failedOutcomes = outcomes.filter((outcome) => outcome.failed > 0);
  const printList = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) say(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  };
  const listByStep = (select: (outcome: Outcome) => string[]) =>
    outcomes.flatMap((outcome) => select(outcome).map((line) => `${outcome.name}: ${line}`));
  const skippedTests = listByStep((outcome) => outcome.skipped);
  printList('SKIPPED', skippedTests);
  printList(
    'LEFT OPEN, and ended by Jest',
    listByStep((outcome) => outcome.leftOpen),
  );
  printList(
    'MEASURED',
    listByStep((outcome) => outcome.measured),
  );
  printList('LEFT OUT', run.omitted);
  reportCosts(run);
  reportFiles(outcomes);
  for (const outcome of failedOutcomes) say(`\nFAILED ${outcome.name}\n${outcome.details.join('\n')}`);
  printList('OVER BUDGET', run.excesses);
  say(`\nFiles ran in the order of --seed ${run.seed}`);
  say(
    `${sumOutcomes(({ passed }) => passed)} passed, ${sumOutcomes((outcome) => outcome.failed) + run.excesses.length} failed, ${skippedTests.length} skipped`,
  );
  process.exitCode = failedOutcomes.length > 0 || run.excesses.length > 0 ? 1 : 0;
}

function reportCosts({ outcomes, postgres, ownCost, ms, budgets }: Run): void {
  const isMeasured = postgres !== undefined;
  const hasBudgets = budgets.size > 0;
  const formatRow = (wall: string, cpu: number | undefined, name: string, tests = '') => {
    const budget = cpu === undefined ? undefined : budgets.get(name);
    const budgetShare = budget ? `${Math.round(((cpu ?? 0) / budget) * 100)} %` : '';
    const cpuCell = isMeasured ? formatCell(cpu === undefined ? '' : `${cpu.toFixed(1)} s`) : '';
    say(`${formatCell(wall)}${cpuCell}${hasBudgets ? formatCell(budgetShare) : ''}  ${name}${tests}`);
  };
  say(`\n${outcomes.length} steps, the dearest first${isMeasured ? '' : '; this system does not report the CPU seconds of processes'}`);
  say(`${formatCell('wall')}${isMeasured ? formatCell('CPU') : ''}${hasBudgets ? formatCell('budget') : ''}`);
  const computeCost = (outcome: Outcome) => outcome.cpu ?? outcome.ms;
  for (const { name, ms: wall, cpu, passed } of outcomes.toSorted((one, other) => computeCost(other) - computeCost(one)))
    formatRow(formatSeconds(wall), cpu, name, passed > 1 ? `, ${passed} tests` : '');
  if (isMeasured) {
    formatRow('', postgres, postgresName, ', for all steps');
    formatRow('', ownCost, hasBudgets ? 'npm test itself, with the calibration' : 'npm test itself');
  }
  const total = isMeasured ? outcomes.reduce((all, { cpu = 0 }) => all + cpu, postgres + ownCost) : undefined;
  formatRow(formatSeconds(ms), total, 'in all');
}

function reportFiles(outcomes: readonly Outcome[]): void {
  const files = outcomes.flatMap((outcome) => outcome.files);
  if (files.length === 0) return;
  const isMeasured = outcomes.some(({ cpu }) => cpu !== undefined);
  say(`\nThe dearest test files, in ${isMeasured ? 'CPU seconds; files that ran at the same time share them' : 'seconds by the clock'}`);
  for (const { path, seconds: cost } of files.toSorted((one, other) => other.seconds - one.seconds).slice(0, maxListedFiles))
    say(`${formatCell(cost.toFixed(1))}  ${path}`);
}

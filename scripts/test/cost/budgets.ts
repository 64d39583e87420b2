import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../config.ts';

/**
 * CPU of each step, in multiples of the calibration. The calibration is a fixed amount of work that the same run measures, so that a slow
 * machine or a shared core changes the figures little.
 */
export type Budgets = Record<string, number>;

/** CPU seconds of a step, and those of the calibration as measured around the step. */
export interface StepCost {
  name: string;
  cpu: number;
  calibration: number;
}

/** A measurement of the calibration: the CPU seconds, and when it ended, in ms. */
export interface Calibration {
  at: number;
  cpu: number;
}

const file = join(import.meta.dirname, '../budgets.json');
const toleratedShare = 0.3;
/** A short step may exceed its budget by this many calibrations, because its cost varies by more than the tolerated share. */
const toleratedCalibrations = 3;

export const readBudgets = (): Budgets => JSON.parse(readFileSync(file, 'utf8')) as Budgets;

/** Replaces the budgets by the measured use of the steps. Use .ci/run, because journeys cost more in its Chromium. */
export function renewBudgets(costs: readonly StepCost[]): void {
  const budgets = Object.fromEntries(costs.map(({ name, cpu, calibration }) => [name, Number((cpu / calibration).toFixed(1))]));
  writeFileSync(file, `${JSON.stringify(budgets, undefined, 2)}\n`);
}

/** Returns a sentence for every step that has exceeded its budget, or that has none. */
export function findExcesses(costs: readonly StepCost[], budgets: Budgets): string[] {
  const path = relative(root, file);
  return costs.flatMap(({ name, cpu, calibration }) => {
    const budget = budgets[name];
    if (budget === undefined) return [`${name} has no budget in ${path}: measure it with .ci/run --renew-budgets.`];
    const usedCpu = cpu / calibration;
    if (usedCpu <= budget * (1 + toleratedShare) || usedCpu <= budget + toleratedCalibrations) return [];
    const percent = Math.round((usedCpu / budget - 1) * 100);
    return [
      `${name} used ${cpu.toFixed(1)} s of CPU, ${percent} % more than its budget of ${(budget * calibration).toFixed(1)} s (${budget} calibrations of ${calibration.toFixed(2)} s in ${path}).`,
    ];
  });
}

/** Returns the median of the measurements from the last before a step to the first after it, so that one of them may be disturbed. */
export function calibrate(measurements: readonly Calibration[], startedAt = 0, endedAt = Number.POSITIVE_INFINITY): number {
  const sortedMeasurements = measurements.toSorted((one, other) => one.at - other.at);
  const firstIndex = Math.max(
    0,
    sortedMeasurements.findLastIndex(({ at }) => at <= startedAt),
  );
  const afterIndex = sortedMeasurements.findIndex(({ at }) => at >= endedAt);
  const nearbyValues = sortedMeasurements
    .slice(firstIndex, afterIndex < 0 ? sortedMeasurements.length : afterIndex + 1)
    .map(({ cpu }) => cpu);
  nearbyValues.sort((one, other) => one - other);
  const middleIndex = (nearbyValues.length - 1) / 2;
  return ((nearbyValues[Math.floor(middleIndex)] ?? 0) + (nearbyValues[Math.ceil(middleIndex)] ?? 0)) / 2;
}

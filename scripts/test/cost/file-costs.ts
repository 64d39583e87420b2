import type { Sample } from '../processes/family.ts';

/** The cost of a test file: CPU seconds, or elapsed seconds where the system does not report CPU. */
export interface FileCost {
  path: string;
  seconds: number;
}

/** A test file and when it ran, in ms. */
export interface FileRun {
  path: string;
  startTime: number;
  endTime: number;
}

/**
 * Corrects samples that are too high: while the process table is read, a process can end, and its CPU seconds are counted for itself and for
 * its parent. No later sample can be lower than the true value.
 */
function lowerPeaks(samples: readonly Sample[]): Sample[] {
  const corrected: Sample[] = [];
  for (const [at, cpu] of samples.toReversed()) corrected.push([at, Math.min(cpu, corrected.at(-1)?.[1] ?? cpu)]);
  return corrected.reverse();
}

/** Shares the CPU seconds of each interval between two samples among the files that ran in it, in proportion to their time in it. */
export function shareCosts(files: readonly FileRun[], samples: readonly Sample[]): FileCost[] {
  if (samples.length === 0) return files.map(({ path, startTime, endTime }) => ({ path, seconds: (endTime - startTime) / 1000 }));
  const costs = files.map(({ path }) => ({ path, seconds: 0 }));
  const correctedSamples = lowerPeaks(samples);
  for (const [index, [until, cpu]] of correctedSamples.entries()) {
    const [since, cpuBefore] = correctedSamples[index - 1] ?? [until, cpu];
    const overlaps = files.map(({ startTime, endTime }) => Math.max(0, Math.min(until, endTime) - Math.max(since, startTime)));
    const total = overlaps.reduce((sum, overlap) => sum + overlap, 0);
    if (total === 0) continue;
    for (const [at, cost] of costs.entries()) cost.seconds += ((cpu - cpuBefore) * (overlaps[at] ?? 0)) / total;
  }
  return costs;
}

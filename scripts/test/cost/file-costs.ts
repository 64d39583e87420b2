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

/** Shares the CPU seconds of each interval between two samples among the files that ran in it, in proportion to their time in it. */
export function shareCosts(files: readonly FileRun[], samples: readonly Sample[]): FileCost[] {
  if (samples.length === 0) return files.map(({ path, startTime, endTime }) => ({ path, seconds: (endTime - startTime) / 1000 }));
  const costs = files.map(({ path }) => ({ path, seconds: 0 }));
  for (const [index, [until, cpu]] of samples.entries()) {
    const [since, cpuBefore] = samples[index - 1] ?? [until, cpu];
    const overlaps = files.map(({ startTime, endTime }) => Math.max(0, Math.min(until, endTime) - Math.max(since, startTime)));
    const total = overlaps.reduce((sum, overlap) => sum + overlap, 0);
    if (total === 0) continue;
    for (const [at, cost] of costs.entries()) cost.seconds += ((cpu - cpuBefore) * (overlaps[at] ?? 0)) / total;
  }
  return costs;
}

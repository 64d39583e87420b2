// How the import and export commands report their progress.

const REPORT_EVERY_MS = 5000;

export const formatCount = (number: number): string => number.toLocaleString('en');

export const formatSecondsSince = (startedAt: number): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Returns a function that passes progress on to `report`, at most once in five seconds. */
export function createReporter<Progress>(startedAt: number, report: (progress: Progress) => void): (progress: Progress) => void {
  let reportedAt = startedAt;
  return (progress) => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = performance.now();
    report(progress);
  };
}

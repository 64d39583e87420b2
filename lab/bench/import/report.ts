import { computeQuantile } from '../../load/load.ts';
import type { Outcome } from '../../load/open-loop.ts';

/** How long visitors waited for pages. */
export interface WaitTimes {
  pages: number;
  /** Pages that were refused with a time at which to repeat, because the process was overloaded. */
  refused: number;
  /** Pages with any other response. */
  failed: number;
  p50: number;
  p95: number;
  p99: number;
}

type PageResponse = Pick<Outcome, 'status' | 'hasRetryAfter' | 'ms'>;

const isRefusal = ({ status, hasRetryAfter }: PageResponse): boolean => status === 503 && hasRetryAfter;

export function summarizeWaits(outcomes: readonly PageResponse[]): WaitTimes {
  const sortedValues = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const refusedCount = outcomes.filter(isRefusal).length;
  const failedCount = outcomes.filter((outcome) => outcome.status !== 200 && !isRefusal(outcome)).length;
  return {
    pages: sortedValues.length,
    refused: refusedCount,
    failed: failedCount,
    p50: computeQuantile(sortedValues, 0.5),
    p95: computeQuantile(sortedValues, 0.95),
    p99: computeQuantile(sortedValues, 0.99),
  };
}

export function formatWaitTimes(label: string, { pages, refused: refusedCount, failed: failedCount, ...quantiles }: WaitTimes): string {
  const [p50, p95, p99] = [quantiles.p50, quantiles.p95, quantiles.p99].map((ms) => ms.toFixed(0));
  return `${label.padEnd(10)} ${pages} pages, ${refusedCount} refused, ${failedCount} failed; p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`;
}

/** Maximum p95 of pages while a catalog is imported, relative to the p95 before the import. */
const MAX_P95_RATIO = 2;
/** Maximum share of pages that are refused because of a burst. */
const MAX_REFUSED_SHARE = 0.01;
/** Memory that the import may add to the API process: batches, and garbage that was not collected yet. */
const MAX_ADDED_MB = 200;

export interface ImportFigures {
  before: WaitTimes;
  duringImport: WaitTimes;
  memory: { beforeMb: number; peakMb: number };
  /** Units to be created, and units that the import reports as created. */
  units: { requested: number; created: number };
}

const formatJudgement = (isMet: boolean, text: string): string => `${isMet ? 'PASS' : 'MISS'}  ${text}`;

export function judgeImport({ before, duringImport, memory, units }: ImportFigures): string[] {
  const p95Ratio = duringImport.p95 / before.p95;
  const addedMb = memory.peakMb - memory.beforeMb;
  return [
    formatJudgement(
      units.created === units.requested,
      `${units.created.toLocaleString('en')} of ${units.requested.toLocaleString('en')} units created`,
    ),
    formatJudgement(p95Ratio <= MAX_P95_RATIO, `p95 of a catalog page ${p95Ratio.toFixed(2)} times that before; limit ${MAX_P95_RATIO}`),
    formatJudgement(
      duringImport.refused / duringImport.pages <= MAX_REFUSED_SHARE,
      `${((100 * duringImport.refused) / duringImport.pages).toFixed(2)} % of pages refused meanwhile; limit ${100 * MAX_REFUSED_SHARE} %`,
    ),
    formatJudgement(duringImport.failed === 0, `${duringImport.failed} pages failed meanwhile; limit 0`),
    formatJudgement(
      addedMb <= MAX_ADDED_MB,
      `API process at most ${memory.peakMb.toFixed(0)} MB, ${addedMb.toFixed(0)} MB more than before; limit ${MAX_ADDED_MB}`,
    ),
  ];
}

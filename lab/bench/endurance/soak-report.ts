import { computeQuantile } from '../../load/load.ts';
import { judge } from '../report/report.ts';

/** Maximum growth of a heap per 10,000 requests. */
const maxGrowthMb = 1;
/** Share of the samples, from the beginning, that are left out of the growth. */
const warmUpShare = 0.25;
/** With fewer samples after the warm-up, the growth is not judged. */
const minSamples = 3;

/** Heap size after garbage collection, and the number of requests served until then. */
export interface Sample {
  requests: number;
  heapMb: number;
}

/** Results of a server during the soak. */
export interface SoakResult {
  server: string;
  latencies: number[];
  errors: number;
  firstError: Error | undefined;
  samples: Sample[];
}

/** Returns the growth of the heap per 10,000 requests in MB: the slope of the line through the samples after the warm-up. */
export function computeGrowth(samples: readonly Sample[]): number | undefined {
  const warmSamples = samples.slice(Math.floor(samples.length * warmUpShare));
  if (warmSamples.length < minSamples) return undefined;
  const mean = (readFigure: (sample: Sample) => number): number =>
    warmSamples.reduce((sum, sample) => sum + readFigure(sample), 0) / warmSamples.length;
  const [meanRequests, meanHeapMb] = [mean((sample) => sample.requests), mean((sample) => sample.heapMb)];
  const covariance = mean((sample) => (sample.requests - meanRequests) * (sample.heapMb - meanHeapMb));
  return (10_000 * covariance) / mean((sample) => (sample.requests - meanRequests) ** 2);
}

export function formatSoakReport({ server, latencies, errors, firstError, samples }: SoakResult): string[] {
  const sortedValues = latencies.toSorted((one, other) => one - other);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((quantile) => computeQuantile(sortedValues, quantile).toFixed(1));
  const growth = computeGrowth(samples);
  return [
    `${server}: ${latencies.length} requests, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`,
    judge({ what: `${server}, failed requests and wrong answers`, figure: errors, most: 0 }),
    ...(growth === undefined
      ? [`NOT MEASURED  ${server}, growth of the heap: the soak was too short (fewer than ${minSamples} heap readings)`]
      : [judge({ what: `${server}, growth of the heap after collections, MB per 10,000 requests`, figure: growth, most: maxGrowthMb })]),
    ...(firstError ? [`      the first error: ${firstError.message}`] : []),
  ];
}

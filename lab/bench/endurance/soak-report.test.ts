import { describe, expect, it } from '@jest/globals';
import { computeGrowth, formatSoakReport, type Sample } from './soak-report.ts';

const buildSamples = (heapMb: (requests: number) => number): Sample[] =>
  Array.from({ length: 20 }, (_, at) => ({ requests: at * 5_000, heapMb: heapMb(at * 5_000) }));

const buildResult = (heapMb: (requests: number) => number) => ({
  server: 'api',
  latencies: Array.from({ length: 100 }, (_, at) => at + 1),
  errors: 0,
  firstError: undefined,
  samples: buildSamples(heapMb),
});

describe('the report of a soak', () => {
  it('measures the growth of the heap after the warm-up', () => {
    expect(computeGrowth(buildSamples((requests) => 100 + (requests * 2) / 10_000))).toBeCloseTo(2);
    expect(computeGrowth(buildSamples((requests) => Math.min(100 + requests / 100, 350)))).toBeCloseTo(0);
    expect(computeGrowth(buildSamples(() => 100).slice(0, 2))).toBeUndefined();
  });

  it('reports latency, errors and growth', () => {
    expect(formatSoakReport(buildResult((requests) => (requests * 1.01) / 10_000))).toEqual([
      'api: 100 requests, p50 50.0 ms, p95 95.0 ms, p99 99.0 ms',
      expect.stringMatching(/^PASS .*failed requests.*: 0.00, at most 0$/),
      expect.stringMatching(/^MISS .*per 10,000 requests: 1.01, at most 1$/),
    ]);
  });

  it('accepts a heap that shrinks', () => {
    expect(formatSoakReport(buildResult((requests) => 500 - requests / 10_000))[2]).toMatch(/^PASS .*: -1.00, at most 1$/);
  });

  it('does not judge the heap after a short soak', () => {
    const shortResult = buildResult(() => 100);
    expect(formatSoakReport({ ...shortResult, samples: shortResult.samples.slice(0, 2) })[2]).toMatch(
      /^NOT MEASURED {2}api, .*too short \(fewer than 3 heap readings\)$/,
    );
  });

  it('shows the first error', () => {
    const lines = formatSoakReport({ ...buildResult(() => 100), errors: 2, firstError: new Error('status 500') });
    expect(lines[1]).toMatch(/^MISS .*: 2.00, at most 0$/);
    expect(lines[3]).toMatch(/the first error: status 500$/);
  });
});

import { describe, expect, it } from '@jest/globals';
import { apiServer, bareServer, computeMedianRow, formatRow, storefrontServer, sumCpu, toRow } from './report.ts';
import { buildRow } from './row.harness.ts';

describe('the report of a benchmark', () => {
  it('has quantiles of the latency, and CPU time per request', () => {
    const latencies = Array.from({ length: 100 }, (_, at) => 100 - at);
    const measurement = {
      scenario: 'product',
      server: apiServer,
      connections: 1,
      seconds: 4,
      nodeMs: 200,
      postgresMs: undefined,
      residentMb: 1,
    };
    expect(toRow({ ...measurement, latencies })).toMatchObject({
      requestsASecond: 25,
      p50: 50,
      p95: 95,
      p99: 99,
      nodeMs: 2,
      postgresMs: null,
    });
    expect(toRow({ ...measurement, latencies, statements: 700 })).toMatchObject({ statements: 7 });
  });

  it('has the medians of the trials, the shares of Node and PostgreSQL in the median CPU time, and the highest memory', () => {
    const trials = [
      buildRow('cards', apiServer, { requestsASecond: 1, p95: 50, nodeMs: 9, postgresMs: 9, residentMb: 7 }),
      buildRow('cards', apiServer, { requestsASecond: 3, p95: 10, nodeMs: 4, postgresMs: 1, residentMb: 9 }),
      buildRow('cards', apiServer, { requestsASecond: 2, p95: 20, nodeMs: 1, postgresMs: 3, residentMb: 8 }),
    ];
    expect(computeMedianRow(trials)).toMatchObject({ requestsASecond: 2, p95: 20, nodeMs: 4, postgresMs: 1, residentMb: 9 });
  });

  it('shows the ratios of throughput, latency and CPU time to the bare server', () => {
    const bare = buildRow('cards', bareServer, { requestsASecond: 400, p95: 5, nodeMs: 0.5, postgresMs: 0.5 });
    expect(formatRow(buildRow('cards', apiServer, { nodeMs: 3 }), bare)).toMatch(/\b0.25 +2.00 +4.00$/);
    expect(formatRow(bare, bare)).toMatch(/\b100 +– +– +–$/);
  });

  it('counts the CPU time and the requests of the API behind a page', () => {
    const measurement = {
      scenario: 'member: /',
      server: storefrontServer,
      connections: 1,
      seconds: 1,
      nodeMs: 10,
      postgresMs: 4,
      residentMb: 1,
    };
    const row = toRow({ ...measurement, latencies: [5, 5], apiMs: 6, apiRequests: 8 });
    expect(row).toMatchObject({ apiMs: 3, apiRequests: 4 });
    expect(sumCpu(row)).toBe(10);
    expect(formatRow(row, undefined)).toMatch(/\b3.00 +4.0$/);
  });

  it('shows a dash instead of each figure that needs the CPU time of PostgreSQL if that time is unknown', () => {
    const bare = buildRow('cards', bareServer, { nodeMs: 0.5, postgresMs: null });
    expect(sumCpu(bare)).toBeUndefined();
    expect(formatRow(buildRow('cards', apiServer, { nodeMs: 3, postgresMs: null }), bare)).toMatch(
      /\b3.00 +– +100 +– +– +– +1.00 +1.00 +–$/,
    );
    expect(computeMedianRow([9, 1, 4].map((nodeMs) => buildRow('cards', apiServer, { nodeMs, postgresMs: null })))).toMatchObject({
      nodeMs: 4,
    });
  });
});

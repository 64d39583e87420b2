import { describe, expect, it } from '@jest/globals';
import { apiServer, bareServer, cachedServer, comparison, judgements, type Row, rowOf } from './report.ts';

const row = (scenario: string, server: string, figures: Partial<Row>): Row => ({
  scenario,
  server,
  connections: 16,
  requestsASecond: 100,
  p50: 10,
  p95: 10,
  p99: 10,
  nodeMs: 1,
  postgresMs: 1,
  residentMb: 100,
  ...figures,
});

describe('the report of a bench', () => {
  it('has quantiles of the latency, and CPU time per request', () => {
    const latencies = Array.from({ length: 100 }, (_, at) => 100 - at);
    const of = { scenario: 'product', server: apiServer, connections: 1, seconds: 4, nodeMs: 200, postgresMs: undefined, residentMb: 1 };
    expect(rowOf({ ...of, latencies })).toMatchObject({ requestsASecond: 25, p50: 50, p95: 95, p99: 99, nodeMs: 2, postgresMs: null });
  });

  it('says whether each target is met, including at its limit', () => {
    const bare = row('product', bareServer, {});
    expect(judgements({ products: 1, rows: [bare, row('product', apiServer, { requestsASecond: 20, p95: 31 })] })).toEqual([
      expect.stringMatching(/^PASS .*: 0.20, at least 0.2$/),
      expect.stringMatching(/^MISS .*: 3.10, at most 3$/),
    ]);
    expect(judgements({ products: 1, rows: [bare, row('product', cachedServer, { requestsASecond: 99 })] })).toEqual([
      expect.stringMatching(/^MISS .*: 0.99, at least 1$/),
    ]);
    expect(judgements({ products: 1, rows: [bare, row('product', apiServer, { connections: 1 })] })).toEqual([]);
  });

  it('compares a large shop with a small one', () => {
    const small = { products: 10, rows: [row('catalog', apiServer, {})] };
    const large = { products: 100, rows: [row('catalog', apiServer, { requestsASecond: 29 }), row('catalog', bareServer, {})] };
    expect(comparison(large, small)).toEqual([expect.stringMatching(/^MISS .*: 0.29, at least 0.3$/)]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { judgements } from './judgements.ts';
import { apiServer, bareServer, cachedServer, emptyServer, type Report, type Row, storefrontServer } from './report.ts';
import { row } from './row.harness.ts';

const verdicts = (...rows: Row[]): string[] => judgements({ products: 1, units: 20, rows }).filter((line) => !line.startsWith('----'));

describe('the judgements of a bench', () => {
  it('say whether each target is met, including at its limit', () => {
    const bare = row('product', bareServer);
    expect(verdicts(bare, row('product', apiServer, { requestsASecond: 20, p50: 31, p95: 31 }))).toEqual([
      expect.stringMatching(/^PASS .*: 0.20, at least 0.2$/),
      expect.stringMatching(/^MISS .*: 3.10, at most 3$/),
      expect.stringMatching(/^PASS .*p95 relative to its p50: 1.00, at most 3$/),
    ]);
    expect(verdicts(bare, row('product', cachedServer, { requestsASecond: 99 }))).toEqual([
      expect.stringMatching(/^MISS .*: 0.99, at least 1$/),
    ]);
    expect(verdicts(bare, row('product', apiServer, { connections: 1 }))).toEqual([]);
  });

  it('compare the CPU time of a request, Node and PostgreSQL together, with the bare page', () => {
    const rows = [row('cards', bareServer), row('cards', apiServer, { nodeMs: 8, postgresMs: 2.02 })];
    expect(verdicts(...rows)).toContainEqual(expect.stringMatching(/^MISS {2}cards, api, CPU per request .*bare page: 5.01, at most 5$/));
  });

  it('take an empty answer as the measure where the target lies below it, and say so', () => {
    const empty = row('empty', emptyServer, { nodeMs: 1, postgresMs: 0 });
    const bare = row('cards', bareServer, { nodeMs: 0.1, postgresMs: 0.05 });
    const api = row('cards', apiServer, { nodeMs: 1.5, postgresMs: 0 });
    expect(verdicts(empty, bare, api)).toContainEqual(
      expect.stringMatching(/^PASS .*an empty answer .*5 times the bare page is 0.75 ms.* costs 1.00 ms\): 1.50, at most 1.5$/),
    );
  });

  it('check p95 against p50, and the pages per second of the storefront', () => {
    expect(verdicts(row('storefront: /', storefrontServer, { p95: 31, requestsASecond: 1000 }))).toEqual([
      expect.stringMatching(/^MISS .*p95 relative to its p50: 3.10, at most 3$/),
      expect.stringMatching(/^PASS .*pages per second: 1000.00, at least 1000$/),
    ]);
  });

  it('limit the memory of a large shop', () => {
    const report = { products: 100_000, units: 20, rows: [row('cards', apiServer, { residentMb: 701 })] };
    expect(judgements(report)).toContainEqual(expect.stringMatching(/^MISS {2}RSS .*: 701.00, at most 700$/));
  });

  it('say what the run did not measure', () => {
    const lines = judgements({ products: 1, units: 200, rows: [row('cards', apiServer)] }).filter((line) => line.startsWith('----'));
    expect(lines.join('\n')).toMatch(/: filtered\n.*: storefront\n.*100000 products.*mixed load/s);
    expect(lines.join('\n')).not.toMatch(/: cards/);
    expect(lines).toContainEqual(expect.stringContaining('products of 200 units'));
  });
});

describe('the comparison of two runs', () => {
  const before = { products: 10, units: 20, rows: [row('cards', apiServer), row('units', apiServer)] };
  const compared = (report: Report): string[] => judgements(report, before).filter((line) => line.includes(' relative to 10 products'));
  const later = (figures: Partial<Row>) => [row('cards', apiServer, figures), row('cards', bareServer), row('units', apiServer, figures)];

  it('limits the loss of throughput of a larger shop', () => {
    expect(compared({ products: 100, units: 20, rows: later({ requestsASecond: 79 }) })).toEqual([
      expect.stringMatching(/^MISS {2}cards.*100 products of 20 units relative to 10 products.*: 0.79, at least 0.8$/),
      expect.stringMatching(/^MISS {2}units/),
    ]);
  });

  it('limits the cost of a listing of products with more units', () => {
    expect(compared({ products: 10, units: 200, rows: later({ nodeMs: 1.5 }) })).toEqual([
      expect.stringMatching(/^MISS {2}cards.*: 1.25, at most 1.2$/),
      expect.stringMatching(/^ {6}units.*1.25 of the CPU/),
    ]);
  });

  it('shows the ratios to another version', () => {
    expect(compared({ products: 10, units: 20, rows: later({ requestsASecond: 150 }) })).toEqual([
      expect.stringMatching(/^ {6}cards.*1.50 of the requests per second and 1.00 of the CPU/),
      expect.stringMatching(/^ {6}units/),
    ]);
  });
});

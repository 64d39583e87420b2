import { describe, expect, it } from '@jest/globals';
import { judgeReport } from './judgements.ts';
import { apiServer, bareServer, cachedServer, emptyServer, pageCacheServer, type Row, storefrontServer } from './report.ts';
import { buildRow } from './row.harness.ts';

const listUnmeasured = (lines: readonly string[]): string[] => lines.filter((line) => line.startsWith('NOT MEASURED  '));

const judgeRows = (...rows: Row[]): string[] => {
  const lines = judgeReport({ products: 1, units: 20, rows });
  return lines.filter((line) => !listUnmeasured(lines).includes(line));
};

describe('the judgements of a benchmark', () => {
  it('require the answer cache to reach the throughput of the bare server, except at one connection', () => {
    const bare = buildRow('units', bareServer);
    expect(judgeRows(bare, buildRow('units', cachedServer, { requestsASecond: 100 }))).toEqual([
      expect.stringMatching(/^PASS .*: 1.00, at least 1$/),
    ]);
    expect(judgeRows(bare, buildRow('units', cachedServer, { requestsASecond: 99 }))).toEqual([
      expect.stringMatching(/^MISS .*: 0.99, at least 1$/),
    ]);
    expect(judgeRows(bare, buildRow('units', cachedServer, { connections: 1 }))).toEqual([]);
  });

  it('compare the CPU time of a request, Node and PostgreSQL together, with the bare page', () => {
    const rows = [buildRow('cards', bareServer), buildRow('cards', apiServer, { nodeMs: 8, postgresMs: 2.02 })];
    expect(judgeRows(...rows)).toContainEqual(expect.stringMatching(/^MISS {2}cards, api, CPU per request .*bare page: 5.01, at most 5$/));
  });

  it('compare the CPU time with an empty response if an empty response takes more than five times the bare page, and say so', () => {
    const empty = buildRow('empty', emptyServer, { nodeMs: 1, postgresMs: 0 });
    const bare = buildRow('cards', bareServer, { nodeMs: 0.1, postgresMs: 0.05 });
    const api = buildRow('cards', apiServer, { nodeMs: 1.5, postgresMs: 0 });
    expect(judgeRows(empty, bare, api)).toContainEqual(
      expect.stringMatching(
        /^PASS .*an empty response \(5 × bare page = 0.75 ms is below the empty response's 1.00 ms\): 1.50, at most 1.5$/,
      ),
    );
  });

  it.each([
    ['the empty response', 0.19, /^PASS .*an empty response .*: 1.50, at most 1.5$/],
    ['the bare page', 0.2, /^MISS .*bare page: 7.50, at most 5$/],
    ['the bare page', 0.3, /^PASS .*bare page: 5.00, at most 5$/],
  ])('limit the CPU time by %s if the bare page takes %d ms and the empty response 1 ms', (_basis, nodeMs, verdict) => {
    const empty = buildRow('empty', emptyServer, { nodeMs: 1, postgresMs: 0 });
    const api = buildRow('cards', apiServer, { nodeMs: 1.5, postgresMs: 0 });
    const [line] = judgeRows(empty, buildRow('cards', bareServer, { nodeMs, postgresMs: 0 }), api);
    expect(line).toMatch(verdict);
  });

  it('list the CPU time as not measured if the CPU time of PostgreSQL is unknown', () => {
    const rows = [buildRow('cards', bareServer, { postgresMs: null }), buildRow('cards', apiServer, { nodeMs: 50, postgresMs: null })];
    expect(judgeRows(...rows)).toEqual([expect.stringMatching(/p95 relative to its p50/)]);
    expect(judgeReport({ products: 1, units: 20, rows })).toContainEqual(
      expect.stringMatching(/^NOT MEASURED {2}CPU per request relative to the bare page: cards, filtered, /),
    );
  });

  it('check p95 against p50, and the pages per second with the page cache', () => {
    const rows = [
      buildRow('storefront: /', storefrontServer, { p95: 31 }),
      buildRow('storefront: /', pageCacheServer, { requestsASecond: 1000 }),
    ];
    expect(judgeRows(...rows)).toEqual([
      expect.stringMatching(/^MISS .*p95 relative to its p50: 3.10, at most 3$/),
      expect.stringMatching(/^PASS .*page cache, pages per second: 1000.00, at least 1000$/),
    ]);
  });

  it('limit the statements per request of a page of orders, rounded to a whole number', () => {
    const judge = (statements: number) => judgeRows(buildRow('orders', apiServer, { statements }))[0];
    expect(judge(6.4)).toMatch(/^PASS {2}orders, api, SQL statements per request: 6.00, at most 6$/);
    expect(judge(7)).toMatch(/^MISS .*: 7.00, at most 6$/);
  });

  it('limit the statements per request of repeated pages with the answer cache, rounded to a tenth', () => {
    const judge = (statements: number) => judgeRows(buildRow('repeated', cachedServer, { statements }))[0];
    expect(judge(0.04)).toMatch(/^PASS {2}repeated, api, answer cache, SQL statements per request: 0.00, at most 0$/);
    expect(judge(0.05)).toMatch(/^MISS .*: 0.10, at most 0$/);
  });

  it('limit the memory of a large shop', () => {
    const report = { products: 100_000, units: 20, rows: [buildRow('cards', apiServer, { residentMb: 701 })] };
    expect(judgeReport(report)).toContainEqual(expect.stringMatching(/^MISS {2}RSS .*: 701.00, at most 700$/));
  });

  it('list the targets that the run did not measure', () => {
    const rows = [buildRow('cards', apiServer), buildRow('cards', cachedServer), buildRow('cards', bareServer)];
    expect(listUnmeasured(judgeReport({ products: 1, units: 200, rows })).map((line) => line.slice('NOT MEASURED  '.length))).toEqual([
      'CPU per request relative to the bare page: filtered, search, hits, unknown, units, offers, add, quote, place, paid',
      expect.stringMatching(/^requests per second with the answer cache .*: filtered, search, hits, unknown, units, offers$/),
      expect.stringMatching(/^p95 relative to p50: empty, catalog, product, filtered, .*, storefront: \/product$/),
      'SQL statements per request: add, quote, place, paid, orders, order, points',
      'SQL statements per request with the answer cache: repeated, changing',
      'pages per second with the page cache: storefront: /, storefront: /catalog, storefront: /product',
      expect.stringMatching(/^RSS with 100000 products .*: api$/),
      expect.stringMatching(/^CPU of an empty response/),
      expect.stringMatching(/^larger shops/),
      expect.stringMatching(/mixed load/),
    ]);
  });

  it('do not list a judged target as unmeasured', () => {
    const rows = ['empty', 'cards'].flatMap((name) =>
      [apiServer, cachedServer, bareServer, emptyServer].map((server) => buildRow(name, server)),
    );
    expect(listUnmeasured(judgeReport({ products: 100_000, units: 20, rows })).join('\n')).not.toMatch(/RSS|empty response/);
  });
});

it('the comparison of two runs shows the ratios of throughput and CPU time, without a verdict', () => {
  const before = { products: 10, units: 20, rows: [buildRow('cards', apiServer), buildRow('units', apiServer)] };
  const now = { products: 10, units: 20, rows: [buildRow('cards', apiServer, { requestsASecond: 150 }), buildRow('units', apiServer)] };
  expect(judgeReport(now, before).filter((line) => line.includes(' relative to 10 products'))).toEqual([
    expect.stringMatching(/^ {6}cards.*1.50 of the requests per second and 1.00 of the CPU/),
    expect.stringMatching(/^ {6}units.*1.00 of the requests per second/),
  ]);
});

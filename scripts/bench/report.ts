import { quantile } from './load.ts';

/** Figures of one server in one scenario. */
export interface Row {
  scenario: string;
  connections: number;
  server: string;
  requestsASecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** CPU milliseconds per request. */
  nodeMs: number;
  postgresMs: number | null;
  residentMb: number;
}

/** What `--json` writes and `--compare` reads. */
export interface Report {
  products: number;
  rows: Row[];
}

interface Measured {
  scenario: string;
  connections: number;
  server: string;
  latencies: number[];
  seconds: number;
  nodeMs: number;
  postgresMs: number | undefined;
  residentMb: number;
}

export function rowOf({ latencies, seconds, nodeMs, postgresMs, ...same }: Measured): Row {
  const sorted = latencies.toSorted((one, other) => one - other);
  const count = sorted.length;
  return {
    ...same,
    requestsASecond: count / seconds,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    nodeMs: nodeMs / count,
    postgresMs: postgresMs === undefined ? null : postgresMs / count,
  };
}

const columns = ['req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'node ms', 'pg ms', 'RSS MB', 'req/s ÷', 'p95 ÷'];

const lineOf = (name: string, connections: string, cells: readonly string[]): string =>
  `${name.padEnd(30)}${connections.padStart(4)}${cells.map((cell) => cell.padStart(9)).join('')}`;

export const head = (): string => lineOf('scenario, server', 'conn', columns);

/** Formats a row, with its ratio to the bare server's. */
export function rowLine(row: Row, bare: Row | undefined): string {
  const ratios =
    bare && bare !== row ? [row.requestsASecond / bare.requestsASecond, row.p95 / bare.p95].map((ratio) => ratio.toFixed(2)) : [];
  const { requestsASecond, p50, p95, p99, nodeMs, postgresMs, residentMb } = row;
  const postgres = postgresMs === null ? '–' : postgresMs.toFixed(2);
  const times = [p50, p95, p99].map((ms) => ms.toFixed(1));
  return lineOf(`${row.scenario}, ${row.server}`, String(row.connections), [
    requestsASecond.toFixed(requestsASecond < 100 ? 1 : 0),
    ...times,
    nodeMs.toFixed(2),
    postgres,
    residentMb.toFixed(0),
    ...ratios,
  ]);
}

export const bareServer = 'bare';
export const apiServer = 'api';
export const cachedServer = 'api, answer cache';

const judgedConnections = 16;
const mostOfBareP95 = 3;
const leastOfBare: Record<string, Record<string, number>> = {
  [apiServer]: { catalog: 0.4, search: 0.4, product: 0.2 },
  [cachedServer]: { catalog: 1, search: 1, product: 1 },
};
const leastOfSmallShop: Record<string, number> = { catalog: 0.3, search: 0.3, product: 0.8 };

interface Judgement {
  what: string;
  figure: number;
  least?: number;
  most?: number;
}

/** A line that says whether a figure is within its bound. */
export function judge({ what, figure, least = 0, most = Number.POSITIVE_INFINITY }: Judgement): string {
  const bound = least > 0 ? `at least ${least}` : `at most ${most}`;
  return `${figure >= least && figure <= most ? 'PASS' : 'MISS'}  ${what}: ${figure.toFixed(2)}, ${bound}`;
}

const find = (rows: readonly Row[], { scenario, connections, server }: Pick<Row, 'scenario' | 'connections' | 'server'>): Row | undefined =>
  rows.find((row) => row.scenario === scenario && row.connections === connections && row.server === server);

export const bareOf = (rows: readonly Row[], row: Row): Row | undefined => find(rows, { ...row, server: bareServer });

/** Compares the figures with the bare server's, one line for each promise. */
export function judgements({ rows }: Report): string[] {
  return rows
    .filter(({ connections }) => connections === judgedConnections)
    .flatMap((row) => {
      const least = leastOfBare[row.server]?.[row.scenario];
      const bare = bareOf(rows, row);
      if (least === undefined || !bare) return [];
      const name = `${row.scenario}, ${row.server}`;
      const throughput = judge({
        what: `${name}, requests a second to the bare server's`,
        figure: row.requestsASecond / bare.requestsASecond,
        least,
      });
      if (row.server !== apiServer) return [throughput];
      return [throughput, judge({ what: `${name}, p95 to the bare server's`, figure: row.p95 / bare.p95, most: mostOfBareP95 })];
    });
}

/** Compares the figures with those of a smaller shop. */
export function comparison(report: Report, small: Report): string[] {
  return report.rows
    .filter(({ connections, server }) => connections === judgedConnections && server === apiServer)
    .flatMap((row) => {
      const least = leastOfSmallShop[row.scenario];
      const before = find(small.rows, row);
      if (least === undefined || !before) return [];
      const what = `${row.scenario}, requests a second with ${report.products} products to those with ${small.products}`;
      return [judge({ what, figure: row.requestsASecond / before.requestsASecond, least })];
    });
}

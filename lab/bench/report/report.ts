import { computeQuantile } from '../../load/load.ts';

/** The figures of one server in one scenario: of a single trial, or of all trials together. */
export interface Row {
  scenario: string;
  connections: number;
  server: string;
  requestsASecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** CPU time per request, in milliseconds. */
  nodeMs: number;
  postgresMs: number | null;
  residentMb: number;
  /** SQL statements per request. Absent for servers that do not count them, and in files of earlier versions. */
  statements?: number;
  /** For a storefront: CPU time of the API behind it, in milliseconds, and requests to that API, per page. */
  apiMs?: number;
  apiRequests?: number;
}

/** The format that `--json` writes and `--compare` reads. */
export interface Report {
  products: number;
  /** Absent in files of earlier versions. */
  units?: number;
  rows: Row[];
}

interface Measurement {
  scenario: string;
  connections: number;
  server: string;
  latencies: number[];
  seconds: number;
  nodeMs: number;
  postgresMs: number | undefined;
  residentMb: number;
  statements?: number | undefined;
  apiMs?: number;
  apiRequests?: number;
}

export function toRow({ latencies, seconds, nodeMs, postgresMs, statements, apiMs, apiRequests, ...labels }: Measurement): Row {
  const sortedValues = latencies.toSorted((one, other) => one - other);
  const count = sortedValues.length;
  return {
    ...labels,
    requestsASecond: count / seconds,
    p50: computeQuantile(sortedValues, 0.5),
    p95: computeQuantile(sortedValues, 0.95),
    p99: computeQuantile(sortedValues, 0.99),
    nodeMs: nodeMs / count,
    postgresMs: postgresMs === undefined ? null : postgresMs / count,
    ...(statements !== undefined && { statements: statements / count }),
    ...(apiMs !== undefined && { apiMs: apiMs / count }),
    ...(apiRequests !== undefined && { apiRequests: apiRequests / count }),
  };
}

/** CPU time of a request in Node, in milliseconds. For a page, the time of the API is included. */
const sumNodeCpu = ({ nodeMs, apiMs = 0 }: Row): number => nodeMs + apiMs;

/** CPU time of a request in Node and in PostgreSQL, in milliseconds. Undefined if PostgreSQL's part is unknown. */
export const sumCpu = (row: Row): number | undefined => (row.postgresMs === null ? undefined : sumNodeCpu(row) + row.postgresMs);

/** Ratio of the CPU time of a request in one row to that in another. Undefined if PostgreSQL's part of either is unknown. */
export function computeCpuRatio(row: Row, other: Row): number | undefined {
  const [cpu, otherCpu] = [sumCpu(row), sumCpu(other)];
  return cpu === undefined || otherCpu === undefined ? undefined : cpu / otherCpu;
}

export function findMedian(figures: readonly number[]): number {
  const sortedValues = figures.toSorted((one, other) => one - other);
  return sortedValues[Math.floor(sortedValues.length / 2)] ?? Number.NaN;
}

/**
 * Returns the medians of the throughput and the latencies, and the maximum of the memory. All other figures come from one trial: that with
 * the median CPU time of Node and PostgreSQL together or, if PostgreSQL's part is unknown, that with the median of Node's part.
 */
export function computeMedianRow(rows: readonly Row[]): Row {
  const sumKnownCpu = (trial: Row): number => sumCpu(trial) ?? sumNodeCpu(trial);
  const [row] = rows.toSorted((one, other) => sumKnownCpu(one) - sumKnownCpu(other)).slice(Math.floor(rows.length / 2));
  if (!row) throw new Error('there are no trials');
  const computeMedian = (readFigure: (row: Row) => number): number => findMedian(rows.map(readFigure));
  return {
    ...row,
    requestsASecond: computeMedian((trial) => trial.requestsASecond),
    p50: computeMedian((trial) => trial.p50),
    p95: computeMedian((trial) => trial.p95),
    p99: computeMedian((trial) => trial.p99),
    residentMb: Math.max(...rows.map((trial) => trial.residentMb)),
  };
}

const columns = ['req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'node ms', 'pg ms', 'RSS MB', 'SQL', 'api ms', 'API', 'req/s ÷', 'p95 ÷', 'CPU ÷'];

const formatLine = (name: string, connections: string, cells: readonly string[]): string =>
  `${name.padEnd(30)}${connections.padStart(4)}${cells.map((cell) => cell.padStart(9)).join('')}`;

export const formatHead = (): string => formatLine('scenario, server', 'conn', columns);

/** Formats a row of the table, with its ratios to the row of the bare server, which is plain Node. */
export function formatRow(row: Row, bare: Row | undefined): string {
  const ratios =
    bare && bare !== row
      ? [row.requestsASecond / bare.requestsASecond, row.p95 / bare.p95, computeCpuRatio(row, bare)].map(
          (ratio) => ratio?.toFixed(2) ?? '–',
        )
      : [];
  const { requestsASecond, p50, p95, p99, nodeMs, postgresMs, residentMb, statements, apiMs, apiRequests } = row;
  const postgres = postgresMs === null ? '–' : postgresMs.toFixed(2);
  const latencies = [p50, p95, p99].map((ms) => ms.toFixed(1));
  return formatLine(`${row.scenario}, ${row.server}`, String(row.connections), [
    requestsASecond.toFixed(requestsASecond < 100 ? 1 : 0),
    ...latencies,
    nodeMs.toFixed(2),
    postgres,
    residentMb.toFixed(0),
    statements?.toFixed(1) ?? '–',
    apiMs?.toFixed(2) ?? '–',
    apiRequests?.toFixed(1) ?? '–',
    ...ratios,
  ]);
}

export const bareServer = 'bare';
export const apiServer = 'api';
export const cachedServer = 'api, answer cache';
export const emptyServer = 'Nest and Apollo';
export const storefrontServer = 'storefront';
export const pageCacheServer = 'storefront, page cache';

interface Judgement {
  what: string;
  figure: number;
  least?: number;
  most?: number;
}

/** Returns the verdict on a figure as a line that begins with PASS or MISS. */
export function judge({ what, figure, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Judgement): string {
  const boundText = least > 0 ? `at least ${least}` : `at most ${most}`;
  return `${figure >= least && figure <= most ? 'PASS' : 'MISS'}  ${what}: ${figure.toFixed(2)}, ${boundText}`;
}

export const findRow = (
  rows: readonly Row[],
  { scenario, connections, server }: Pick<Row, 'scenario' | 'connections' | 'server'>,
): Row | undefined => rows.find((row) => row.scenario === scenario && row.connections === connections && row.server === server);

export const findBare = (rows: readonly Row[], row: Row): Row | undefined => findRow(rows, { ...row, server: bareServer });

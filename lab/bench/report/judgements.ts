import { storefrontScenarios } from '../storefront/scenarios.ts';
import {
  apiServer,
  cachedServer,
  cpuRatio,
  emptyServer,
  find,
  findBare,
  judge,
  keptServer,
  type Report,
  type Row,
  storefrontServer,
  sumCpu,
} from './report.ts';

const judgedConnections = 16;

/** Upper limits of the CPU time per request, relative to the bare page. */
const maxOfBareCpu: Record<string, number> = {
  cards: 5,
  filtered: 3,
  search: 2.2,
  hits: 2.2,
  unknown: 2.2,
  units: 8,
  offers: 8,
  add: 8,
  quote: 3,
  place: 4,
  paid: 4,
};
/** Upper limit relative to an empty response of Nest and Apollo, for pages whose limit is below the cost of that. */
const maxOfEmptyCpu = 1.5;
const maxOfOwnP50 = 3;
/** Upper limits of the SQL statements per request, to the nearest whole number: the process sends some of its own. */
const maxStatements: Record<string, number> = { add: 4, quote: 4, place: 17, paid: 35, orders: 6, order: 6, points: 1 };
const leastPagesASecond = 1000;
const largeShop = 100_000;
const maxResidentMb = 700;

/** Pages that the response cache must send at least as fast as the bare server. */
const cachedPages = ['cards', 'filtered', 'search', 'hits', 'unknown', 'units', 'offers'];
const leastOfBare = 1;

const storefrontPages = storefrontScenarios('').map(({ name }) => name);
const apiPages = ['empty', 'catalog', 'product', ...Object.keys(maxOfBareCpu), 'orders', 'order', 'points'];
const allPages = [...apiPages, ...storefrontPages];

/** Every target of a run, with the pages that have it. */
const targets = {
  cpu: { what: 'CPU per request relative to the bare page', pages: Object.keys(maxOfBareCpu) },
  cached: { what: 'requests per second with the answer cache relative to the bare server', pages: cachedPages },
  spread: { what: 'p95 relative to p50', pages: allPages },
  statements: { what: 'SQL statements per request', pages: Object.keys(maxStatements) },
  throughput: { what: 'pages per second with the page cache', pages: storefrontPages },
  memory: { what: `RSS with ${largeShop} products (--products ${largeShop})`, pages: [apiServer] },
};

/** A line about a page, with the target that it judges. */
interface Judged {
  line: string;
  page: string;
  target: keyof typeof targets;
}

interface Runs {
  report: Report;
  before: Report;
}

/** Returns a line for each target, and for each page that is also in the report of an earlier run. */
export function judgements(report: Report, before?: Report): string[] {
  const rows = report.rows.filter(({ connections }) => connections === judgedConnections);
  const judged = [
    ...rows.flatMap((row) => [...ofCached(row, findBare(rows, row)), ...ofCpu(row, rows), ...ofStatements(row), ...ofOwn(row)]),
    ...ofMemory(report),
  ];
  const compared = before ? comparison({ report, before }) : [];
  return [
    ...judged.map(({ line }) => line),
    ...compared,
    ...listUnmeasured(judged, findEmpty(rows)).map((what) => `NOT MEASURED  ${what}`),
  ];
}

/** Compares the throughput of the response cache with that of the bare server. */
function ofCached({ scenario: page, server, requestsASecond }: Row, bare: Row | undefined): Judged[] {
  if (server !== cachedServer || !cachedPages.includes(page) || !bare) return [];
  const figure = requestsASecond / bare.requestsASecond;
  const line = judge({ what: `${page}, ${server}, requests per second relative to the bare server`, figure, least: leastOfBare });
  return [{ target: 'cached', page, line }];
}

const findEmpty = (rows: readonly Row[]): Row | undefined =>
  rows.find((row) => row.scenario === 'empty' && row.server === emptyServer && sumCpu(row) !== undefined);

/** Compares the CPU time of a request with a multiple of the bare page, or of the empty response if that multiple costs less than it. */
function ofCpu(row: Row, rows: readonly Row[]): Judged[] {
  const [max, bare] = [maxOfBareCpu[row.scenario], findBare(rows, row)];
  if (row.server !== apiServer || max === undefined || !bare) return [];
  const [cpu, bareCpu] = [sumCpu(row), sumCpu(bare)];
  if (cpu === undefined || bareCpu === undefined) return [];
  const [limit, floor] = [max * bareCpu, emptyCpu(rows)];
  const name = `${row.scenario}, ${row.server}, CPU per request relative to`;
  const line =
    limit >= floor
      ? judge({ what: `${name} the bare page`, figure: cpu / bareCpu, most: max })
      : judge({ what: `${name} an empty answer (${belowFloor({ most: max, limit, floor })})`, figure: cpu / floor, most: maxOfEmptyCpu });
  return [{ target: 'cpu', page: row.scenario, line }];
}

/** CPU time of an empty response. It is 0 if it was not measured; then each page is judged against its own limit. */
function emptyCpu(rows: readonly Row[]): number {
  const empty = findEmpty(rows);
  return (empty && sumCpu(empty)) ?? 0;
}

function belowFloor({ most, limit, floor }: { most: number; limit: number; floor: number }): string {
  return `${most} × bare page = ${limit.toFixed(2)} ms is below the empty answer's ${floor.toFixed(2)} ms`;
}

function ofStatements({ scenario: page, server, statements }: Row): Judged[] {
  const max = maxStatements[page];
  if (server !== apiServer || max === undefined || statements === undefined) return [];
  const line = judge({ what: `${page}, ${server}, SQL statements per request`, figure: Math.round(statements), most: max });
  return [{ target: 'statements', page, line }];
}

/** Judges the figures that need no comparison: p95 relative to p50, and pages per second. */
function ofOwn({ scenario: page, server, p50, p95, requestsASecond }: Row): Judged[] {
  const name = `${page}, ${server}`;
  if (server === keptServer) {
    const line = judge({ what: `${name}, pages per second`, figure: requestsASecond, least: leastPagesASecond });
    return [{ target: 'throughput', page, line }];
  }
  if (server !== apiServer && server !== storefrontServer) return [];
  const line = judge({ what: `${name}, p95 relative to its p50`, figure: p95 / p50, most: maxOfOwnP50 });
  return [{ target: 'spread', page, line }];
}

function ofMemory({ products, rows }: Report): Judged[] {
  const figures = rows.filter(({ server }) => server === apiServer).map(({ residentMb }) => residentMb);
  if (products < largeShop || figures.length === 0) return [];
  const line = judge({ what: `RSS of the API with ${products} products, MB`, figure: Math.max(...figures), most: maxResidentMb });
  return [{ target: 'memory', page: apiServer, line }];
}

/** Lists the targets without a judgement, each with its pages. */
function listUnmeasured(judged: readonly Judged[], empty: Row | undefined): string[] {
  const missing = Object.entries(targets).flatMap(([target, { what, pages }]) => {
    const others = pages.filter((page) => !judged.some((one) => one.target === target && one.page === page));
    return others.length === 0 ? [] : [`${what}: ${others.join(', ')}`];
  });
  const floor = empty ? [] : ['CPU of an empty answer, which may raise the limits of CPU per request (--only empty,…)'];
  return [...missing, ...floor, 'larger shops (npm run lab -- bench-sizes)', 'thirty minutes of mixed load (npm run lab -- bench-soak)'];
}

/**
 * Compares API and storefront with an earlier run, such as one of another version. Nothing is judged, because the machine may have become
 * faster or slower.
 */
function comparison({ report, before }: Runs): string[] {
  return report.rows
    .filter(({ connections, server }) => connections === judgedConnections && (server === apiServer || server === storefrontServer))
    .flatMap((row) => {
      const earlier = find(before.rows, row);
      return earlier ? [withEarlier({ row, earlier }, { report, before })] : [];
    });
}

function withEarlier({ row, earlier }: { row: Row; earlier: Row }, { report, before }: Runs): string {
  const [throughput, cost] = [row.requestsASecond / earlier.requestsASecond, cpuRatio(row, earlier)];
  const cpu = cost === undefined ? 'an unknown part' : cost.toFixed(2);
  const other = `${describeShop(report)} relative to ${describeShop(before)}`;
  return `      ${row.scenario}, ${row.server}: ${throughput.toFixed(2)} of the requests per second and ${cpu} of the CPU per request, ${other}`;
}

const describeShop = ({ products, units }: Report): string => `${products} products${units ? ` of ${units} units` : ''}`;

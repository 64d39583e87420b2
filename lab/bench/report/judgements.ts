import { createStorefrontScenarios } from '../storefront/scenarios.ts';
import {
  apiServer,
  cachedServer,
  computeCpuRatio,
  emptyServer,
  findBare,
  findRow,
  judge,
  pageCacheServer,
  type Report,
  type Row,
  storefrontServer,
  sumCpu,
} from './report.ts';

const judgedConnections = 16;

/** Upper limits of the CPU time per request, relative to the same page of the bare server. */
const maxBareCpuRatios: Record<string, number> = {
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
/**
 * Upper limit of the CPU time relative to an empty response of Nest and Apollo. It replaces limits that are below the cost of such a
 * response.
 */
const maxEmptyCpuRatio = 1.5;
const maxP95ToP50Ratio = 3;
/**
 * Upper limits of the SQL statements per request. The measured number is rounded, because the process also sends statements that belong to
 * no request.
 */
const maxStatements: Record<string, number> = { add: 4, quote: 4, place: 17, paid: 35, orders: 6, order: 6, points: 1 };
/**
 * Upper limits of the SQL statements per request with the response cache, for pages that have been requested before. The measured number is
 * rounded to tenths, because the process also sends statements that belong to no request.
 */
const maxCachedStatements: Record<string, number> = { repeated: 0, changing: 0.2 };
const minPagesPerSecond = 1000;
const largeShopProducts = 100_000;
const maxResidentMb = 700;

/** Pages that the response cache must send at least as fast as the bare server. */
const cachedPages = ['cards', 'filtered', 'search', 'hits', 'unknown', 'units', 'offers'];
const minBareShare = 1;

const storefrontPages = createStorefrontScenarios('').map(({ name }) => name);
const apiPages = ['empty', 'catalog', 'product', ...Object.keys(maxBareCpuRatios), 'orders', 'order', 'points'];
const allPages = [...apiPages, ...storefrontPages];

/** Every target of a run, with the pages that have it. */
const targets = {
  cpu: { what: 'CPU per request relative to the bare page', pages: Object.keys(maxBareCpuRatios) },
  cached: { what: 'requests per second with the answer cache relative to the bare server', pages: cachedPages },
  spread: { what: 'p95 relative to p50', pages: allPages },
  statements: { what: 'SQL statements per request', pages: Object.keys(maxStatements) },
  cachedStatements: { what: 'SQL statements per request with the answer cache', pages: Object.keys(maxCachedStatements) },
  throughput: { what: 'pages per second with the page cache', pages: storefrontPages },
  memory: { what: `RSS with ${largeShopProducts} products (--products ${largeShopProducts})`, pages: [apiServer] },
};

/** A line about a page, with the target that it judges. */
interface JudgedLine {
  line: string;
  page: string;
  target: keyof typeof targets;
}

interface ComparedRuns {
  report: Report;
  before: Report;
}

/** Returns a line for each judged figure, for each page that an earlier run has measured too, and for each target without a judgement. */
export function judgeReport(report: Report, before?: Report): string[] {
  const rows = report.rows.filter(({ connections }) => connections === judgedConnections);
  const judgedLines = [
    ...rows.flatMap((row) => [
      ...judgeCached(row, findBare(rows, row)),
      ...judgeCpu(row, rows),
      ...judgeStatements(row),
      ...judgeLatency(row),
    ]),
    ...judgeMemory(report),
  ];
  const comparisonLines = before ? compareRuns({ report, before }) : [];
  return [
    ...judgedLines.map(({ line }) => line),
    ...comparisonLines,
    ...listUnmeasured(judgedLines, findEmpty(rows)).map((what) => `NOT MEASURED  ${what}`),
  ];
}

/** Compares the throughput of the response cache with that of the bare server. */
function judgeCached({ scenario: page, server, requestsASecond }: Row, bare: Row | undefined): JudgedLine[] {
  if (server !== cachedServer || !cachedPages.includes(page) || !bare) return [];
  const figure = requestsASecond / bare.requestsASecond;
  const line = judge({ what: `${page}, ${server}, requests per second relative to the bare server`, figure, least: minBareShare });
  return [{ target: 'cached', page, line }];
}

const findEmpty = (rows: readonly Row[]): Row | undefined =>
  rows.find((row) => row.scenario === 'empty' && row.server === emptyServer && sumCpu(row) !== undefined);

/**
 * A request may cost at most `max` times the CPU time of the bare page. If an empty response alone costs more than that, it may cost
 * `maxEmptyCpuRatio` times an empty response.
 */
function judgeCpu(row: Row, rows: readonly Row[]): JudgedLine[] {
  const [max, bare] = [maxBareCpuRatios[row.scenario], findBare(rows, row)];
  if (row.server !== apiServer || max === undefined || !bare) return [];
  const [cpu, bareCpu] = [sumCpu(row), sumCpu(bare)];
  if (cpu === undefined || bareCpu === undefined) return [];
  const [limit, emptyCpu] = [max * bareCpu, computeEmptyCpu(rows)];
  const name = `${row.scenario}, ${row.server}, CPU per request relative to`;
  const line =
    limit >= emptyCpu
      ? judge({ what: `${name} the bare page`, figure: cpu / bareCpu, most: max })
      : judge({
          what: `${name} an empty response (${describeLowLimit({ max, limit, emptyCpu })})`,
          figure: cpu / emptyCpu,
          most: maxEmptyCpuRatio,
        });
  return [{ target: 'cpu', page: row.scenario, line }];
}

/** CPU time of an empty response, or 0 if it was not measured, so that each page is judged against its own limit. */
function computeEmptyCpu(rows: readonly Row[]): number {
  const emptyRow = findEmpty(rows);
  return (emptyRow && sumCpu(emptyRow)) ?? 0;
}

function describeLowLimit({ max, limit, emptyCpu }: { max: number; limit: number; emptyCpu: number }): string {
  return `${max} × bare page = ${limit.toFixed(2)} ms is below the empty response's ${emptyCpu.toFixed(2)} ms`;
}

function judgeStatements({ scenario: page, server, statements }: Row): JudgedLine[] {
  const maxCached = maxCachedStatements[page];
  if (server === cachedServer && maxCached !== undefined && statements !== undefined) {
    const figure = Math.round(statements * 10) / 10;
    const line = judge({ what: `${page}, ${server}, SQL statements per request`, figure, most: maxCached });
    return [{ target: 'cachedStatements', page, line }];
  }
  const max = maxStatements[page];
  if (server !== apiServer || max === undefined || statements === undefined) return [];
  const line = judge({ what: `${page}, ${server}, SQL statements per request`, figure: Math.round(statements), most: max });
  return [{ target: 'statements', page, line }];
}

/** Judges the figures that need no comparison: p95 relative to p50, and pages per second. */
function judgeLatency({ scenario: page, server, p50, p95, requestsASecond }: Row): JudgedLine[] {
  const name = `${page}, ${server}`;
  if (server === pageCacheServer) {
    const line = judge({ what: `${name}, pages per second`, figure: requestsASecond, least: minPagesPerSecond });
    return [{ target: 'throughput', page, line }];
  }
  // If cheap and expensive pages are mixed, the spread says nothing about any of these pages.
  if ((server !== apiServer && server !== storefrontServer) || page in maxCachedStatements) return [];
  const line = judge({ what: `${name}, p95 relative to its p50`, figure: p95 / p50, most: maxP95ToP50Ratio });
  return [{ target: 'spread', page, line }];
}

function judgeMemory({ products, rows }: Report): JudgedLine[] {
  const figures = rows.filter(({ server }) => server === apiServer).map(({ residentMb }) => residentMb);
  if (products < largeShopProducts || figures.length === 0) return [];
  const line = judge({ what: `RSS of the API with ${products} products, MB`, figure: Math.max(...figures), most: maxResidentMb });
  return [{ target: 'memory', page: apiServer, line }];
}

/** Lists the targets without a judgement, each with its pages. */
function listUnmeasured(judgedLines: readonly JudgedLine[], emptyRow: Row | undefined): string[] {
  const missingJudgements = Object.entries(targets).flatMap(([target, { what, pages }]) => {
    const others = pages.filter((page) => !judgedLines.some((judgedLine) => judgedLine.target === target && judgedLine.page === page));
    return others.length === 0 ? [] : [`${what}: ${others.join(', ')}`];
  });
  const missingEmptyResponse = emptyRow ? [] : ['CPU of an empty response, which may raise the limits of CPU per request (--only empty,…)'];
  return [
    ...missingJudgements,
    ...missingEmptyResponse,
    'larger shops (npm run lab -- bench-sizes)',
    'thirty minutes of mixed load (npm run lab -- bench-soak)',
  ];
}

/**
 * Compares API and storefront with an earlier run, such as one of another version. Nothing is judged, because the machine may have become
 * faster or slower.
 */
function compareRuns({ report, before }: ComparedRuns): string[] {
  return report.rows
    .filter(({ connections, server }) => connections === judgedConnections && (server === apiServer || server === storefrontServer))
    .flatMap((row) => {
      const earlierRow = findRow(before.rows, row);
      return earlierRow ? [formatComparison({ row, earlierRow }, { report, before })] : [];
    });
}

function formatComparison({ row, earlierRow }: { row: Row; earlierRow: Row }, { report, before }: ComparedRuns): string {
  const [throughput, cost] = [row.requestsASecond / earlierRow.requestsASecond, computeCpuRatio(row, earlierRow)];
  const cpuText = cost === undefined ? 'an unknown part' : cost.toFixed(2);
  const comparisonTitle = `${describeShop(report)} relative to ${describeShop(before)}`;
  return `      ${row.scenario}, ${row.server}: ${throughput.toFixed(2)} of the requests per second and ${cpuText} of the CPU per request, ${comparisonTitle}`;
}

const describeShop = ({ products, units }: Report): string => `${products} products${units ? ` of ${units} units` : ''}`;

import { apiServer, bareOf, cachedServer, cpuOf, emptyServer, find, judge, type Report, type Row, storefrontServer } from './report.ts';

const judgedConnections = 16;

/** CPU time of a request at most, relative to the bare page with the same fields. */
const mostOfBareCpu: Record<string, number> = { cards: 5, filtered: 3, search: 2.2, hits: 2.2, unknown: 2.2, units: 8, offers: 8 };
/** Where the limit lies below the cost of an empty answer of Nest and Apollo, this many times the empty answer is the limit. */
const mostOfEmptyCpu = 1.5;
const mostOfOwnP50 = 3;
const mostOfBareP95 = 3;
const leastPagesASecond = 1000;
const largeShop = 100_000;
const mostResidentMb = 700;
const manyUnits = 200;

const leastOfBare: Record<string, Record<string, number>> = {
  [apiServer]: { catalog: 0.4, search: 0.4, product: 0.2 },
  [cachedServer]: { cards: 1, filtered: 1, catalog: 1, search: 1, hits: 1, unknown: 1, product: 1, units: 1, offers: 1 },
};

/** Compares a run with what is promised, and with an earlier run if there is one, in a line each. */
export function judgements(report: Report, before?: Report): string[] {
  const rows = report.rows.filter(({ connections }) => connections === judgedConnections);
  return [
    ...rows.flatMap((row) => [...ofBare(row, bareOf(rows, row)), ...ofCpu(row, rows), ...ofOwn(row)]),
    ...ofMemory(report),
    ...(before ? comparison(report, before) : []),
    ...unmeasured(report, before),
  ];
}

/** Compares throughput and latency with the bare server. */
function ofBare(row: Row, bare: Row | undefined): string[] {
  const least = leastOfBare[row.server]?.[row.scenario];
  if (least === undefined || !bare) return [];
  const name = `${row.scenario}, ${row.server}`;
  const throughput = judge({
    what: `${name}, requests per second relative to the bare server`,
    figure: row.requestsASecond / bare.requestsASecond,
    least,
  });
  if (row.server !== apiServer) return [throughput];
  return [throughput, judge({ what: `${name}, p95 relative to the bare server`, figure: row.p95 / bare.p95, most: mostOfBareP95 })];
}

/** Compares the CPU time of a request with the bare page, or with the empty answer where that is the higher limit. */
function ofCpu(row: Row, rows: readonly Row[]): string[] {
  const [most, bare] = [mostOfBareCpu[row.scenario], bareOf(rows, row)];
  if (row.server !== apiServer || most === undefined || !bare) return [];
  const what = `${row.scenario}, ${row.server}, CPU per request relative to the bare page`;
  const empty = rows.find(({ scenario, server }) => scenario === 'empty' && server === emptyServer);
  if (!empty || most * cpuOf(bare) >= cpuOf(empty)) return [judge({ what, figure: cpuOf(row) / cpuOf(bare), most })];
  const [target, floor] = [most * cpuOf(bare), cpuOf(empty)].map((ms) => ms.toFixed(2));
  return [
    judge({
      what: `${row.scenario}, ${row.server}, CPU per request relative to an empty answer of Nest and Apollo (${most} times the bare page is ${target} ms, and an empty answer costs ${floor} ms)`,
      figure: cpuOf(row) / cpuOf(empty),
      most: mostOfEmptyCpu,
    }),
  ];
}

/** Judges what needs no other server: the spread of latency, and pages per second. */
function ofOwn(row: Row): string[] {
  if (row.server !== apiServer && row.server !== storefrontServer) return [];
  const name = `${row.scenario}, ${row.server}`;
  const spread = judge({ what: `${name}, p95 relative to its p50`, figure: row.p95 / row.p50, most: mostOfOwnP50 });
  if (row.server !== storefrontServer) return [spread];
  return [spread, judge({ what: `${name}, pages per second`, figure: row.requestsASecond, least: leastPagesASecond })];
}

function ofMemory({ products, rows }: Report): string[] {
  const figures = rows.filter(({ server }) => server === apiServer).map(({ residentMb }) => residentMb);
  if (products < largeShop || figures.length === 0) return [];
  return [judge({ what: `RSS of the API with ${products} products, MB`, figure: Math.max(...figures), most: mostResidentMb })];
}

/** Says which promises this run does not judge. */
function unmeasured({ products, units, rows }: Report, before: Report | undefined): string[] {
  const isMeasured = (scenario: string): boolean => rows.some((row) => row.scenario.startsWith(scenario));
  const [isLarge, hasMany] = [products >= largeShop, units === manyUnits];
  return [
    ...[...Object.keys(mostOfBareCpu), 'empty', 'storefront'].filter((scenario) => !isMeasured(scenario)),
    ...(isLarge ? [] : [`RSS with ${largeShop} products (--products ${largeShop})`]),
    ...(isLarge && before ? [] : [`requests per second with ${largeShop} products (--products ${largeShop} --compare)`]),
    ...(hasMany && before ? [] : [`listings of products of ${manyUnits} units (--units ${manyUnits} --compare)`]),
    'thirty minutes of mixed load (npm run bench:soak)',
  ].map((what) => `----  not measured in this run: ${what}`);
}

const leastOfSmallShop = 0.8;
const mostOfFewUnits = 1.2;

interface Runs {
  report: Report;
  before: Report;
}

/**
 * Compares API and storefront with an earlier run. A larger shop must keep its throughput, and listings of products with more units their
 * cost. Runs of the same shop, for example by another version, are compared without judging.
 */
function comparison(report: Report, before: Report): string[] {
  return report.rows
    .filter(({ connections, server }) => connections === judgedConnections && (server === apiServer || server === storefrontServer))
    .flatMap((row) => {
      const earlier = find(before.rows, row);
      return earlier ? ofEarlier({ row, earlier }, { report, before }) : [];
    });
}

function ofEarlier({ row, earlier }: { row: Row; earlier: Row }, { report, before }: Runs): string[] {
  const name = `${row.scenario}, ${row.server}`;
  const [throughput, cost] = [row.requestsASecond / earlier.requestsASecond, cpuOf(row) / cpuOf(earlier)];
  const other = `${shopOf(report)} relative to ${shopOf(before)}`;
  if (report.products > before.products)
    return [judge({ what: `${name}, requests per second with ${other}`, figure: throughput, least: leastOfSmallShop })];
  if ((report.units ?? 0) > (before.units ?? 0) && ['cards', 'filtered', 'catalog'].includes(row.scenario))
    return [judge({ what: `${name}, CPU per request with ${other}`, figure: cost, most: mostOfFewUnits })];
  return [`      ${name}: ${throughput.toFixed(2)} of the requests per second and ${cost.toFixed(2)} of the CPU per request, ${other}`];
}

const shopOf = ({ products, units }: Report): string => `${products} products${units ? ` of ${units} units` : ''}`;

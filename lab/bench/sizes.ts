// npm run lab -- bench-sizes: measures two shops of different sizes side by side. Their servers alternate, so that a slow moment of the
// machine affects both.
import { reportFailure, say } from '../../scripts/terminal.ts';
import { createDistinctTrials } from './api/distinct.ts';
import { checkResponses } from './check-responses.ts';
import { parseSizesOptions, type Size, type SizesOptions } from './options.ts';
import type { Server } from './planned-servers.ts';
import { printVerdict } from './report/print-verdict.ts';
import { formatHead, formatRow, type Row } from './report/report.ts';
import { judgeSizes } from './report/size-judgements.ts';
import { type BenchShop, openBenchShop } from './shop.ts';
import { createTrials, measure, TRIAL_COUNT, type Trial } from './trials.ts';
import { PostgresClock } from './usage.ts';

const CONNECTIONS = 16;

const formatName = ({ products, units }: Size): string => `${products} × ${units}`;

/** Returns each scenario with one server per shop: the first one of the scenario, which is the API or the storefront without caches. */
function createTrialPairs(smallTrials: readonly Trial[], largeTrials: readonly Trial[], { small, large }: SizesOptions): Trial[] {
  const nameServers = (trial: Trial | undefined, size: Size): Trial['servers'] =>
    (trial?.servers ?? []).slice(0, 1).map(({ server, calls }) => ({ server: { ...server, name: formatName(size) }, calls }));
  return smallTrials.map(({ scenario }, index) => ({
    scenario,
    servers: [...nameServers(smallTrials[index], small), ...nameServers(largeTrials[index], large)],
    mustMatch: false,
  }));
}

async function measurePairs(
  [smallShop, largeShop]: readonly [BenchShop, BenchShop],
  options: SizesOptions,
): Promise<[small: Row, large: Row][]> {
  const { only, seconds } = options;
  const listTrials = async (shop: BenchShop) => [...(await createTrials(shop, only)), ...(await createDistinctTrials(shop, only))];
  const trials = createTrialPairs(await listTrials(smallShop), await listTrials(largeShop), options);
  const [smallClock, largeClock] = [await PostgresClock.open(smallShop.databaseUrl), await PostgresClock.open(largeShop.databaseUrl)];
  const pickClock = ({ name }: Server) => (name === formatName(options.small) ? smallClock : largeClock);
  for (const trial of trials) say(`  ${trial.scenario}: ${await checkResponses(trial)}`);
  say(`\n${formatHead()}`);
  const rowPairs: [Row, Row][] = [];
  for (const trial of trials) {
    const [smallRow, largeRow] = await measure(trial, { connections: CONNECTIONS, seconds, pickClock });
    if (!smallRow || !largeRow) continue;
    say(formatRow(smallRow, undefined));
    say(formatRow(largeRow, smallRow));
    rowPairs.push([smallRow, largeRow]);
  }
  return rowPairs;
}

async function compareSizes(): Promise<void> {
  const options = parseSizesOptions(process.argv.slice(2));
  const open = (size: Size) =>
    openBenchShop({
      ...size,
      needsEmptyServer: false,
      needsStorefront: options.only.includes('storefront'),
      components: [],
      profileFolder: undefined,
    });
  const smallShop = await open(options.small);
  try {
    const largeShop = await open(options.large);
    try {
      const rowPairs = await measurePairs([smallShop, largeShop], options);
      say(`\nMedians of ${TRIAL_COUNT} trials, and the maximum of RSS. The ratios are those of the larger shop to the smaller one.\n`);
      for (const line of judgeSizes(rowPairs, options)) printVerdict(line);
    } finally {
      await largeShop.shop.stop();
    }
  } finally {
    await smallShop.shop.stop();
  }
}

compareSizes().catch(reportFailure);

// npm run lab -- bench-sizes: measures two shops of different sizes side by side. Their servers alternate, so that a slow moment of the
// machine affects both.
import { reportFailure, say } from '../../scripts/terminal.ts';
import { distinctTrials } from './api/distinct.ts';
import { parseSizesOptions, type Size, type SizesOptions } from './options.ts';
import type { Server } from './parts.ts';
import { head, type Row, rowLine } from './report/report.ts';
import { sayVerdict } from './report/say-verdict.ts';
import { sizeJudgements } from './report/size-judgements.ts';
import { type BenchShop, openBenchShop } from './shop.ts';
import { createTrials, measure, prove, TRIALS, type Trial } from './trials.ts';
import { PostgresClock } from './usage.ts';

const CONNECTIONS = 16;

const formatName = ({ products, units }: Size): string => `${products} × ${units}`;

/** Returns the scenarios of both shops: in each the first server, which is the API or storefront without caches. */
function pairTrials(small: readonly Trial[], large: readonly Trial[], { small: smaller, large: larger }: SizesOptions): Trial[] {
  const nameServers = (trial: Trial | undefined, size: Size): Trial['servers'] =>
    (trial?.servers ?? []).slice(0, 1).map(({ server, calls }) => ({ server: { ...server, name: formatName(size) }, calls }));
  return small.map(({ scenario }, at) => ({
    scenario,
    servers: [...nameServers(small[at], smaller), ...nameServers(large[at], larger)],
    comparable: false,
  }));
}

async function measureBoth([small, large]: readonly [BenchShop, BenchShop], options: SizesOptions): Promise<[small: Row, large: Row][]> {
  const { only, seconds } = options;
  const listTrials = async (shop: BenchShop) => [...(await createTrials(shop, only)), ...distinctTrials(shop, only)];
  const trials = pairTrials(await listTrials(small), await listTrials(large), options);
  const [smallClock, largeClock] = [await PostgresClock.of(small.databaseUrl), await PostgresClock.of(large.databaseUrl)];
  const pickClock = ({ name }: Server) => (name === formatName(options.small) ? smallClock : largeClock);
  for (const trial of trials) say(`  ${trial.scenario}: ${await prove(trial)}`);
  say(`\n${head()}`);
  const pairs: [Row, Row][] = [];
  for (const trial of trials) {
    const [one, other] = await measure(trial, { connections: CONNECTIONS, seconds, pickClock });
    if (!one || !other) continue;
    say(rowLine(one, undefined));
    say(rowLine(other, one));
    pairs.push([one, other]);
  }
  return pairs;
}

async function compareSizes(): Promise<void> {
  const options = parseSizesOptions(process.argv.slice(2));
  const open = (size: Size) =>
    openBenchShop({ ...size, empty: false, storefront: options.only.includes('storefront'), components: [], profile: undefined });
  const small = await open(options.small);
  try {
    const large = await open(options.large);
    try {
      const pairs = await measureBoth([small, large], options);
      say(`\nMedians of ${TRIALS} trials, and the maximum of RSS. The ratios are those of the larger shop to the smaller one.\n`);
      for (const line of sizeJudgements(pairs, options)) sayVerdict(line);
    } finally {
      await large.shop.stop();
    }
  } finally {
    await small.shop.stop();
  }
}

compareSizes().catch(reportFailure);

import { join } from 'node:path';
import { root } from '../scripts/config.ts';

/** A program that measures or breaks the shop, or tests it at length. */
export interface Lab {
  name: string;
  proves: string;
  /** Approximate duration on two processors. */
  minutes: number;
  /** The commands, which run one after another. Arguments of the lab are passed to the first command. */
  commands: [program: string, ...args: string[]][];
  env?: Record<string, string>;
  /** Whether the lab needs a PostgreSQL for tests, in TEST_DATABASE_URL. */
  needsDatabase?: boolean;
  /** Whether the lab needs compiled workspaces, because it does not build them itself. */
  needsBuild?: boolean;
  /** Whether the lab needs the packages of lab/programs/package.json. */
  needsPackages?: boolean;
}

type Command = Lab['commands'][number];

const node = join(root, 'node_modules/.bin/node');
const nodeCommand = (file: string, ...args: string[]): Command => [node, join(root, file), ...args];
const jestCommand = (config: string, ...patterns: string[]): Command => [
  node,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join(root, 'node_modules/jest/bin/jest.js'),
  '--config',
  join(root, config),
  ...patterns,
];
/** The command ends with --, because arguments of the lab are appended. */
const npmCommand = (name: string, workspace: string, ...args: string[]): Command => [
  'npm',
  'run',
  '--silent',
  name,
  '-w',
  workspace,
  '--',
  ...args,
];
const newBench = (name: string, minutes: number, file: string, proves: string, ...args: string[]): Lab => ({
  name,
  proves,
  minutes,
  commands: [nodeCommand(`lab/bench/${file}`, ...args)],
});

const tests: Lab[] = [
  {
    name: 'api-long',
    proves: 'races, killed processes, attacks on sign-in codes, outages and large catalogs in the API',
    minutes: 15,
    commands: [npmCommand('test:long', '@meet/api')],
    needsDatabase: true,
    needsBuild: true,
  },
  {
    name: 'api-timings',
    proves: 'what must be equally fast or fast enough in the API and search-indexer, by the clock; needs a quiet machine',
    minutes: 4,
    commands: [npmCommand('test:measured', '@meet/api'), npmCommand('test:measured', '@meet/search-indexer')],
    needsDatabase: true,
    needsBuild: true,
  },
  {
    name: 'crowds',
    proves:
      'slow uploads, requests for codes and subscriptions delay nobody else, at the API and through the storefront; needs a quiet machine',
    minutes: 5,
    commands: [
      npmCommand('test:measured', '@meet/api', 'slow-uploads', 'flood', 'subscription-wave'),
      npmCommand('test:measured', '@meet/storefront', 'crowds'),
    ],
    needsDatabase: true,
    needsBuild: true,
  },
  {
    name: 'fuzz',
    proves: 'no query that fits the schema makes the API fail; needs schemathesis on PATH',
    minutes: 3,
    commands: [npmCommand('test:long', '@meet/api', 'fuzz')],
    needsDatabase: true,
    needsBuild: true,
  },
  {
    name: 'pooler',
    proves: 'API, jobs, imports, migrations and search-indexer work behind PgBouncer in transaction mode; needs pgbouncer 1.21 on PATH',
    minutes: 4,
    commands: [npmCommand('test', '@meet/api', 'pooler', 'direct-connection'), npmCommand('test', '@meet/search-indexer', 'pooler')],
    env: { POOLER_TEST: 'pgbouncer' },
    needsDatabase: true,
    needsBuild: true,
  },
  {
    name: 'random-histories',
    proves: '10,000 random order histories leave money, bonuses, units and statuses consistent',
    minutes: 25,
    commands: [npmCommand('test', '@meet/api', 'random-histories')],
    env: { ORDER_LIVES: '10000' },
    needsDatabase: true,
    needsBuild: true,
  },
  {
    name: 'search-indexer-long',
    proves: 'the index survives crashes of search-indexer and rebuilds under load',
    minutes: 2,
    commands: [npmCommand('test:long', '@meet/search-indexer')],
    needsDatabase: true,
    needsBuild: true,
  },
  {
    name: 'stories',
    proves:
      'every story at every width and theme, axe and contrast on every docs page in both themes, that examples for programs compile, the bytes and seconds of a frame, and that the tests of stories can fail',
    minutes: 15,
    commands: [nodeCommand('scripts/test/stories.ts', '--full')],
    needsBuild: true,
  },
  {
    name: 'journeys-long',
    proves: 'long journeys in a browser: overload, hostile texts, providers, late hydration, offline',
    minutes: 15,
    commands: [npmCommand('e2e:long', '@meet/storefront')],
    needsDatabase: true,
    needsBuild: true,
  },
  {
    name: 'scripts-long',
    proves: 'the commands of scripts/, the death of the database, and that every check can fail; needs a quiet machine',
    minutes: 7,
    commands: [jestCommand('scripts/jest.long.config.js', '--testPathIgnorePatterns', 'newcomer', '/node_modules/')],
    needsDatabase: true,
    needsBuild: true,
  },
  {
    name: 'newcomer',
    proves: 'a clean clone opens and takes a first order within minutes, for a plain user with an empty home',
    minutes: 6,
    commands: [jestCommand('scripts/jest.long.config.js', 'newcomer')],
  },
];

const checks: Lab[] = [
  {
    name: 'budget',
    proves: 'bytes and layout shift of the pages of the production build',
    minutes: 5,
    commands: [npmCommand('budget', '@meet/storefront')],
    needsDatabase: true,
    needsBuild: true,
  },
  {
    name: 'lighthouse',
    proves: 'Lighthouse finds nothing in accessibility, best practices and SEO, on a phone',
    minutes: 6,
    commands: [jestCommand('lab/lighthouse/jest.config.js')],
    needsDatabase: true,
    needsBuild: true,
    needsPackages: true,
  },
  {
    name: 'checkout',
    proves:
      'a purchase with a thumb at 360 × 640 is within its limits of taps, typing, scrolling and layout shift; prints these and how often the sum is in sight',
    minutes: 3,
    commands: [jestCommand('lab/checkout/jest.config.js')],
    needsDatabase: true,
    needsBuild: true,
  },
  {
    name: 'slow-line',
    proves: 'on slow 3G, the name, picture and price of a product, and the title of a directory, are visible within 300 ms of the press',
    minutes: 4,
    commands: [jestCommand('lab/slow-line/jest.config.js')],
    needsDatabase: true,
    needsBuild: true,
  },
  {
    name: 'search',
    proves: 'judged queries find what they should, with precision and nDCG above their bounds; on Meilisearch too if it is on PATH',
    minutes: 3,
    commands: [nodeCommand('lab/search/score.ts')],
  },
  {
    name: 'images',
    proves: 'the three container images build, stay small, and run the shop; needs buildah as root',
    minutes: 10,
    commands: [jestCommand('lab/jest.long.config.js', 'images')],
  },
  {
    name: 'kit-package',
    proves: 'the packed kit works in applications of Vite, plain Node, React Router and Next, with its types and sizes; its check can fail',
    minutes: 4,
    commands: [nodeCommand('lab/package/kit.ts'), jestCommand('lab/jest.long.config.js', 'package')],
    needsBuild: true,
    needsPackages: true,
  },
  {
    name: 'client-package',
    proves: 'the packed client works in Node and in a page, against a shop of its own',
    minutes: 3,
    commands: [nodeCommand('lab/package/client.ts')],
    needsBuild: true,
    needsPackages: true,
  },
  {
    name: 'integrators',
    proves:
      'urql, Apollo Client, GraphQL Code Generator, graphql-ws and the packed client work with the API, and audits of GraphQL over HTTP pass',
    minutes: 2,
    commands: [nodeCommand('lab/integrators/integrators.ts')],
    needsBuild: true,
  },
];

const seeds = Array.from({ length: 10 }, (_, seed) => String(seed + 1));

const faults: Lab[] = [
  {
    name: 'chaos',
    proves: 'nothing acknowledged is lost while parts of the shop are killed, suspended and cut off for two minutes',
    minutes: 4,
    commands: [nodeCommand('lab/chaos/chaos.ts')],
  },
  {
    name: 'chaos-seeds',
    proves: 'the same for ten plans of faults',
    minutes: 40,
    commands: seeds.map((seed) => nodeCommand('lab/chaos/chaos.ts', '--seed', seed)),
  },
  {
    name: 'chaos-orders',
    proves: 'every order, unit, bonus and payment is accounted for when the API is killed 20 times',
    minutes: 6,
    commands: [nodeCommand('lab/chaos/orders/orders.ts')],
  },
  {
    name: 'machines',
    proves: 'several of each process behind nginx lose nothing when restarted, killed or failed over, and show changes within a second',
    minutes: 8,
    commands: [nodeCommand('lab/machines/machines.ts')],
    needsBuild: true,
  },
  {
    name: 'previous-release',
    proves: "the previous release's API passes its tests on the schema of this one",
    minutes: 15,
    commands: [nodeCommand('lab/previous-release/previous-release.ts')],
    needsDatabase: true,
  },
];

const benches: Lab[] = [
  newBench('bench', 25, 'bench.ts', 'throughput, latency, CPU and SQL statements of API and storefront, beside a bare server'),
  {
    name: 'bench-answers',
    proves: 'all servers of the bench give the same responses',
    minutes: 4,
    commands: [jestCommand('lab/jest.long.config.js', 'bench')],
  },
  newBench('bench-sizes', 40, 'sizes.ts', 'larger shops cost about as much per request as smaller ones'),
  newBench('bench-overload', 4, 'bench.ts', 'what exceeds the capacity is refused quickly, and the rest stays fast', '--only', 'overload'),
  newBench('bench-soak', 35, 'endurance/soak.ts', 'heaps do not grow in thirty minutes of mixed load'),
  newBench('bench-sockets', 4, 'endurance/sockets.ts', '2,000 subscribers are notified within a second'),
  newBench('bench-import', 10, 'import/import.ts', 'an import over HTTP does not slow down the pages of visitors'),
  {
    name: 'bench-import-command',
    proves: 'time and memory of the commands that import and export 100,000 products',
    minutes: 10,
    commands: [nodeCommand('lab/bench/import/import-catalog.ts')],
    needsDatabase: true,
    needsBuild: true,
  },
  newBench('bench-pictures', 4, 'storefront/pictures.ts', 'pictures in view are painted within a second, or three beside busy loops'),
];

export const labs: readonly Lab[] = [...tests, ...checks, ...faults, ...benches];

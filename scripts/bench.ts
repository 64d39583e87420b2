// npm run bench [-- --products N] [--seconds S]: requests a second, latency and CPU of the production build, each answer checked.
// Absolute figures belong to one machine and one run; compare within it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { apiScenarios } from '../api/bench/scenarios.ts';
import { storefrontScenarios } from '../storefront/bench/scenarios.ts';
import { Child } from './child.ts';
import { environment, root } from './config.ts';
import { freeNeighbours } from './port.ts';
import { Refusal, reportFailure, say, step } from './terminal.ts';

const { values } = parseArgs({ options: { products: { type: 'string', default: '1200' }, seconds: { type: 'string', default: '5' } } });

type Process = 'api' | 'storefront';

/** What is asked again and again. */
interface Scenario {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Every answer is checked: a fast wrong one is worth nothing. */
  isRight: (body: string) => boolean;
}

interface Load {
  port: number;
  connections: number;
  seconds: number;
}

/** Processor seconds that a process has used so far, by its own metrics. */
async function cpuSeconds(healthPort: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${healthPort}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
}

async function measure(scenario: Scenario, { port, connections, seconds }: Load): Promise<string> {
  const { name, method, path, headers, body, isRight } = scenario;
  const url = `http://127.0.0.1:${port}${path}`;
  const ask = (duration: number) =>
    autocannon({ url, method, headers, connections, duration, ...(body ? { body } : {}), verifyBody: (answer) => isRight(String(answer)) });
  await ask(1);
  const before = await cpuSeconds(port + 1);
  const result = await ask(seconds);
  const used = (await cpuSeconds(port + 1)) - before;
  const wrong = result.non2xx + result.errors + result.mismatches;
  if (wrong > 0) throw new Refusal(`${name}: ${wrong} of ${result.requests.total} answers were wrong.`);
  const { p50, p97_5, p99 } = result.latency;
  const cells = [result.requests.average.toFixed(0), p50, p97_5, p99, ((used * 1000) / result.requests.total).toFixed(2)];
  return `${name.padEnd(24)}${String(connections).padStart(4)}${cells.map((cell) => String(cell).padStart(11)).join('')}`;
}

async function openShop(ports: Record<Process, number>, dataDir: string): Promise<Child> {
  const unlimited = { RATE_PER_SECOND: '1000000', RATE_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' };
  const env = {
    ...environment,
    ...unlimited,
    PORT: String(ports.storefront),
    API_PORT: String(ports.api),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
  };
  const script = async (name: string, ...args: string[]) =>
    new Child({ name, command: process.execPath, args: [join(root, 'scripts', `${name}.ts`), ...args], env, cwd: root, logsDir: dataDir });
  mkdirSync(dataDir, { recursive: true });
  const seed = await script('seed', '--products', values.products);
  if ((await seed.exited) !== 'exit code 0') throw new Refusal(seed.lastLines);
  const shop = await script('start');
  await shop.answers(
    () =>
      fetch(`http://127.0.0.1:${ports.storefront}/catalog`).then(
        ({ ok }) => ok,
        () => false,
      ),
    120_000,
  );
  return shop;
}

async function anySlug(port: number): Promise<string> {
  const query = '{ filteredProducts(dto: {}) { items { slug } } }';
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: { filteredProducts: { items: { slug: string }[] } } };
  return data.filteredProducts.items[0]?.slug ?? '';
}

async function bench(): Promise<void> {
  const first = await freeNeighbours(5);
  const ports = { storefront: first, api: first + 2 };
  const shop = await step(`a shop of ${values.products} products`, () => openShop(ports, join(root, '.data/bench')));
  try {
    const slug = await anySlug(ports.api);
    say(
      `\n${'scenario'.padEnd(24)}conn${['req/s', 'p50 ms', 'p97.5 ms', 'p99 ms', 'CPU ms/req'].map((head) => head.padStart(11)).join('')}`,
    );
    const scenarios: [Process, Scenario[]][] = [
      ['api', apiScenarios(slug)],
      ['storefront', storefrontScenarios(slug)],
    ];
    for (const [process, asked] of scenarios) {
      for (const scenario of asked) {
        for (const connections of [1, 16])
          say(await measure(scenario, { port: ports[process], connections, seconds: Number(values.seconds) }));
      }
    }
  } finally {
    await shop.stop(6_000);
  }
}

bench().catch(reportFailure);

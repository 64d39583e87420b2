import { join } from 'node:path';
import { parseWith } from './components.ts';
import { type Config, environment, readConfig } from './config.ts';
import { built, environments, productionParts } from './parts.ts';
import { demandPort } from './port.ts';
import { demandValidEnvironment } from './process-config.ts';
import { buildAll, migrate, Shop } from './shop.ts';
import { reportFailure, say, secondsSince, step } from './terminal.ts';

const started = Date.now();
const mode = environment.MODE ?? 'demo';

async function demandPorts({ HOST: host, PORT, API_PORT }: Config): Promise<void> {
  await demandPort({ port: PORT, host, owner: 'storefront', variable: 'PORT' });
  await demandPort({ port: PORT + 1, host, owner: 'storefront health', variable: 'PORT (it is the next one)' });
  await demandPort({ port: API_PORT, host, owner: 'api', variable: 'API_PORT' });
  await demandPort({ port: API_PORT + 1, host, owner: 'api health', variable: 'API_PORT (it is the next one)' });
  await demandPort({ port: API_PORT + 2, host, owner: 'search-indexer health', variable: 'API_PORT (it is the next but one)' });
}

function table(config: Config, env: NodeJS.ProcessEnv): string {
  const { HOST, PORT, API_PORT, DATA_DIR } = config;
  const own = (variable: string) => env[variable]?.replace(/\/\/[^@/]*@/, '//');
  const rows = [
    ['storefront', `http://${HOST}:${PORT}`, 'production build'],
    ['api', `http://${HOST}:${API_PORT}/graphql`, `health http://${HOST}:${API_PORT + 1}/health/ready`],
    ['search-indexer', `health http://${HOST}:${API_PORT + 2}/health/ready`, ''],
    ['database', config.DATABASE_URL ? 'real' : 'embedded', own('DATABASE_URL') ?? ''],
    ['search', env.MEILI_URL ? 'real: Meilisearch' : 'embedded: PostgreSQL', own('MEILI_URL') ?? ''],
    ['pictures', env.MINIO_ENDPOINT ? 'real: S3' : 'embedded: a folder', own('MINIO_ENDPOINT') ?? join(DATA_DIR, 'objects')],
    ['rate counters', env.REDIS_URL ? 'real: Redis' : 'embedded: memory', own('REDIS_URL') ?? ''],
    ['logs', join(DATA_DIR, 'logs'), ''],
  ];
  return rows.map(([name = '', where = '', note = '']) => `  ${name.padEnd(16)}${where.padEnd(44)}${note}`.trimEnd()).join('\n');
}

async function start(): Promise<void> {
  const config = readConfig(environment);
  const withComponents = parseWith(process.argv.slice(2));
  const shop = new Shop(config);
  shop.stopOnSignals();
  try {
    shop.claim();
    await demandPorts(config);
    demandValidEnvironment(config, mode);
    const databaseUrl = await shop.startDatabase();
    await buildAll(shop);
    const shared = {
      MODE: environment.MODE ?? 'demo',
      NODE_ENV: 'production',
      ...(await shop.startComponents(withComponents)),
      DATABASE_URL: databaseUrl,
    };
    const env = environments(config, shared);
    await migrate(shop, env.api);
    await step('demo shop', () =>
      shop.run({ name: 'seed', args: [built.seed, '--once'], env: env.api, onLine: (line) => say(`    ${line}`) }),
    );
    for (const part of productionParts(env)) await step(part.name, () => shop.launch(part));
    say(`\nMeet is open after ${secondsSince(started)}. Ctrl-C stops it.\n\n${table(config, { ...environment, ...shared })}\n`);
  } catch (error) {
    reportFailure(error);
    await shop.stop();
    process.exit();
  }
}

start().catch((error) => {
  reportFailure(error);
  process.exit();
});

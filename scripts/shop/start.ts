// npm start: starts the whole shop from its production build.
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { preparePictures } from '../pictures/prepare.ts';
import { formatElapsed, printError, say } from '../terminal.ts';
import { openShop } from './open.ts';
import { createProductionProcesses, resolveOrigins } from './shop-processes.ts';

const startedAt = Date.now();

function formatTable(config: Config, env: NodeJS.ProcessEnv, demoAccount: string | undefined): string {
  const { HOST, PORT, API_PORT, DATA_DIR } = config;
  const readVariable = (variable: string) => env[variable]?.replace(/\/\/[^@/]*@/, '//');
  const rows = [
    ['storefront', `http://${HOST}:${PORT}`, 'production build'],
    ...(demoAccount ? [['demo account', demoAccount, `with orders; codes to sign in appear on http://${HOST}:${PORT}/inbox`]] : []),
    ['api', `http://${HOST}:${API_PORT}/graphql`, `health http://${HOST}:${API_PORT + 1}/health/ready`],
    ['search-indexer', `health http://${HOST}:${API_PORT + 2}/health/ready`, ''],
    ['database', config.DATABASE_URL ? 'real' : 'embedded', readVariable('DATABASE_URL') ?? ''],
    ['search', env.MEILI_URL ? 'real: Meilisearch' : 'embedded: PostgreSQL', readVariable('MEILI_URL') ?? ''],
    ['pictures', env.MINIO_ENDPOINT ? 'real: S3' : 'embedded: a folder', readVariable('MINIO_ENDPOINT') ?? join(DATA_DIR, 'objects')],
    ['rate counters', env.REDIS_URL ? 'real: Redis' : 'embedded: memory', readVariable('REDIS_URL') ?? ''],
    ['logs', join(DATA_DIR, 'logs'), ''],
  ];
  return rows.map(([name = '', where = '', note = '']) => `  ${name.padEnd(16)}${where.padEnd(44)}${note}`.trimEnd()).join('\n');
}

async function prepare(config: Config): Promise<void> {
  const startedAt = Date.now();
  try {
    const count = await preparePictures(resolveOrigins(config));
    say(`Prepared ${count} pictures of the home page, the first catalog pages and their products in ${formatElapsed(startedAt)}`);
  } catch (error) {
    printError(`Pictures were not prepared: ${error instanceof Error ? error.message : String(error)}`);
  }
}

await openShop({
  mode: 'demo',
  createProcesses: createProductionProcesses,
  announce: (config, env, demoAccount) => {
    say(`\nMeet is open after ${formatElapsed(startedAt)}. Ctrl-C stops it.\n\n${formatTable(config, env, demoAccount)}\n`);
    const mode = config.PREPARE_PICTURES ?? (env.MODE === 'production' ? 'off' : 'on');
    if (mode === 'on') void prepare(config);
  },
});

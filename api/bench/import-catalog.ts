// Measures time and memory of importing a large catalog, importing it again, and exporting it. After `npm run build`: `node
// api/bench/import-catalog.ts postgresql://user:password@host/postgres [products]`. It creates a database on that server and drops it at
// the end.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { catalogLines, shopOfCatalog } from './generate-catalog.ts';

const [server = '', products = '100000', dist = join(import.meta.dirname, '../dist')] = process.argv.slice(2);
const name = `meet_bench_import_${process.pid}`;
const url = new URL(server);
url.pathname = `/${name}`;
const file = join(tmpdir(), `${name}.jsonl`);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function sql(connectionString: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** Runs a command of the API and prints its time and memory after each tenth of the work. */
async function measure(title: string, args: string[]): Promise<void> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { env: { DATABASE_URL: url.href }, stdio: 'inherit' });
  const samples: number[] = [];
  const watch = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      samples.push(Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024));
    } catch {
      // The process has ended.
    }
  }, 200);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  const tenths = Array.from({ length: 10 }, (_, tenth) => samples[Math.floor((samples.length * (tenth + 0.5)) / 10)] ?? 0);
  say(
    `${title}: ${((performance.now() - started) / 1000).toFixed(1)} s, exit code ${code}, resident ${tenths.join(' ')} MB, peak ${Math.max(0, ...samples)} MB\n`,
  );
}

const command = (tool: string): string => join(dist, `src/catalog/exchange/${tool}.js`);

try {
  await sql(server, `CREATE DATABASE ${name}`);
  const migrate = spawn(process.execPath, [join(import.meta.dirname, '../dist/prisma/migrate.js'), 'deploy'], {
    env: { DATABASE_URL: url.href },
  });
  await once(migrate, 'exit');
  await sql(url.href, shopOfCatalog);
  await sql(url.href, `INSERT INTO search_engine (name) VALUES ('postgres') ON CONFLICT DO NOTHING`);
  await pipeline(Readable.from(catalogLines(Number(products))), createWriteStream(file));
  say(`${products} products, ${Math.round(statSync(file).size / 2 ** 20)} MB\n`);
  await measure('import', [command('import'), file]);
  await measure('import again', [command('import'), file]);
  await measure('export', [command('export'), `${file}.out`]);
  const { rows } = await sql(
    url.href,
    'SELECT (SELECT count(*) FROM product) AS products, (SELECT count(*) FROM product_item) AS items, (SELECT count(*) FROM search_outbox) AS outbox',
  );
  say(JSON.stringify(rows[0]));
} finally {
  await sql(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  rmSync(file, { force: true });
  rmSync(`${file}.out`, { force: true });
}

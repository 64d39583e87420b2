// npm run lab -- bench-import-command: measures time and memory of importing a large catalog, importing it again and exporting it. Creates
// a database on the server of tests and drops it at the end.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { catalogLines, insertReferencedRowsSql } from '../../../api/test/catalog-lines.harness.ts';
import { environment } from '../../../scripts/config.ts';
import { builtPrograms } from '../../../scripts/shop/shop-processes.ts';
import { say } from '../../../scripts/terminal.ts';

const [products = '100000'] = process.argv.slice(2);
const serverUrl = environment.TEST_DATABASE_URL ?? '';
const databaseName = `meet_bench_import_${process.pid}`;
const url = new URL(serverUrl);
url.pathname = `/${databaseName}`;
const catalogFile = join(tmpdir(), `${databaseName}.jsonl`);

async function runSql(connectionString: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** Runs an API command, which must succeed, and prints its duration and its memory at ten points of the run. */
async function measureCommand(title: string, args: string[]): Promise<void> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { env: { DATABASE_URL: url.href }, stdio: 'inherit' });
  const samples: number[] = [];
  const samplingTimer = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      samples.push(Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024));
    } catch {
      // The process has ended, so its memory cannot be read.
    }
  }, 200);
  const [code] = await once(child, 'exit');
  clearInterval(samplingTimer);
  if (code !== 0) throw new Error(`${title} ended with ${code}`);
  const samplesByTenth = Array.from({ length: 10 }, (_, tenth) => samples[Math.floor((samples.length * (tenth + 0.5)) / 10)] ?? 0);
  say(
    `${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s, resident ${samplesByTenth.join(' ')} MB, peak ${Math.max(0, ...samples)} MB\n`,
  );
}

try {
  await runSql(serverUrl, `CREATE DATABASE ${databaseName}`);
  const migrate = spawn(process.execPath, [builtPrograms.migrate, 'deploy'], {
    env: { DATABASE_URL: url.href },
  });
  await once(migrate, 'exit');
  await runSql(url.href, insertReferencedRowsSql);
  await runSql(url.href, `INSERT INTO search_engine (name) VALUES ('postgres') ON CONFLICT DO NOTHING`);
  await pipeline(Readable.from(catalogLines(Number(products))), createWriteStream(catalogFile));
  say(`${products} products, ${Math.round(statSync(catalogFile).size / 2 ** 20)} MB\n`);
  await measureCommand('import', [builtPrograms.catalogImport, catalogFile]);
  await measureCommand('import again', [builtPrograms.catalogImport, catalogFile]);
  await measureCommand('export', [builtPrograms.catalogExport, `${catalogFile}.out`]);
  const { rows } = await runSql(
    url.href,
    'SELECT (SELECT count(*) FROM product) AS products, (SELECT count(*) FROM product_item) AS items, (SELECT count(*) FROM search_outbox) AS outbox',
  );
  say(JSON.stringify(rows[0]));
  if (rows[0]?.products !== products) throw new Error(`of ${products} products, ${rows[0]?.products} are in the database`);
} finally {
  await runSql(serverUrl, `DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`);
  rmSync(catalogFile, { force: true });
  rmSync(`${catalogFile}.out`, { force: true });
}

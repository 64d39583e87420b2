import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { drawBetween, pick, type Random } from '../random.ts';

interface MerchantOptions {
  databaseUrl: string;
  random: Random;
  signal: AbortSignal;
}

const productSql = '(SELECT id FROM product ORDER BY random() LIMIT 3)';
const changeStatements = [
  `UPDATE product_item SET price = price + 100, old_price = NULL WHERE product_id IN ${productSql}`,
  `UPDATE product SET unit_sold = unit_sold + 1 WHERE id IN ${productSql}`,
  `UPDATE product_item SET reserved_until = now() + interval '3 s' WHERE product_id IN ${productSql}`,
  `UPDATE product SET description = description || ' ' WHERE id IN ${productSql}`,
];

/** Changes the catalog, which the search index has to follow. The changes go to the database directly. */
export async function changeCatalog({ databaseUrl, random, signal }: MerchantOptions): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000, query_timeout: 5_000 });
    // Without a listener, a connection that breaks while it is idle would end the process.
    client.on('error', () => undefined);
    await changeOverConnection(client, { random, signal }).catch(() => undefined);
    await client.end().catch(() => undefined);
    await delay(500);
  }
}

async function changeOverConnection(client: pg.Client, { random, signal }: Pick<MerchantOptions, 'random' | 'signal'>): Promise<void> {
  await client.connect();
  while (!signal.aborted) {
    await client.query(pick(changeStatements, random()));
    await delay(drawBetween(random, 50, 500));
  }
}

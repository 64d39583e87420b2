import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { between, pick, type Random } from '../random.ts';

interface Trading {
  databaseUrl: string;
  random: Random;
  signal: AbortSignal;
}

const product = '(SELECT id FROM product ORDER BY random() LIMIT 3)';
const changes = [
  `UPDATE product_item SET price = price + 100, old_price = NULL WHERE product_id IN ${product}`,
  `UPDATE product SET unit_sold = unit_sold + 1 WHERE id IN ${product}`,
  `UPDATE product_item SET reserved_until = now() + interval '3 s' WHERE product_id IN ${product}`,
  `UPDATE product SET description = description || ' ' WHERE id IN ${product}`,
];

/** Changes the catalog, which the search index has to follow. The changes go to the database directly. */
export async function trade({ databaseUrl, random, signal }: Trading): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000, query_timeout: 5_000 });
    // A connection that breaks while idle.
    client.on('error', () => undefined);
    await tradeOver(client, { random, signal }).catch(() => undefined);
    await client.end().catch(() => undefined);
    await delay(500);
  }
}

async function tradeOver(client: pg.Client, { random, signal }: Pick<Trading, 'random' | 'signal'>): Promise<void> {
  await client.connect();
  while (!signal.aborted) {
    await client.query(pick(changes, random()));
    await delay(between(random, 50, 500));
  }
}

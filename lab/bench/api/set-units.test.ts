import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { CommandUnderTest } from '../../../scripts/database/command.harness.ts';
import { builtPrograms } from '../../../scripts/shop/shop-processes.ts';
import { buildUnitsText } from './set-units.ts';

let shop: CommandUnderTest;
let client: pg.Client;

beforeEach(async () => {
  shop = new CommandUnderTest('units');
  const DATABASE_URL = await shop.postgres.start();
  expect(await shop.run(builtPrograms.migrate, ['deploy'], { DATABASE_URL })).toMatchObject({ code: 0 });
  expect(await shop.run(builtPrograms.seed, ['--products', '20'], { DATABASE_URL })).toMatchObject({ code: 0 });
  client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
}, 300_000);

afterEach(async () => {
  await client.end();
  await shop.remove();
});

/** Number of units that are not deleted, of available ones and of deleted ones, by product. */
async function readStock(): Promise<Map<string, { units: number; available: number; deleted: number }>> {
  const isAvailable = 'active AND deleted_at IS NULL AND sold_at IS NULL AND (reserved_until IS NULL OR reserved_until <= now())';
  const { rows } = await client.query<{ id: string; units: number; available: number; deleted: number }>(
    `SELECT product_id AS id, count(*) FILTER (WHERE deleted_at IS NULL)::int AS units, count(*) FILTER (WHERE ${isAvailable})::int AS available,
      count(deleted_at)::int AS deleted FROM product_item GROUP BY product_id ORDER BY product_id`,
  );
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

it('products get their number of units, and each stays in or out of stock', async () => {
  await client.query(buildUnitsText(5));
  const fullyStockedIds = [...(await readStock())].flatMap(([id, { available }]) => (available === 5 ? [id] : []));
  const [deleting = '', selling = '', reserving = '', soldOut = ''] = fullyStockedIds;
  const change = async (set: string, id: string, count: number): Promise<void> => {
    const first = `SELECT id FROM product_item WHERE product_id = $1 ORDER BY external_id LIMIT ${count}`;
    await client.query(`UPDATE product_item SET ${set} WHERE id IN (${first})`, [id]);
  };
  await change('deleted_at = now()', deleting, 3);
  await change('sold_at = now()', selling, 4);
  await change(`reserved_until = now() + interval '1 hour'`, reserving, 4);
  await change('sold_at = now()', soldOut, 5);
  const before = await readStock();

  for (const units of [1, 9]) {
    await client.query(buildUnitsText(units));
    const after = await readStock();
    expect([...after.values()].every((stock) => stock.units === units)).toBe(true);
    expect(after.get(deleting)).toEqual({ units, available: units, deleted: 3 });
    for (const [id, { available }] of before) expect((after.get(id)?.available ?? 0) > 0).toBe(available > 0);
  }
});

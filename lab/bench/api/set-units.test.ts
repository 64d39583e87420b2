import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { CommandUnderTest } from '../../../scripts/database/command.harness.ts';
import { builtPrograms } from '../../../scripts/shop/shop-processes.ts';
import { buildSetUnitsSql } from './set-units.ts';

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

/** Counts the units that are not deleted, the available ones and the deleted ones, by product. */
async function readStock(): Promise<Map<string, { units: number; available: number; deleted: number }>> {
  const isAvailable = 'active AND deleted_at IS NULL AND sold_at IS NULL AND (reserved_until IS NULL OR reserved_until <= now())';
  const { rows } = await client.query<{ id: string; units: number; available: number; deleted: number }>(
    `SELECT product_id AS id, count(*) FILTER (WHERE deleted_at IS NULL)::int AS units, count(*) FILTER (WHERE ${isAvailable})::int AS available,
      count(deleted_at)::int AS deleted FROM product_item GROUP BY product_id ORDER BY product_id`,
  );
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

it('buildSetUnitsSql gives every product the same number of units, and keeps products in stock or sold out as they were', async () => {
  await client.query(buildSetUnitsSql(5));
  const fullyStockedIds = [...(await readStock())].flatMap(([id, { available }]) => (available === 5 ? [id] : []));
  const [deletedFromId = '', soldFromId = '', reservedFromId = '', soldOutId = ''] = fullyStockedIds;
  const changeUnits = async (set: string, id: string, count: number): Promise<void> => {
    const first = `SELECT id FROM product_item WHERE product_id = $1 ORDER BY external_id LIMIT ${count}`;
    await client.query(`UPDATE product_item SET ${set} WHERE id IN (${first})`, [id]);
  };
  await changeUnits('deleted_at = now()', deletedFromId, 3);
  await changeUnits('sold_at = now()', soldFromId, 4);
  await changeUnits(`reserved_until = now() + interval '1 hour'`, reservedFromId, 4);
  await changeUnits('sold_at = now()', soldOutId, 5);
  const stockBefore = await readStock();

  for (const units of [1, 9]) {
    await client.query(buildSetUnitsSql(units));
    const stockAfter = await readStock();
    expect([...stockAfter.values()].every((stock) => stock.units === units)).toBe(true);
    expect(stockAfter.get(deletedFromId)).toEqual({ units, available: units, deleted: 3 });
    for (const [id, { available }] of stockBefore) expect((stockAfter.get(id)?.available ?? 0) > 0).toBe(available > 0);
  }
});

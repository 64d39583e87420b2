import { Prisma, type PrismaClient } from '../../../src/platform/prisma/generated/client.js';

/** Origin of a unit: the shop's warehouse, or a supplier in Russia or Turkey. */
export type Origin = 'WAREHOUSE' | 'RUSSIA' | 'TURKEY';

const originConditions: Record<Origin, Prisma.Sql> = {
  WAREHOUSE: Prisma.sql`item.supplier = 'MEET_WAREHOUSE'`,
  RUSSIA: Prisma.sql`item.supplier <> 'MEET_WAREHOUSE' AND coalesce(item.delivery_iso_code, 'RU') = 'RU'`,
  TURKEY: Prisma.sql`item.supplier <> 'MEET_WAREHOUSE' AND item.delivery_iso_code = 'TR'`,
};

const [MIN_PRICE, MAX_PRICE] = [3_000_00n, 20_000_00n];

/** A free unit of a product that occurs in no other order of the account. */
async function findFreeUnit(
  db: PrismaClient,
  origin: Origin,
  usedProductIds: readonly string[],
): Promise<{ id: string; productId: string }> {
  const [unit] = await db.$queryRaw<{ id: string; productId: string }[]>`
    SELECT item.id, product.id AS "productId" FROM product_item AS item JOIN product ON product.id = item.product_id
    WHERE ${originConditions[origin]} AND item.active AND item.deleted_at IS NULL AND item.sold_at IS NULL AND item.reserved_until IS NULL
      AND item.price BETWEEN ${MIN_PRICE} AND ${MAX_PRICE} AND product.active AND product.deleted_at IS NULL
      AND product.bonus_calc_state = 'FULL' AND product.id <> ALL (${usedProductIds}::uuid[])
    ORDER BY product.unit_sold DESC, product.id, item.price, item.id LIMIT 1`;
  if (!unit) throw new Error(`The demo shop has no goods (${origin}) for its account`);
  return unit;
}

/** Adds copies of a free unit. Selling a copy does not change the shop's offer, because the original stays free. */
async function copyUnit(db: PrismaClient, unitId: string, count: number): Promise<string[]> {
  const added = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO product_item (external_id, product_id, size_id, supplier, price, old_price, loyalty_price, delivery_iso_code, bonus_calc_state)
    SELECT 'demo-account-' || uuidv7(), product_id, size_id, supplier, price, old_price, loyalty_price, delivery_iso_code, bonus_calc_state
    FROM product_item, generate_series(1, ${count}::int) WHERE id = ${unitId}::uuid
    RETURNING id`;
  return added.map(({ id }) => id);
}

/** Gives each order of the account units of its own. */
export class DemoUnits {
  readonly #usedProductIds: string[] = [];

  constructor(private readonly db: PrismaClient) {}

  /** Adds a unit from each origin, all of different products, and returns their ids. */
  async addUnits(origins: readonly Origin[]): Promise<string[]> {
    const units: string[] = [];
    for (const origin of origins) units.push(...(await this.addIdenticalUnits(origin, 1)));
    return units;
  }

  /** Adds units of one product, size and price, and returns their ids. */
  async addIdenticalUnits(origin: Origin, count: number): Promise<string[]> {
    const { id, productId } = await findFreeUnit(this.db, origin, this.#usedProductIds);
    this.#usedProductIds.push(productId);
    return copyUnit(this.db, id, count);
  }
}

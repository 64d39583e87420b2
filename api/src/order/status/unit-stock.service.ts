import { Injectable } from '@nestjs/common';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { Clock } from '../../platform/process/clock.js';

type Transaction = Prisma.TransactionClient;

/** A unit of the catalog in an order. */
interface OrderedUnit {
  productItemId: string;
  productId: string;
}

const listIds = (units: readonly OrderedUnit[]): string[] => units.map(({ productItemId }) => productItemId);

/**
 * Holds, releases, sells and takes back units of the catalog for an order that has been placed; the statement that places it reserves its
 * units (placing/reservation.queries.ts). Rows are locked in the order of their ids, products before their items, as the import of the
 * catalog locks them.
 */
@Injectable()
export class UnitStockService {
  constructor(private readonly clock: Clock) {}

  /** Releases units of an unpaid order. A deactivated unit is no longer for sale. */
  async releaseUnits(
    transaction: Transaction,
    units: readonly OrderedUnit[],
    { isDeactivated }: { isDeactivated: boolean },
  ): Promise<void> {
    const ids = await this.#lockItems(transaction, units);
    const releasedState = { reservedUntil: null, ...(isDeactivated && { active: false }) };
    await transaction.productItem.updateMany({ where: { id: { in: ids } }, data: releasedState });
  }

  async holdUntil(transaction: Transaction, units: readonly OrderedUnit[], reservedUntil: Date): Promise<void> {
    const ids = await this.#lockItems(transaction, units);
    await transaction.productItem.updateMany({ where: { id: { in: ids } }, data: { reservedUntil } });
  }

  /**
   * Common table expressions that sell units of an order, for a statement that has further effects. They lock all products before all
   * items: each expression reads the previous one.
   */
  buildSaleSql(units: readonly OrderedUnit[]): Prisma.Sql {
    const productIds = units.map(({ productId }) => productId);
    return Prisma.sql`
      counted AS (SELECT id, count(*)::int AS units FROM unnest(${productIds}::uuid[]) AS id GROUP BY id),
      sold_product AS MATERIALIZED (
        SELECT product.id, counted.units FROM product JOIN counted ON counted.id = product.id ORDER BY product.id FOR NO KEY UPDATE OF product),
      sold_item AS MATERIALIZED (
        SELECT id FROM product_item
        WHERE id = ANY (${listIds(units)}::uuid[]) AND (SELECT count(*) FROM sold_product) > 0 ORDER BY id FOR NO KEY UPDATE),
      product_count AS (
        UPDATE product SET unit_sold = greatest(0, unit_sold + sold_product.units)
        FROM sold_product WHERE product.id = sold_product.id AND (SELECT count(*) FROM sold_item) > 0),
      sold AS (
        UPDATE product_item SET reserved_until = NULL, sold_at = ${this.clock.now()}::timestamptz
        FROM sold_item WHERE product_item.id = sold_item.id)`;
  }

  /** Sells the units only if each of them may be bought now, and returns whether they were sold. */
  async sellIfAvailable(transaction: Transaction, units: readonly OrderedUnit[]): Promise<boolean> {
    await this.#changeSoldCount(transaction, units, 1);
    const ids = await this.#lockItems(transaction, units);
    const now = this.clock.now();
    const { count } = await transaction.productItem.updateMany({
      where: {
        id: { in: ids },
        active: true,
        deletedAt: null,
        soldAt: null,
        OR: [{ reservedUntil: null }, { reservedUntil: { lte: now } }],
        // The reservation of an expired order may have ended before the order itself.
        orderItems: { none: { status: { notIn: ['CANCEL_PURCHASE', 'ISSUED_REFUND'] } } },
      },
      data: { reservedUntil: null, soldAt: now },
    });
    return count === ids.length;
  }

  /** Sells a unit in exchange for a returned unit, which is not for sale again. Returns whether the replacement could be sold. */
  async exchange(transaction: Transaction, returnedUnit: OrderedUnit, replacement: OrderedUnit): Promise<boolean> {
    await this.#lockProducts(transaction, [returnedUnit, replacement]);
    await this.#lockItems(transaction, [returnedUnit, replacement]);
    await this.#changeSoldCount(transaction, [returnedUnit], -1);
    return this.sellIfAvailable(transaction, [replacement]);
  }

  /** Takes sales back. A unit that `isForSale` may be bought again. A unit that `isDeactivated` is withdrawn. Any other unit stays sold. */
  async takeBackSales<Unit extends OrderedUnit>(
    transaction: Transaction,
    units: readonly Unit[],
    outcome: { isForSale: (unit: Unit) => boolean; isDeactivated: (unit: Unit) => boolean },
  ): Promise<void> {
    await this.#changeSoldCount(transaction, units, -1);
    await this.#lockItems(transaction, units);
    const idsForSale = listIds(units.filter((unit) => outcome.isForSale(unit)));
    await transaction.productItem.updateMany({ where: { id: { in: idsForSale } }, data: { soldAt: null } });
    const deactivatedIds = listIds(units.filter((unit) => outcome.isDeactivated(unit)));
    await transaction.productItem.updateMany({ where: { id: { in: deactivatedIds } }, data: { soldAt: null, active: false } });
  }

  async #lockItems(transaction: Transaction, units: readonly OrderedUnit[]): Promise<string[]> {
    const ids = listIds(units);
    await transaction.$executeRaw`SELECT FROM product_item WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
    return ids;
  }

  async #lockProducts(transaction: Transaction, units: readonly OrderedUnit[]): Promise<string[]> {
    const ids = units.map(({ productId }) => productId);
    await transaction.$executeRaw`SELECT FROM product WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
    return ids;
  }

  async #changeSoldCount(transaction: Transaction, units: readonly OrderedUnit[], sign: 1 | -1): Promise<void> {
    const productIds = await this.#lockProducts(transaction, units);
    await transaction.$executeRaw`
      UPDATE product SET unit_sold = greatest(0, unit_sold + ${sign}::int * counted.units)
      FROM (SELECT id, count(*)::int AS units FROM unnest(${productIds}::uuid[]) AS id GROUP BY id) AS counted
      WHERE product.id = counted.id`;
  }
}

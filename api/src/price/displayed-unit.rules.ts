import type { Column } from '../platform/graphql/column-shape.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import { priceColumns, type StoredPrices, toPriceDetails, toUnitPrices } from './price-details.rules.js';
import type { Payer } from './unit-price.rules.js';

/** Data on which prices depend. If the viewer cannot be determined, `payer` is the error with which the fields that depend on it fail. */
export interface PriceSqlContext {
  readonly now: Date;
  readonly payer: Payer | Error;
}

/** SQL version of isAvailable in unit-availability.rules.ts, for a row called `item`. */
export const matchAvailable = (now: Date): Prisma.Sql =>
  Prisma.sql`item.active AND item.deleted_at IS NULL AND item.sold_at IS NULL AND (item.reserved_until IS NULL OR item.reserved_until <= ${now}::timestamptz)`;

/** SQL version of computePayable in unit-price.rules.ts, for a row called `item`. Indexes exist on both expressions. */
const costByPayer: Record<Payer, Prisma.Sql> = {
  GUEST: Prisma.sql`item.price`,
  MEMBER: Prisma.sql`coalesce(item.loyalty_price, item.price)`,
};

/** The price for a payer, on a row called `item`. */
export const selectCost = (payer: Payer): Prisma.Sql => costByPayer[payer];

/** SQL version of toDeliverySpeed in delivery-speed.rules.ts, for a row called `item`. */
export const deliverySpeed = Prisma.sql`CASE item.supplier WHEN 'MEET_WAREHOUSE' THEN 'FAST' ELSE 'SLOW' END`;

/**
 * The order in which units are displayed: the unit that costs the viewer least comes first. Ties are broken by the guest price, so that
 * signing in changes as little as possible, then by id. Both indexes of displayed units have this order.
 */
export const orderByCost = (payer: Payer): Prisma.Sql => Prisma.sql`${costByPayer[payer]}, item.price, item.id`;

/** A column that differs by payer. If the viewer cannot be determined, the column is NULL and its field fails. */
export const createPayerColumn = <SqlContext extends PriceSqlContext>(
  buildColumn: (payer: Payer) => Required<Column<SqlContext>>,
): Column<SqlContext> => {
  const columns = { GUEST: buildColumn('GUEST'), MEMBER: buildColumn('MEMBER') };
  return {
    sql: (selection, sqlContext) =>
      sqlContext.payer instanceof Error ? Prisma.sql`NULL` : columns[sqlContext.payer].sql(selection, sqlContext),
    read: (value, selection, sqlContext) =>
      sqlContext.payer instanceof Error ? sqlContext.payer : columns[sqlContext.payer].read(value, selection, sqlContext),
  };
};

/**
 * The prices of the cheapest available unit for the viewer, or null. `buildUnitCondition` returns the condition for units to choose from,
 * on a row called `item`. The time that this takes does not grow with the number of units of a product.
 */
export const selectDisplayedPrices = <SqlContext extends PriceSqlContext>(
  buildUnitCondition: (sqlContext: SqlContext) => Prisma.Sql,
): Column<SqlContext> =>
  createPayerColumn((payer) => ({
    sql: (selection, sqlContext) => {
      const fromClause = Prisma.sql`FROM product_item AS item WHERE ${buildUnitCondition(sqlContext)} AND ${matchAvailable(sqlContext.now)}`;
      const hasDearerUnit = selection.isSelected('from')
        ? Prisma.sql`EXISTS (SELECT ${fromClause} AND ${costByPayer[payer]} > displayed.cost)`
        : Prisma.sql`false`;
      return Prisma.sql`(SELECT to_json(part) FROM (SELECT ${hasDearerUnit} AS "isFrom", displayed.* FROM (
        SELECT ${costByPayer[payer]} AS cost, ${priceColumns} ${fromClause} ORDER BY ${orderByCost(payer)} LIMIT 1) AS displayed) AS part)`;
    },
    read: (value) => {
      const displayedPrices = value as (StoredPrices & { isFrom: boolean }) | null;
      return displayedPrices && toPriceDetails(toUnitPrices(displayedPrices), payer, displayedPrices.isFrom);
    },
  }));

/** The prices of the unit called `item`. */
export const unitPricesColumn: Column<PriceSqlContext> = createPayerColumn((payer) => ({
  sql: () => Prisma.sql`(SELECT to_json(part) FROM (SELECT ${priceColumns}) AS part)`,
  read: (value) => toPriceDetails(toUnitPrices(value as StoredPrices), payer),
}));

/**
 * The cheapest available unit for each size and delivery speed, as rows called `item` with `cost` and `speed`. `condition` is an SQL
 * condition on `item` that selects the candidates.
 */
export const selectOfferedUnits = (condition: Prisma.Sql, payer: Payer, now: Date): Prisma.Sql => Prisma.sql`(
  SELECT DISTINCT ON (item.size_id, speed) item.*, ${deliverySpeed} AS speed, ${costByPayer[payer]} AS cost FROM product_item AS item
  WHERE ${condition} AND ${matchAvailable(now)} ORDER BY item.size_id, speed, ${orderByCost(payer)}) AS item`;

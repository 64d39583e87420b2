import type { Selection } from '../../platform/graphql/selection.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { PricedItem } from '../../price/offer.rules.js';
import { priceColumns, type UnitPrices } from '../../price/unit-prices.rules.js';
import { dependsOnViewer, product } from '../product/product.queries.js';
import type { ProductFacts } from '../product/product-visibility.rules.js';
import type { RequestedItem } from './product-item.model.js';
import { unit } from './product-item.queries.js';

/** Prices and state of a unit, and its selected fields. `active` is false also if the product is not visible. */
export interface ItemRow extends PricedItem, UnitPrices {
  shown: RequestedItem;
}

/** Whether the selected fields of a unit depend on the viewer. */
export const unitDependsOnViewer = (selection: Selection): boolean =>
  selection.asks('priceDetails') || dependsOnViewer(selection.below('product'));

const selectedUnit = unit.one(() => Prisma.empty);
const productOfUnit = product.one(() => Prisma.empty);
const nothing = Prisma.sql`NULL`;

/**
 * Selects units that meet a condition, in any order, each with the selected fields of its product. Units of temporarily withdrawn products
 * are included, as inactive.
 */
export async function selectItems(
  prisma: PrismaService,
  condition: Prisma.Sql,
  { selection, ...facts }: ProductFacts & { selection: Selection },
): Promise<ItemRow[]> {
  const ofProduct = selection.below('product');
  const rows = await prisma.rows<Omit<ItemRow, 'shown'> & { shown: object; product: object | null }>`
    SELECT item.id, ${priceColumns}, item.active AND ${facts.isVisible} AS active, item.reserved_until AS "reservedUntil",
      item.sold_at AS "soldAt", item.deleted_at AS "deletedAt", ${selectedUnit.sql(selection, facts)} AS shown,
      ${ofProduct.isEmpty ? nothing : productOfUnit.sql(ofProduct, facts)} AS product
    FROM product_item AS item JOIN product ON product.id = item.product_id
    WHERE ${condition} AND item.deleted_at IS NULL AND product.deleted_at IS NULL`;
  return rows.map(({ shown, product: row, ...priced }) => ({
    ...priced,
    shown: { ...unit.read(shown, selection, facts), ...(row && { product: product.read(row, ofProduct, facts) }) },
  }));
}

import { Injectable } from '@nestjs/common';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { requireIds } from '../../platform/input/ids.rules.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { isIn } from '../../platform/prisma/sql.js';
import type { PricedItem } from '../../price/offer.rules.js';
import { PriceService } from '../../price/price.service.js';
import { priceColumns, type UnitPrices } from '../../price/price-details.rules.js';
import type { FindProductItemsInput } from '../product/product.input.js';
import { isForViewer, product } from '../product/product.queries.js';
import { isProductVisible, type ProductSqlContext } from '../product/product-visibility.rules.js';
import type { RequestedItem } from './product-item.model.js';
import { unit } from './product-item.queries.js';

/** Prices and state of a unit, and its selected fields. `active` is false also if the product is not visible. */
export interface ItemRow extends PricedItem, UnitPrices {
  shown: RequestedItem;
}

/** Whether the selected fields of a unit depend on the viewer. */
const isUnitForViewer = (selection: Selection): boolean =>
  selection.isSelected('priceDetails') || isForViewer(selection.selectBelow('product'));

const selectedUnit = unit.selectOne(() => Prisma.empty);
const productOfUnit = product.selectOne(() => Prisma.empty);
const nothing = Prisma.sql`NULL`;

/**
 * Selects units that meet a condition, in any order, each with the selected fields of its product. Units of temporarily withdrawn products
 * are included, as inactive.
 */
async function selectItems(
  prisma: PrismaService,
  condition: Prisma.Sql,
  { selection, ...sqlContext }: ProductSqlContext & { selection: Selection },
): Promise<ItemRow[]> {
  const ofProduct = selection.selectBelow('product');
  const rows = await prisma.readRows<Omit<ItemRow, 'shown'> & { shown: object; product: object | null }>`
    SELECT item.id, ${priceColumns}, item.active AND ${sqlContext.isVisible} AS active, item.reserved_until AS "reservedUntil",
      item.sold_at AS "soldAt", item.deleted_at AS "deletedAt", ${selectedUnit.sql(selection, sqlContext)} AS shown,
      ${ofProduct.isEmpty ? nothing : productOfUnit.sql(ofProduct, sqlContext)} AS product
    FROM product_item AS item JOIN product ON product.id = item.product_id
    WHERE ${condition} AND item.deleted_at IS NULL AND product.deleted_at IS NULL`;
  return rows.map(({ shown, product: row, ...priced }) => ({
    ...priced,
    shown: { ...unit.read(shown, selection, sqlContext), ...(row && { product: product.read(row, ofProduct, sqlContext) }) },
  }));
}

@Injectable()
export class ProductItemService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly prices: PriceService,
  ) {}

  /**
   * Returns units in the order of the request, without duplicates. Sold and inactive units are included, so that a cart can show
   * their state. Deleted units are not. More than `max` ids are refused.
   */
  async findAll(
    context: Pick<GraphqlContext, 'viewer'>,
    { productItemIds, max }: FindProductItemsInput & { max?: number },
    selection: Selection,
  ): Promise<ItemRow[]> {
    const ids = requireIds(productItemIds, max);
    if (ids.length === 0) return [];
    const sqlContext = await this.prices.readSqlContext(context, isUnitForViewer(selection));
    const rows = await selectItems(this.prisma, isIn('item.id', ids), { ...sqlContext, selection, isVisible: isProductVisible() });
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }
}

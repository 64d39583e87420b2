import { Injectable } from '@nestjs/common';
import { ComposedSqlCache } from '../../platform/graphql/composed-sql-cache.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { requireIds } from '../../platform/input/ids.rules.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { matchIds } from '../../platform/prisma/sql.js';
import { PriceService } from '../../price/price.service.js';
import { priceColumns, type UnitPrices } from '../../price/price-details.rules.js';
import type { PricedItem } from '../../price/unit-availability.rules.js';
import { dependsOnViewer, productShape } from '../product/product.queries.js';
import { buildSqlVariantKey, type ProductSqlContext } from '../product/product-sql-context.js';
import { matchVisibleProduct } from '../product/product-visibility.rules.js';
import type { FindProductItemsInput, ItemWithProduct } from './product-item.model.js';
import { unitShape } from './product-item.queries.js';

/** Prices and state of a unit, and its selected fields. `active` is also false if the product is not visible. */
export interface ItemRow extends PricedItem, UnitPrices {
  deliveryIsoCode: string | null;
  unit: ItemWithProduct;
}

/** Whether the value of a selected field differs between guests and signed-in viewers. */
const unitDependsOnViewer = (selection: Selection): boolean =>
  selection.isSelected('priceDetails') || dependsOnViewer(selection.selectBelow('product'));

const selectedUnit = unitShape.selectOne(() => Prisma.empty);
const unitProductColumn = productShape.selectOne(() => Prisma.empty);
const nullSql = Prisma.sql`NULL`;

const composedColumns = new ComposedSqlCache();

/** The selected fields of a unit and of its product, each as an object. */
function composeColumns({ selection, ...sqlContext }: ProductSqlContext & { selection: Selection }): Prisma.Sql {
  return composedColumns.compose({ selection, variant: buildSqlVariantKey(sqlContext), now: sqlContext.now }, () => {
    const productSelection = selection.selectBelow('product');
    const productColumn = productSelection.isEmpty ? nullSql : unitProductColumn.sql(productSelection, sqlContext);
    return Prisma.sql`${selectedUnit.sql(selection, sqlContext)} AS unit, ${productColumn} AS product`;
  });
}

/**
 * Selects units that meet a condition, in any order, each with the selected fields of its product. Units of temporarily withdrawn products
 * are included, as inactive. PostgreSQL plans no join with `size` if no field of the size is selected.
 */
async function selectItems(
  prisma: PrismaService,
  condition: Prisma.Sql,
  { selection, ...sqlContext }: ProductSqlContext & { selection: Selection },
): Promise<ItemRow[]> {
  const productSelection = selection.selectBelow('product');
  const rows = await prisma.readRows<Omit<ItemRow, 'unit'> & { unit: object; product: object | null }>`
    SELECT item.id, ${priceColumns}, item.active AND ${sqlContext.visibilityCondition} AS active, item.reserved_until AS "reservedUntil",
      item.sold_at AS "soldAt", item.deleted_at AS "deletedAt", item.delivery_iso_code AS "deliveryIsoCode",
      ${composeColumns({ selection, ...sqlContext })}
    FROM product_item AS item JOIN product ON product.id = item.product_id LEFT JOIN size ON size.id = item.size_id
    WHERE ${condition} AND item.deleted_at IS NULL AND product.deleted_at IS NULL`;
  return rows.map(({ unit: unitRow, product: productRow, ...pricesAndState }) => ({
    ...pricesAndState,
    unit: {
      ...unitShape.read(unitRow, selection, sqlContext),
      ...(productRow && { product: productShape.read(productRow, productSelection, sqlContext) }),
    },
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
    const sqlContext = await this.prices.readSqlContext(context, unitDependsOnViewer(selection));
    const rows = await selectItems(this.prisma, matchIds('item.id', ids), {
      ...sqlContext,
      selection,
      visibilityCondition: matchVisibleProduct(),
    });
    const rowById = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => rowById.get(id) ?? []);
  }
}

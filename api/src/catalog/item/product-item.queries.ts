import { type Column, createTimeColumn, Shape } from '../../platform/graphql/column-shape.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { unitPricesColumn } from '../../price/displayed-unit.rules.js';
import { isReserved, isSold } from '../../price/unit-availability.rules.js';
import { selectImages } from '../attribute/image.queries.js';
import type { ProductSqlContext } from '../product/product-sql-context.js';
import { joinedSizeColumn } from '../size/size.queries.js';
import type { ProductItem } from './product-item.model.js';

const toDate = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);

/** Columns of a unit, from the rows `item`, `product` and `size`. */
export const unitShape = new Shape<ProductItem, ProductSqlContext>(
  {
    id: Prisma.sql`item.id`,
    productId: Prisma.sql`item.product_id`,
    externalId: Prisma.sql`item.external_id`,
    name: Prisma.sql`product.name`,
    sizeId: Prisma.sql`item.size_id`,
    size: joinedSizeColumn,
    deliveryIsoCode: Prisma.sql`item.delivery_iso_code`,
    active: { sql: (_selection, { visibilityCondition }) => Prisma.sql`item.active AND ${visibilityCondition}` },
    isSold: { sql: () => Prisma.sql`item.sold_at`, read: (value) => isSold({ soldAt: toDate(value) }) },
    isReserved: {
      sql: () => Prisma.sql`item.reserved_until`,
      read: (value, _selection, { now }) => isReserved({ reservedUntil: toDate(value) }, now),
    },
    images: selectImages(Prisma.sql`item.product_id`),
    priceDetails: unitPricesColumn,
    createdAt: createTimeColumn(Prisma.sql`item.created_at`),
    updatedAt: createTimeColumn(Prisma.sql`item.updated_at`),
  },
  ['id', 'productId'],
);

/** Condition for units that a visible product lists. Sold units are left out, so that the list does not grow with sales. */
const buildListedCondition = ({ visibilityCondition }: ProductSqlContext): Prisma.Sql =>
  Prisma.sql`item.product_id = product.id AND item.active AND item.deleted_at IS NULL AND item.sold_at IS NULL AND ${visibilityCondition}`;

/** The listed units of the row `product`, sorted by size, then by price. */
export const unitsColumn = unitShape.selectList(
  (sqlContext) => Prisma.sql`FROM product_item AS item JOIN size ON size.id = item.size_id WHERE ${buildListedCondition(sqlContext)}
    ORDER BY size.position, item.price, item.id`,
);

/** The kinds of suppliers of the listed units of the row `product`. */
export const suppliersColumn: Column<ProductSqlContext> = {
  sql: (_selection, sqlContext) =>
    Prisma.sql`ARRAY(SELECT DISTINCT item.supplier::text COLLATE "C" FROM product_item AS item WHERE ${buildListedCondition(sqlContext)} ORDER BY 1)`,
};

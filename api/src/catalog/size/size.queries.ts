import { Shape } from '../../platform/graphql/column-shape.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { matchAvailable, selectDisplayedPrices } from '../../price/displayed-unit.rules.js';
import type { ProductSqlContext } from '../product/product-sql-context.js';
import type { ProductSize, Size } from './size.model.js';

const columns = {
  id: Prisma.sql`size.id`,
  name: Prisma.sql`size.name`,
  slug: Prisma.sql`size.slug`,
  position: Prisma.sql`size.position`,
};

/**
 * Columns of the row `size`, which the statement has to join. A subselect for each unit instead would add a tenth to the time of the
 * statement that reads a product.
 */
export const joinedSizeColumn = new Shape<Size>(columns).selectOne(() => Prisma.empty);

/**
 * Columns of a size of a product, from the rows `product`, `size` and `item`, grouped by size. The rows `item` are the units of the size.
 */
const productSizeShape = new Shape<ProductSize, ProductSqlContext>({
  ...columns,
  isAvailable: {
    sql: (_selection, { now, visibilityCondition }) => Prisma.sql`bool_or(${matchAvailable(now)} AND ${visibilityCondition})`,
  },
  priceDetails: selectDisplayedPrices(
    ({ visibilityCondition }) => Prisma.sql`item.product_id = product.id AND item.size_id = size.id AND ${visibilityCondition}`,
  ),
});

/** All sizes of the row `product`, including sold-out ones, smallest first. */
export const sizesColumn = productSizeShape.selectList(
  () => Prisma.sql`FROM product_item AS item JOIN size ON size.id = item.size_id
    WHERE item.product_id = product.id AND item.active AND item.deleted_at IS NULL
    GROUP BY size.id ORDER BY size.position, size.id`,
);

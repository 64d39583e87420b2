import { createTimeColumn, Shape } from '../../platform/graphql/column-shape.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { ProductSubType, ProductType } from './product-type.model.js';

const subTypeShape = new Shape<ProductSubType>({
  id: Prisma.sql`sub_type.id`,
  name: Prisma.sql`sub_type.name`,
  slug: Prisma.sql`sub_type.slug`,
  position: Prisma.sql`sub_type.position`,
  createdAt: createTimeColumn(Prisma.sql`sub_type.created_at`),
  updatedAt: createTimeColumn(Prisma.sql`sub_type.updated_at`),
});

const typeShape = new Shape<ProductType>({
  id: Prisma.sql`type.id`,
  name: Prisma.sql`type.name`,
  slug: Prisma.sql`type.slug`,
  position: Prisma.sql`type.position`,
  productSubTypes: subTypeShape.selectList(
    () => Prisma.sql`FROM product_sub_type AS sub_type WHERE sub_type.product_type_id = type.id AND sub_type.deleted_at IS NULL
      ORDER BY sub_type.position, sub_type.slug`,
  ),
  createdAt: createTimeColumn(Prisma.sql`type.created_at`),
  updatedAt: createTimeColumn(Prisma.sql`type.updated_at`),
});

/** The product types of the row `directory`, in the order of their positions. */
export const directoryTypesColumn = typeShape.selectList(
  () =>
    Prisma.sql`FROM product_type AS type WHERE type.directory_id = directory.id AND type.deleted_at IS NULL ORDER BY type.position, type.slug`,
);

/** The product type of the row `product`; null if it has none or the type is deleted. */
export const productTypeColumn = typeShape.selectOne(
  () => Prisma.sql`FROM product_type AS type WHERE type.id = product.product_type_id AND type.deleted_at IS NULL`,
);

/** The subtype of the row `product`; null if it has none or the subtype is deleted. */
export const productSubTypeColumn = subTypeShape.selectOne(
  () => Prisma.sql`FROM product_sub_type AS sub_type WHERE sub_type.id = product.product_sub_type_id AND sub_type.deleted_at IS NULL`,
);

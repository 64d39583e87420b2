import { createPicturePathColumn, createTimeColumn, Shape } from '../../platform/graphql/column-shape.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { Brand } from './brand.model.js';

const brandShape = new Shape<Brand>({
  id: Prisma.sql`brand.id`,
  name: Prisma.sql`brand.name`,
  slug: Prisma.sql`brand.slug`,
  description: Prisma.sql`brand.description`,
  positionScore: Prisma.sql`brand.position_score`,
  logoUrl: createPicturePathColumn(Prisma.sql`brand.logo_key`, 320),
  createdAt: createTimeColumn(Prisma.sql`brand.created_at`),
  updatedAt: createTimeColumn(Prisma.sql`brand.updated_at`),
});

/** The list `brands` of the row `product`: its one brand, or nothing if the brand is deleted. */
export const brandsColumn = brandShape.selectList(
  () => Prisma.sql`FROM brand WHERE brand.id = product.brand_id AND brand.deleted_at IS NULL`,
);

/** Number of leading brands that a directory lists. */
export const leadingBrandCount = 8;

/** The leading brands of the row `directory`. Withdrawn products do not count. */
export const directoryBrandsColumn = brandShape.selectList(
  () => Prisma.sql`FROM brand WHERE brand.deleted_at IS NULL AND EXISTS (SELECT FROM product
      WHERE product.brand_id = brand.id AND product.directory_id = directory.id AND product.active AND product.deleted_at IS NULL)
    ORDER BY brand.position_score DESC, brand.slug LIMIT ${leadingBrandCount}`,
);

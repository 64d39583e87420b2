import { createPicturePathColumn, createTimeColumn, Shape } from '../../platform/graphql/column-shape.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { Badge } from './badge.model.js';

const badgeShape = new Shape<Badge>({
  id: Prisma.sql`badge.id`,
  slug: Prisma.sql`badge.slug`,
  title: Prisma.sql`badge.title`,
  textColor: Prisma.sql`badge.text_colour`,
  backgroundColor: Prisma.sql`badge.background_colour`,
  logoUrl: createPicturePathColumn(Prisma.sql`badge.logo_key`, 320),
  createdAt: createTimeColumn(Prisma.sql`badge.created_at`),
  updatedAt: createTimeColumn(Prisma.sql`badge.updated_at`),
});

/** The badges of the row `product`, in the order of their positions. */
export const badgesColumn = badgeShape.selectList(
  () => Prisma.sql`FROM product_badge JOIN badge ON badge.id = product_badge.badge_id
    WHERE product_badge.product_id = product.id AND badge.deleted_at IS NULL ORDER BY product_badge.position, badge.id`,
);

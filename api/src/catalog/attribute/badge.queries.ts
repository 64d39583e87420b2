import { picturePath, Shape, time } from '../../platform/graphql/selection.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { Badge } from './badge.model.js';

/** A badge, from a row called `badge`. */
const badge = new Shape<Badge>({
  id: Prisma.sql`badge.id`,
  slug: Prisma.sql`badge.slug`,
  title: Prisma.sql`badge.title`,
  textColor: Prisma.sql`badge.text_colour`,
  backgroundColor: Prisma.sql`badge.background_colour`,
  logoUrl: picturePath(Prisma.sql`badge.logo_key`, 320),
  createdAt: time(Prisma.sql`badge.created_at`),
  updatedAt: time(Prisma.sql`badge.updated_at`),
});

/** The sorted badges of a row called `product`. */
export const badgesOfProduct = badge.list(
  () => Prisma.sql`FROM product_badge AS bearer JOIN badge ON badge.id = bearer.badge_id
    WHERE bearer.product_id = product.id AND badge.deleted_at IS NULL ORDER BY bearer.position, badge.id`,
);

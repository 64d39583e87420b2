import { type Column, picturePath, type Selection, Shape } from '../../platform/graphql/selection.js';
import { maxLimit } from '../../platform/input/pagination.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { Image } from './image.model.js';

/** A picture of a product, from a row called `image`. */
const image = new Shape<Image>({
  key: Prisma.sql`image.object_key`,
  url: picturePath(Prisma.sql`image.object_key`),
  alt: Prisma.sql`image.alt`,
  position: Prisma.sql`image.position`,
});

/** Returns the largest of the requested limits; null if all pictures are requested. The field's resolver refuses invalid limits. */
function readLimit(selection: Selection): number | null {
  const limits = selection.arguments().map(({ limit }) => (typeof limit === 'number' ? limit : null));
  return limits.includes(null) ? null : Math.min(Math.max(0, ...limits.map(Number)), maxLimit);
}

/** The pictures of a product, the cover first, up to the largest limit with which the field is selected. */
export const selectImages = (productId: Prisma.Sql): Column =>
  image.list(
    (_facts, selection) =>
      Prisma.sql`FROM product_image AS image WHERE image.product_id = ${productId} ORDER BY image.position LIMIT ${readLimit(selection)}::int`,
  );

/** The first picture of a row called `product`. */
export const coverOfProduct = image.one(
  () => Prisma.sql`FROM product_image AS image WHERE image.product_id = product.id ORDER BY image.position LIMIT 1`,
);

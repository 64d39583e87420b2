import { type Column, createPicturePathColumn, Shape } from '../../platform/graphql/column-shape.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { maxLimit } from '../../platform/input/pagination.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { Image } from './image.model.js';

const imageShape = new Shape<Image>({
  key: Prisma.sql`image.object_key`,
  url: createPicturePathColumn(Prisma.sql`image.object_key`),
  alt: Prisma.sql`image.alt`,
  position: Prisma.sql`image.position`,
});

/** Returns the largest limit in the selection; null if all pictures are selected. The field's resolver refuses invalid limits. */
function readLimit(selection: Selection): number | null {
  const limits = selection.listArguments().map(({ limit }) => (typeof limit === 'number' ? limit : null));
  return limits.includes(null) ? null : Math.min(Math.max(0, ...limits.map(Number)), maxLimit);
}

/** The pictures of a product, the cover first, up to the largest limit with which the field is selected. */
export const selectImages = (productId: Prisma.Sql): Column =>
  imageShape.selectList(
    (_sqlContext, selection) =>
      Prisma.sql`FROM product_image AS image WHERE image.product_id = ${productId} ORDER BY image.position LIMIT ${readLimit(selection)}::int`,
  );

/** The cover of the row `product`, which is its first picture. */
export const coverColumn = imageShape.selectOne(
  () => Prisma.sql`FROM product_image AS image WHERE image.product_id = product.id ORDER BY image.position LIMIT 1`,
);

import { matchVisibleProduct } from '../catalog/product/product-visibility.rules.js';
import { matchDelivered } from '../order/lifecycle/delivered-product.rules.js';
import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import { buildPicturePath } from '../platform/picture-path.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import { type Reader, readRows } from '../platform/prisma/sql.js';
import type { Review } from './review.model.js';

export type ReviewJson = Omit<Review, 'user' | 'photos' | 'createdAt' | 'updatedAt'> & {
  authorName: string;
  photos: { id: string; key: string }[];
  createdAt: string;
  updatedAt: string;
};

const accountIdColumn = Prisma.sql`review.account_id`;
const productIdColumn = Prisma.sql`review.product_id`;

/** SQL of the row `review` as JSON. */
export const reviewJson = Prisma.sql`json_build_object('id', review.id, 'productId', review.product_id, 'authorName', review.author_name,
  'rating', review.rating, 'advantages', review.advantages, 'disadvantages', review.disadvantages, 'text', review.text,
  'state', review.state, 'usefulCount', review.useful_count, 'createdAt', review.created_at, 'updatedAt', review.updated_at,
  'isBought', ${matchDelivered({ accountId: accountIdColumn, productId: productIdColumn })},
  'photos', (SELECT coalesce(json_agg(json_build_object('id', photo.id, 'key', photo.object_key) ORDER BY photo.position), '[]')
    FROM review_photo AS photo WHERE photo.review_id = review.id))`;

/** SQL condition that the row `review` of the row `product` is visible to everyone. */
export const visibleReviewCondition = Prisma.sql`(review.state = 'PUBLISHED' AND review.deleted_at IS NULL AND ${matchVisibleProduct()})`;

export const toReview = ({ authorName, photos, createdAt, updatedAt, ...review }: ReviewJson): Review => ({
  ...review,
  user: { name: authorName },
  photos: photos.map(({ id, key }) => ({ id, reviewId: review.id, key, url: buildPicturePath(key) })),
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
});

/** Reads the one review that meets an SQL condition. */
export async function findReview(reader: Reader, condition: Prisma.Sql): Promise<Review | null> {
  const [row] = await readRows<{ review: ReviewJson }>(
    reader,
    Prisma.sql`
      SELECT ${reviewJson} AS review FROM review JOIN product ON product.id = review.product_id
      WHERE review.deleted_at IS NULL AND ${condition}`,
  );
  return row ? toReview(row.review) : null;
}

/** Error for a missing review, and for one that the person may not read or change, so that the two cases cannot be told apart. */
export const reviewNotFoundError = (): DomainError => new DomainError(ErrorCode.NOT_FOUND, 'Такого отзыва нет.');

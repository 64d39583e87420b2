import { matchVisibleProduct, productNotFoundError } from '../../catalog/product/product-visibility.rules.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';

interface ReviewSubject {
  accountId: string;
  productId: string;
}

/**
 * Throws unless the account may write a review of the product. Every account may review a visible product once, whether or not it has
 * bought the product.
 */
export async function requireReviewable(transaction: Prisma.TransactionClient, { accountId, productId }: ReviewSubject): Promise<void> {
  const visibleCount = await transaction.$executeRaw`SELECT FROM product WHERE id = ${productId}::uuid AND ${matchVisibleProduct()}`;
  if (visibleCount === 0) throw productNotFoundError();
  const existingReview = await transaction.review.findFirst({ where: { accountId, productId, deletedAt: null }, select: { id: true } });
  if (existingReview) throw reviewExistsError(existingReview.id);
}

/** Refusal of a second review of the same product. */
const reviewExistsError = (reviewId: string): DomainError =>
  new DomainError(ErrorCode.CONFLICT, 'Вы уже написали отзыв на\u00a0этот товар. Его можно изменить.', { reviewId });

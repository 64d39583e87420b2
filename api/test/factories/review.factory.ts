import type { Prisma, PrismaClient, Review, ReviewPhoto } from '../../src/platform/prisma/generated/client.js';
import { buildProduct } from './catalog.factory.js';

type ReviewParents = Pick<Prisma.ReviewCreateManyInput, 'productId'>;

export function newReview(overrides: ReviewParents & Partial<Prisma.ReviewCreateManyInput>) {
  return { authorName: 'Анна', rating: 5, text: 'Сели как влитые.', ...overrides } satisfies Prisma.ReviewCreateManyInput;
}

/** Creates a review, which is published by default. */
export async function buildReview(db: PrismaClient, overrides: Partial<Prisma.ReviewCreateManyInput> = {}): Promise<Review> {
  const productId = overrides.productId ?? (await buildProduct(db)).id;
  return db.review.create({ data: newReview({ state: 'PUBLISHED', ...overrides, productId }) });
}

export async function buildReviewPhoto(db: PrismaClient, overrides: Partial<Prisma.ReviewPhotoCreateManyInput> = {}): Promise<ReviewPhoto> {
  const reviewId = overrides.reviewId ?? (await buildReview(db)).id;
  return db.reviewPhoto.create({ data: { objectKey: `${'0'.repeat(64)}.webp`, position: 0, ...overrides, reviewId } });
}

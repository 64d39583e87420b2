import { Injectable } from '@nestjs/common';
import { matchVisibleProduct } from '../catalog/product/product-visibility.rules.js';
import { isId } from '../platform/input/ids.rules.js';
import { type Page, requirePage, toPagination } from '../platform/input/pagination.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { requireRating, toDistribution } from './rating.rules.js';
import { type ReviewListInput, ReviewSort } from './review.input.js';
import type { Review, ReviewList } from './review.model.js';
import { findReview, type ReviewJson, reviewJson, toReview, visibleReviewCondition } from './review.queries.js';

interface ReviewQuery extends Page {
  productId: string;
  requiresPhotos: boolean;
  rating: number | null;
  sort: ReviewSort;
}

interface ReviewPage {
  /** Null for a product that is not visible or has no reviews. */
  rating: { counts: number[]; average: number | null } | null;
  /** Number of reviews on all pages. */
  total: number;
  page: ReviewJson[];
}

const latestFirst = Prisma.sql`created_at DESC, id DESC`;

const orderBySort: Readonly<Record<ReviewSort, Prisma.Sql>> = {
  PHOTOS_FIRST: Prisma.sql`has_photos DESC, ${latestFirst}`,
  LATEST: latestFirst,
  USEFUL: Prisma.sql`useful_count DESC, ${latestFirst}`,
  HIGHEST: Prisma.sql`rating DESC, ${latestFirst}`,
  LOWEST: Prisma.sql`rating, ${latestFirst}`,
};

@Injectable()
export class ReviewService {
  constructor(private readonly prisma: PrismaService) {}

  /** Lists the published reviews of a visible product. */
  async list({ productId, withPhotos, rating, sort, pagination }: ReviewListInput): Promise<ReviewList> {
    const page = requirePage(pagination);
    const query = { productId, requiresPhotos: withPhotos === true, rating: requireRating(rating), sort: sort ?? ReviewSort.PHOTOS_FIRST };
    const reviewPage = isId(productId) ? await this.#find({ ...query, ...page }) : undefined;
    return {
      items: (reviewPage?.page ?? []).map(toReview),
      averageRating: reviewPage?.rating?.average ?? null,
      distribution: toDistribution(reviewPage?.rating?.counts ?? []),
      pagination: toPagination(page, reviewPage?.total ?? 0),
    };
  }

  /** Returns the review of a product by this account, in any state. */
  async findByAuthor(accountId: string, productId: string): Promise<Review | null> {
    if (!isId(productId)) return null;
    return findReview(this.prisma, Prisma.sql`review.account_id = ${accountId}::uuid AND review.product_id = ${productId}::uuid`);
  }

  /** Reads page, total and ratings by one statement, so that they agree. */
  async #find({ productId, requiresPhotos, rating, sort, page, limit }: ReviewQuery): Promise<ReviewPage | undefined> {
    const [reviewPage] = await this.prisma.readRows<ReviewPage>`
      WITH matching AS MATERIALIZED (
        SELECT review.id, review.created_at, review.useful_count, review.rating, photographed.has_photos
        FROM review JOIN product ON product.id = review.product_id
          CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM review_photo WHERE review_id = review.id) AS has_photos) AS photographed
        WHERE review.product_id = ${productId}::uuid AND ${visibleReviewCondition}
          AND (${rating}::int IS NULL OR review.rating = ${rating}::int) AND (NOT ${requiresPhotos}::boolean OR photographed.has_photos)),
      listed AS (
        SELECT id, row_number() OVER (ORDER BY ${orderBySort[sort]}) AS place FROM matching
        ORDER BY ${orderBySort[sort]} LIMIT ${limit}::int OFFSET ${(page - 1) * limit}::int)
      SELECT
        (SELECT json_build_object('counts', counts, 'average', average) FROM product_rating JOIN product ON product.id = product_id
          WHERE product_id = ${productId}::uuid AND ${matchVisibleProduct()}) AS rating,
        (SELECT count(*)::int FROM matching) AS total,
        (SELECT coalesce(json_agg(${reviewJson} ORDER BY listed.place), '[]') FROM listed JOIN review USING (id)) AS page`;
    return reviewPage;
  }
}

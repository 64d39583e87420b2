import { Injectable } from '@nestjs/common';
import { productIsVisible } from '../catalog/product/product-visibility.rules.js';
import { isId } from '../platform/input/ids.rules.js';
import { type Page, paginationOf, requestedPage } from '../platform/pagination/pagination.rules.js';
import { pictureUrl } from '../platform/picture-url.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { averageOf, distributionOf } from './rating.rules.js';
import type { ReviewListInput } from './review.input.js';
import type { RatingCount, Review, ReviewList } from './review.model.js';

/** A review's row as JSON. */
type ReviewRow = Omit<Review, 'user' | 'photos' | 'createdAt' | 'updatedAt'> & {
  authorName: string;
  photoKeys: string[];
  createdAt: string;
  updatedAt: string;
};

interface Reviews {
  counts: RatingCount[];
  /** Number of listed reviews. */
  total: number;
  page: ReviewRow[];
}

@Injectable()
export class ReviewService {
  constructor(private readonly prisma: PrismaService) {}

  /** Published reviews of a visible product. */
  async list({ productId, withPhotos, pagination }: ReviewListInput): Promise<ReviewList> {
    const page = requestedPage(pagination);
    const found = isId(productId) ? await this.#find(productId, withPhotos === true, page) : undefined;
    const { counts, total, page: rows } = found ?? { counts: [], total: 0, page: [] };
    return {
      items: rows.map(toReview),
      averageRating: averageOf(counts),
      distribution: distributionOf(counts),
      pagination: paginationOf(page, total),
    };
  }

  /** One statement, so that page, total and ratings agree. */
  async #find(productId: string, withPhotos: boolean, { page, limit }: Page): Promise<Reviews | undefined> {
    const [found] = await this.prisma.rows<Reviews>`
      WITH published AS MATERIALIZED (
        SELECT review.*, ARRAY(SELECT object_key FROM review_photo WHERE review_id = review.id ORDER BY position) AS photo_keys
        FROM review JOIN product ON product.id = review.product_id
        WHERE review.product_id = ${productId}::uuid AND review.state = 'PUBLISHED' AND review.deleted_at IS NULL
          AND ${productIsVisible()}),
      listed AS (SELECT * FROM published WHERE NOT ${withPhotos}::boolean OR photo_keys <> '{}')
      SELECT
        (SELECT coalesce(json_agg(json_build_object('rating', rating, 'count', count)), '[]')
          FROM (SELECT rating, count(*) FROM published GROUP BY rating) AS rated) AS counts,
        (SELECT count(*)::int FROM listed) AS total,
        (SELECT coalesce(json_agg(json_build_object('id', id, 'productId', product_id, 'authorName', author_name, 'rating', rating,
            'advantages', advantages, 'disadvantages', disadvantages, 'text', text, 'state', state, 'photoKeys', photo_keys,
            'createdAt', created_at, 'updatedAt', updated_at) ORDER BY created_at DESC, id DESC), '[]')
          FROM (SELECT * FROM listed ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS shown) AS page`;
    return found;
  }
}

const toReview = ({ authorName, photoKeys, createdAt, updatedAt, ...review }: ReviewRow): Review => ({
  ...review,
  user: { name: authorName },
  photos: photoKeys.map((key) => ({ reviewId: review.id, key, url: pictureUrl(key) })),
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
});

import { Injectable } from '@nestjs/common';
import { isId } from '../platform/ids.rules.js';
import { paginationOf, requestedPage } from '../platform/pagination.rules.js';
import { pictureUrl } from '../platform/picture-url.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { averageOf, distributionOf } from './rating.rules.js';
import type { ReviewListInput } from './review.input.js';
import type { RatingCount, Review, ReviewList } from './review.model.js';

@Injectable()
export class ReviewService {
  constructor(private readonly prisma: PrismaService) {}

  /** What is published of a product that can be seen. */
  async list({ productId, withPhotos, pagination }: ReviewListInput): Promise<ReviewList> {
    const page = requestedPage(pagination);
    const published = {
      productId: isId(productId) ? productId : { in: [] },
      state: 'PUBLISHED' as const,
      deletedAt: null,
      product: { active: true, deletedAt: null },
    };
    const counts = await this.#ratingsOf(published);
    const where = withPhotos ? { ...published, photos: { some: {} } } : published;
    const total = withPhotos ? await this.prisma.client.review.count({ where }) : counts.reduce((sum, { count }) => sum + count, 0);
    return {
      items: await this.#page(where, page),
      averageRating: averageOf(counts),
      distribution: distributionOf(counts),
      pagination: paginationOf(page, total),
    };
  }

  async #ratingsOf(where: object): Promise<RatingCount[]> {
    const rows = await this.prisma.client.review.groupBy({ by: ['rating'], where, _count: true });
    return rows.map(({ rating, _count: count }) => ({ rating, count }));
  }

  async #page(where: object, { page, limit }: { page: number; limit: number }): Promise<Review[]> {
    const rows = await this.prisma.client.review.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * limit,
      take: limit,
      include: { photos: { orderBy: { position: 'asc' } } },
    });
    return rows.map(({ authorName, photos, ...review }) => ({
      ...review,
      user: { name: authorName },
      photos: photos.map(({ reviewId, objectKey }) => ({ reviewId, key: objectKey, url: pictureUrl(objectKey) })),
    }));
  }
}

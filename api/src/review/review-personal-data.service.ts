import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataService } from '../account/personal-data.service.js';
import { buildPicturePath } from '../platform/picture-path.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';

/** Reviews and votes as personal data of an account. The uploads of the photos are erased with all uploads. */
@Injectable()
export class ReviewPersonalDataService implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly personalData: PersonalDataService,
  ) {}

  onModuleInit(): void {
    // Votes are erased first: their trigger locks the reviews, and erasing a review then locks its product's rating. Moderation locks in
    // the same order, so the two cannot deadlock.
    this.personalData.register({
      name: 'reviewVotes',
      export: (accountId) =>
        this.prisma.client.reviewVote.findMany({ where: { accountId }, omit: { accountId: true }, orderBy: { createdAt: 'asc' } }),
      erase: async ({ reviewVote }, accountId) => {
        await reviewVote.deleteMany({ where: { accountId } });
      },
    });
    this.personalData.register({
      name: 'reviews',
      export: (accountId) => this.#exportReviews(accountId),
      erase: async ({ review }, accountId) => {
        await review.deleteMany({ where: { accountId } });
      },
    });
  }

  async #exportReviews(accountId: string): Promise<unknown> {
    const reviews = await this.prisma.client.review.findMany({
      where: { accountId },
      omit: { accountId: true },
      include: { photos: { orderBy: { position: 'asc' } } },
      orderBy: { createdAt: 'asc' },
    });
    return reviews.map(({ photos, ...review }) => ({ ...review, photos: photos.map(({ objectKey }) => buildPicturePath(objectKey)) }));
  }
}

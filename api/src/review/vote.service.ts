import { Injectable } from '@nestjs/common';
import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { isId } from '../platform/input/ids.rules.js';
import { retryOnContention } from '../platform/prisma/contention.js';
import { isViolation } from '../platform/prisma/database-errors.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import type { Viewer } from '../platform/viewer/viewers.port.js';
import type { VoteForReviewInput } from './review.input.js';
import type { Review } from './review.model.js';
import { findReview, reviewNotFoundError, visibleReviewCondition } from './review.queries.js';

/** Votes for published reviews of other people. Each account has one vote for a review, and a trigger counts the votes. */
@Injectable()
export class VoteService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async vote(
    { accountId }: Pick<Viewer, 'accountId'>,
    { requestId }: Pick<GraphqlContext, 'requestId'>,
    { reviewId, isUseful }: VoteForReviewInput,
  ): Promise<Review> {
    if (!isId(reviewId)) throw reviewNotFoundError();
    const vote = { accountId, reviewId };
    return retryOnContention(
      () =>
        this.prisma.inTransaction(requestId, async (transaction) => {
          await this.#refuseOwnReview(transaction, vote);
          if (isUseful) await this.#add(transaction, vote);
          else await transaction.reviewVote.deleteMany({ where: vote });
          const review = await findReview(transaction, Prisma.sql`review.id = ${reviewId}::uuid AND ${visibleReviewCondition}`);
          if (!review) throw reviewNotFoundError();
          return review;
        }),
      // The foreign key fails if the author has removed the review in the meantime.
      (error) => isViolation(error, 'review_vote_review_id_fkey'),
    );
  }

  async #refuseOwnReview({ review }: Prisma.TransactionClient, { accountId, reviewId }: Vote): Promise<void> {
    const count = await review.count({ where: { id: reviewId, accountId, deletedAt: null } });
    if (count > 0) throw new DomainError(ErrorCode.BAD_USER_INPUT, 'За\u00a0свой отзыв голосовать нельзя.', { reason: 'OWN' });
  }

  /** Adds a vote, unless the account is being erased. */
  async #add(transaction: Prisma.TransactionClient, { accountId, reviewId }: Vote): Promise<void> {
    await transaction.$executeRaw`
      INSERT INTO review_vote (review_id, account_id, created_at)
      SELECT review.id, ${accountId}::uuid, ${this.clock.now()}::timestamptz
      FROM review JOIN product ON product.id = review.product_id
      WHERE review.id = ${reviewId}::uuid AND ${visibleReviewCondition}
        AND EXISTS (SELECT FROM account WHERE account.id = ${accountId}::uuid AND account.deleted_at IS NULL FOR SHARE)
      ON CONFLICT DO NOTHING`;
  }
}

interface Vote {
  accountId: string;
  reviewId: string;
}

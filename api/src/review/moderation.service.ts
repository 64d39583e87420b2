import { Injectable } from '@nestjs/common';
import { JournalService } from '../journal/journal.service.js';
import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { isId } from '../platform/input/ids.rules.js';
import { requirePage, toPagination } from '../platform/input/pagination.js';
import { retryOnContention } from '../platform/prisma/contention.js';
import { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { type Caller, toAuthor } from '../platform/viewer/viewers.port.js';
import type { ModeratedReviews, ModeratedReviewsInput, SetReviewStateInput } from './moderation.model.js';
import type { Review } from './review.model.js';
import { findReview, type ReviewJson, reviewJson, reviewNotFoundError, toReview } from './review.queries.js';

/** Decisions of moderators, each recorded in a journal. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly journal: JournalService,
  ) {}

  async list(dto: ModeratedReviewsInput): Promise<ModeratedReviews> {
    const page = requirePage(dto.pagination);
    const condition = buildCondition(dto);
    const sortOrder = Prisma.sql`review.updated_at, review.id`;
    const [row] = await this.prisma.readRows<{ total: number; page: ReviewJson[] }>`
      WITH listed AS (
        SELECT review.* FROM review WHERE ${condition} ORDER BY ${sortOrder}
        LIMIT ${page.limit}::int OFFSET ${(page.page - 1) * page.limit}::int)
      SELECT (SELECT count(*)::int FROM review WHERE ${condition}) AS total,
        (SELECT coalesce(json_agg(${reviewJson} ORDER BY ${sortOrder}), '[]') FROM listed AS review) AS page`;
    return { items: (row?.page ?? []).map(toReview), pagination: toPagination(page, row?.total ?? 0) };
  }

  /** The review is locked, so that the second of two parallel decisions sees the change of the first. */
  setState(
    caller: Caller,
    { requestId }: Pick<GraphqlContext, 'requestId'>,
    { reviewId, state, updatedAt }: SetReviewStateInput,
  ): Promise<Review> {
    if (!isId(reviewId)) throw reviewNotFoundError();
    return retryOnContention(() =>
      this.prisma.inTransaction(requestId, async (transaction) => {
        await transaction.$executeRaw`SELECT FROM review WHERE id = ${reviewId}::uuid FOR NO KEY UPDATE`;
        const existingReview = await readReview(transaction, reviewId);
        if (existingReview.state === state) return existingReview;
        if (existingReview.updatedAt.getTime() !== updatedAt.getTime()) throw reviewChangedError(existingReview);
        const now = this.clock.now();
        await transaction.review.update({ where: { id: reviewId }, data: { state, updatedAt: now } });
        await transaction.reviewStateChange.create({
          data: { reviewId, ...toAuthor(caller), previousState: existingReview.state, state, createdAt: now },
        });
        await this.journal.record(transaction, {
          author: caller,
          action: 'setReviewState',
          subject: { kind: 'review', id: reviewId },
          before: { state: existingReview.state },
          after: { state },
        });
        return readReview(transaction, reviewId);
      }),
    );
  }
}

function buildCondition({ state, productId, changedFrom, changedUntil }: ModeratedReviewsInput): Prisma.Sql {
  const conditions = [Prisma.sql`review.state = ${state ?? 'PENDING'}::review_state AND review.deleted_at IS NULL`];
  if (productId) conditions.push(isId(productId) ? Prisma.sql`review.product_id = ${productId}::uuid` : Prisma.sql`false`);
  if (changedFrom) conditions.push(Prisma.sql`review.updated_at >= ${changedFrom}`);
  if (changedUntil) conditions.push(Prisma.sql`review.updated_at < ${changedUntil}`);
  return Prisma.join(conditions, ' AND ');
}

async function readReview(transaction: Prisma.TransactionClient, reviewId: string): Promise<Review> {
  const review = await findReview(transaction, Prisma.sql`review.id = ${reviewId}::uuid`);
  if (!review) throw reviewNotFoundError();
  return review;
}

const reviewChangedError = ({ state, updatedAt }: Review): DomainError =>
  new DomainError(ErrorCode.CONFLICT, 'Отзыв изменился, пока вы\u00a0его читали. Прочитайте ещё\u00a0раз.', { state, updatedAt });

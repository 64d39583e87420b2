import { Injectable } from '@nestjs/common';
import { RecipientService } from '../../account/recipient/recipient.service.js';
import { matchVisibleProduct, productNotFoundError } from '../../catalog/product/product-visibility.rules.js';
import { UploadService } from '../../images/upload/upload.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { isId } from '../../platform/input/ids.rules.js';
import { InputForm, wrongFieldsError } from '../../platform/input/input-form.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { RateLimits } from '../../platform/rates/rate-limits.js';
import { isRating } from '../rating.rules.js';
import type { Review } from '../review.model.js';
import { findReview, reviewNotFoundError } from '../review.queries.js';
import { type CreateReviewInput, type EditReviewInput, maxReviewLength, maxReviewPhotos } from './own-review.input.js';

/** The fields of a review, normalised for storage. */
interface ReviewForm {
  content: { rating: number; advantages: string; disadvantages: string; text: string };
  /** Ids of the photos in display order. The id of a new photo is that of its upload. */
  photoIds: string[];
}

/** Reads the fields of a review. Throws an error that names all invalid ones. */
function readReviewForm({ rating, photos, ...texts }: Omit<CreateReviewInput, 'productId'>): ReviewForm {
  const form = new InputForm();
  if (!isRating(rating)) form.refuse('rating', 'Поставьте оценку от\u00a01 до\u00a05.');
  const max = maxReviewLength;
  const content = {
    rating,
    advantages: form.readText('advantages', texts.advantages, { label: 'Достоинства', max }),
    disadvantages: form.readText('disadvantages', texts.disadvantages, { label: 'Недостатки', max }),
    text: form.readText('text', texts.text, { label: 'Отзыв', max }),
  };
  const photoIds = readPhotos(form, photos ?? []);
  if (form.wrongFields.length > 0) throw wrongFieldsError(form.wrongFields);
  return { content, photoIds };
}

function readPhotos(form: InputForm, photos: readonly string[]): string[] {
  const ids = photos.map((id) => id.toLowerCase());
  if (ids.length > maxReviewPhotos) form.refuse('photos', `К\u00a0отзыву можно приложить не\u00a0больше ${maxReviewPhotos}\u00a0фото.`);
  else if (new Set(ids).size < ids.length) form.refuse('photos', 'Одно и\u00a0то\u00a0же фото приложено дважды.');
  return ids;
}

type Transaction = Prisma.TransactionClient;

/** The author of a review, and the context of the author's request. */
export interface Author {
  accountId: string;
  context: Pick<GraphqlContext, 'requestId' | 'reply'>;
}

interface PhotoOwner {
  accountId: string;
  reviewId: string;
  /** Photos that the review had before. */
  existingPhotos?: readonly { id: string; objectKey: string }[];
}

/**
 * Saves and removes reviews for their authors. The account is locked while a review changes, so that only one of several parallel requests
 * writes the review, and an upload becomes only one photo. A photo has the id of its upload.
 */
@Injectable()
export class OwnReviewService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly recipients: RecipientService,
    private readonly uploads: UploadService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async create(author: Author, { productId, ...dto }: CreateReviewInput): Promise<Review> {
    const reviewForm = readReviewForm(dto);
    if (!isId(productId)) throw productNotFoundError();
    await this.limits.chargeReview(author.context, author.accountId);
    return this.#change(author, (transaction) => this.#create(transaction, { ...author, productId }, reviewForm));
  }

  async edit(author: Author, { reviewId, ...dto }: EditReviewInput): Promise<Review> {
    const reviewForm = readReviewForm(dto);
    if (!isId(reviewId)) throw reviewNotFoundError();
    await this.limits.chargeReview(author.context, author.accountId);
    return this.#change(author, (transaction) => this.#edit(transaction, { ...author, reviewId }, reviewForm));
  }

  /** Returns the removed review, or null if there is none. */
  async remove(author: Author, reviewId: string): Promise<Review | null> {
    if (!isId(reviewId)) return null;
    return this.#change(author, async (transaction) => {
      const removedReview = await findReview(
        transaction,
        Prisma.sql`review.id = ${reviewId}::uuid AND review.account_id = ${author.accountId}::uuid`,
      );
      if (!removedReview) return null;
      await transaction.review.deleteMany({ where: { id: reviewId } });
      for (const { key } of removedReview.photos) await this.uploads.remove(transaction, author.accountId, key);
      return removedReview;
    });
  }

  async #create(transaction: Transaction, author: Author & { productId: string }, { content, photoIds }: ReviewForm): Promise<Review> {
    const { accountId, productId } = author;
    await requireReviewable(transaction, { accountId, productId });
    const now = this.clock.now();
    const authorName = await this.#composeSignature(transaction, accountId);
    const newReview = { accountId, productId, authorName, ...content, createdAt: now, updatedAt: now };
    const { id: reviewId } = await transaction.review.create({ data: newReview, select: { id: true } });
    return this.#savePhotos(transaction, { accountId, reviewId }, photoIds);
  }

  async #edit(transaction: Transaction, author: Author & { reviewId: string }, { content, photoIds }: ReviewForm): Promise<Review> {
    const { accountId, reviewId } = author;
    const authorName = await this.#composeSignature(transaction, accountId);
    const { count } = await transaction.review.updateMany({
      where: { id: reviewId, accountId, deletedAt: null },
      data: { ...content, authorName, state: 'PENDING', updatedAt: this.clock.now() },
    });
    if (count === 0) throw reviewNotFoundError();
    const existingPhotos = await transaction.reviewPhoto.findMany({ where: { reviewId } });
    await transaction.reviewPhoto.deleteMany({ where: { reviewId } });
    for (const { id, objectKey } of existingPhotos)
      if (!photoIds.includes(id)) await this.uploads.remove(transaction, accountId, objectKey);
    return this.#savePhotos(transaction, { accountId, reviewId, existingPhotos }, photoIds);
  }

  /** Writes the photos in their order. An id that belongs to no existing photo is the id of an upload. */
  async #savePhotos(
    transaction: Transaction,
    { accountId, reviewId, existingPhotos = [] }: PhotoOwner,
    photoIds: readonly string[],
  ): Promise<Review> {
    const objectKeyById = new Map(existingPhotos.map(({ id, objectKey }) => [id, objectKey]));
    const photoRows: Prisma.ReviewPhotoCreateManyInput[] = [];
    for (const [position, id] of photoIds.entries()) {
      const objectKey = objectKeyById.get(id) ?? (await this.uploads.markUsed(transaction, accountId, id));
      photoRows.push({ id, reviewId, position, objectKey });
    }
    await transaction.reviewPhoto.createMany({ data: photoRows });
    const review = await findReview(transaction, Prisma.sql`review.id = ${reviewId}::uuid`);
    if (!review) throw reviewNotFoundError();
    return review;
  }

  async #composeSignature({ account }: Transaction, accountId: string): Promise<string> {
    return formatSignature(await account.findUniqueOrThrow({ where: { id: accountId }, select: { name: true, surname: true } }));
  }

  #change<Result>({ accountId, context }: Author, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return retryOnContention(() =>
      this.prisma.inTransaction(context.requestId, async (transaction) => {
        if (await this.recipients.lockAccount(transaction, accountId)) return work(transaction);
        throw new DomainError(ErrorCode.UNAUTHENTICATED, 'Войдите ещё\u00a0раз.');
      }),
    );
  }
}

interface ReviewSubject {
  accountId: string;
  productId: string;
}

/**
 * Throws unless the account may write a review of the product. Every account may review a visible product once, whether or not it has
 * bought the product.
 */
async function requireReviewable(transaction: Prisma.TransactionClient, { accountId, productId }: ReviewSubject): Promise<void> {
  const visibleCount = await transaction.$executeRaw`SELECT FROM product WHERE id = ${productId}::uuid AND ${matchVisibleProduct()}`;
  if (visibleCount === 0) throw productNotFoundError();
  const existingReview = await transaction.review.findFirst({ where: { accountId, productId, deletedAt: null }, select: { id: true } });
  if (existingReview) throw reviewExistsError(existingReview.id);
}

/** Refusal of a second review of the same product. */
const reviewExistsError = (reviewId: string): DomainError =>
  new DomainError(ErrorCode.CONFLICT, 'Вы уже написали отзыв на\u00a0этот товар. Его можно изменить.', { reviewId });

/** Returns the signature of a review: the first name and the first letter of the surname. */
function formatSignature({ name, surname }: { name: string; surname: string }): string {
  if (name === '') return 'Покупатель';
  const [initial] = surname;
  return initial === undefined ? name : `${name} ${initial.toUpperCase()}.`;
}

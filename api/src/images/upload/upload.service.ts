import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { DomainError, ErrorCode, unavailableError } from '../../platform/errors/domain-error.js';
import { createRequestContext, runInRequest } from '../../platform/http/request-context.js';
import { isId } from '../../platform/input/ids.rules.js';
import { JobService } from '../../platform/jobs/job.service.js';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import { buildPicturePath } from '../../platform/picture-path.js';
import { deadlines } from '../../platform/prisma/deadlines.js';
import { Prisma, type Upload } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { Metrics } from '../../platform/process/metrics.js';
import type { Operator } from '../../platform/viewer/viewers.port.js';
import { ImageService } from '../image.service.js';
import { OBJECT_STORE, type ObjectStore } from '../store/object-store.port.js';
import { type DecodedPicture, Decoder, DecodingAborted, RefusedUpload } from './decoder.js';
import { computeUploadKey, unusedRetentionMs, uploadNotFoundError, uploadRefusedError } from './upload.rules.js';
import { type UploadSlot, UploadSlots } from './upload-slots.js';

/** An uploaded picture, as its owner gets it. */
export interface UploadedPicture {
  id: string;
  /** Path of the picture. */
  url: string;
  width: number;
  height: number;
}

type Transaction = Prisma.TransactionClient;

/** Who uploads a picture, in which request, and the signal that aborts when the client disconnects. */
export interface Uploader {
  accountId: string;
  /** Service token of the program that uploads; null for a person. `accountId` is the creator of the token. */
  tokenId: string | null;
  clientAddress: string;
  requestId: string;
  signal: AbortSignal;
}

const REMOVE_JOB = 'remove-upload';
const MAX_ATTEMPTS = 20;

const payloadSchema = z.object({ key: z.string() });

/**
 * Pictures of persons and programs. The row is written before the object and deleted before it, so that every object has either a row or a
 * job that removes it.
 */
@Injectable()
export class UploadService implements OnModuleInit, OnApplicationShutdown {
  readonly #slots = new UploadSlots();

  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly decoder: Decoder,
    private readonly images: ImageService,
    private readonly prisma: PrismaService,
    private readonly jobs: JobService,
    private readonly retention: RetentionService,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    metrics.registerGauge(
      { name: 'meet_uploads_running', help: 'Pictures being received and decoded' },
      async () => this.#slots.runningCount,
    );
    metrics.registerGauge({ name: 'meet_uploads_waiting', help: 'Uploads waiting for a slot' }, async () => this.#slots.waitingCount);
  }

  onModuleInit(): void {
    this.jobs.register({
      name: REMOVE_JOB,
      maxAttempts: MAX_ATTEMPTS,
      run: (payload) => this.images.remove(payloadSchema.parse(payload).key),
    });
    this.retention.register({
      name: 'unused uploads',
      sweep: (transaction, now, limit) => this.#sweep(transaction, new Date(now.getTime() - unusedRetentionMs), limit),
    });
  }

  onApplicationShutdown(): void {
    this.decoder.close();
  }

  /** Receives, decodes and stores a picture. Nothing is stored of a file that is refused or whose client disconnects. */
  async add(uploader: Uploader, receive: (slot: UploadSlot) => Promise<Buffer>): Promise<UploadedPicture> {
    const source = { uploaderId: uploader.tokenId ?? uploader.accountId, address: uploader.clientAddress };
    const slot = await this.#slots.acquire(source, uploader.signal);
    try {
      const picture = await this.#decodePicture(await receive(slot), uploader.signal);
      // The time that receiving and decoding took is not part of the budget for the database.
      return await runInRequest(createRequestContext(uploader.requestId, deadlines.writeMs), () => this.#storeUpload(uploader, picture));
    } finally {
      slot.release();
    }
  }

  /** Marks an unused upload of this person as used, and returns the key of its object. The caller has locked the account. */
  async markUsed(transaction: Transaction, accountId: string, id: string): Promise<string> {
    if (!isId(id)) throw uploadNotFoundError();
    const [upload] = await transaction.upload.updateManyAndReturn({
      where: { id, accountId, tokenId: null, usedAt: null },
      data: { usedAt: this.clock.now() },
      select: { objectKey: true },
    });
    if (!upload) throw uploadNotFoundError();
    return upload.objectKey;
  }

  /**
   * Claims an unused upload of an operator or a program for the shop, and returns the key of its object. The upload is no longer personal
   * data, so the object stays when the account is erased.
   */
  async claim(transaction: Transaction, operator: Operator, id: string): Promise<string> {
    const operatorCondition =
      'tokenId' in operator
        ? Prisma.sql`token_id = ${operator.tokenId}::uuid`
        : Prisma.sql`account_id = ${operator.accountId}::uuid AND token_id IS NULL`;
    const [upload] = isId(id)
      ? await transaction.$queryRaw<Pick<Upload, 'objectKey'>[]>`
          DELETE FROM upload WHERE id = ${id}::uuid AND ${operatorCondition} AND used_at IS NULL
          RETURNING object_key AS "objectKey"`
      : [];
    if (!upload) throw uploadNotFoundError();
    return upload.objectKey;
  }

  /** Whether the key is that of this upload of the account. Uploads of the account's programs do not count. */
  async belongsTo(transaction: Transaction, objectKey: string, upload: { accountId: string; id: string }): Promise<boolean> {
    return isId(upload.id) && (await transaction.upload.count({ where: { ...upload, objectKey, tokenId: null } })) > 0;
  }

  /** Deletes the account's upload with this object key, or all uploads of the account, including those of its programs. */
  async remove(transaction: Transaction, accountId: string, objectKey?: string): Promise<void> {
    const removedUploads = await transaction.$queryRaw<Pick<Upload, 'objectKey'>[]>`
      DELETE FROM upload WHERE account_id = ${accountId}::uuid AND object_key = coalesce(${objectKey ?? null}, object_key)
      RETURNING object_key AS "objectKey"`;
    await this.#removeObjects(transaction, removedUploads);
  }

  async export(accountId: string): Promise<unknown> {
    const rows = await this.prisma.client.upload.findMany({ where: { accountId, tokenId: null }, orderBy: { createdAt: 'asc' } });
    return rows.map(({ usedAt, createdAt, ...row }) => ({ ...toPicture(row), createdAt, usedAt }));
  }

  async #decodePicture(content: Buffer, signal: AbortSignal): Promise<DecodedPicture> {
    try {
      return await this.decoder.decode(content, signal);
    } catch (error) {
      if (error instanceof RefusedUpload) throw uploadRefusedError(error.reason);
      throw error instanceof DecodingAborted ? unavailableError() : error;
    }
  }

  async #storeUpload(uploader: Uploader, { content, width, height }: DecodedPicture): Promise<UploadedPicture> {
    if (uploader.signal.aborted) throw unavailableError();
    const row = await this.#writeRow(uploader, { objectKey: computeUploadKey(content), width, height });
    try {
      await this.store.put(row.objectKey, content);
    } catch (error) {
      await this.#removeUpload(uploader, row);
      throw unavailableError(error);
    }
    // The erasure of the account may have removed the object before it was written. A client that has disconnected will not use its upload.
    const isStored = !uploader.signal.aborted && (await this.prisma.client.upload.count({ where: { id: row.id } })) > 0;
    if (isStored) return toPicture(row);
    await this.#removeUpload(uploader, row);
    throw unavailableError();
  }

  #writeRow({ accountId, tokenId, requestId }: Uploader, picture: Pick<Upload, 'objectKey' | 'width' | 'height'>): Promise<Upload> {
    return this.prisma.inTransaction(requestId, async (transaction) => {
      const lockedCount = await transaction.$executeRaw`
        SELECT FROM account WHERE id = ${accountId}::uuid AND deleted_at IS NULL FOR SHARE`;
      if (lockedCount === 0) throw new DomainError(ErrorCode.UNAUTHENTICATED, 'Войдите ещё\u00a0раз.');
      return transaction.upload.create({ data: { ...picture, accountId, tokenId, createdAt: this.clock.now() } });
    });
  }

  /** Removes an upload whose row may already be deleted. */
  #removeUpload({ requestId }: Uploader, row: Upload): Promise<void> {
    return this.prisma.inTransaction(requestId, async (transaction) => {
      await transaction.upload.deleteMany({ where: { id: row.id } });
      await this.#removeObjects(transaction, [row]);
    });
  }

  async #sweep(transaction: Transaction, before: Date, limit: number): Promise<{ count: number }> {
    const removedUploads = await transaction.$queryRaw<Pick<Upload, 'objectKey'>[]>`
      DELETE FROM upload WHERE used_at IS NULL AND id IN (
        SELECT id FROM upload WHERE used_at IS NULL AND created_at < ${before} ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING object_key AS "objectKey"`;
    await this.#removeObjects(transaction, removedUploads);
    return { count: removedUploads.length };
  }

  async #removeObjects(transaction: Transaction, removedUploads: readonly Pick<Upload, 'objectKey'>[]): Promise<void> {
    if (removedUploads.length === 0) return;
    const jobs = removedUploads.map(({ objectKey: key }) => ({ payload: { key }, key: `${REMOVE_JOB}:${key}` }));
    await this.jobs.addAll(transaction, REMOVE_JOB, jobs);
  }
}

const PREVIEW_WIDTH = 640;

const toPicture = ({ id, objectKey, width, height }: Pick<Upload, 'id' | 'objectKey' | 'width' | 'height'>): UploadedPicture => ({
  id,
  url: buildPicturePath(objectKey, PREVIEW_WIDTH),
  width,
  height,
});

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ShopPictureService } from '../../images/shop-picture.service.js';
import { JobService } from '../../platform/jobs/job.service.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import type { Prisma, RemotePicture } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { SECOND_MS } from '../../platform/process/durations.js';
import { ClosingSignal } from '../../platform/process/shutdown.js';
import { computeNextFetch, type FetchFailure } from './fetch-retry.rules.js';
import { runByHost } from './host-queues.js';
import { PictureDownload } from './picture-download.js';

type Picture = Pick<RemotePicture, 'id' | 'url' | 'attempts'>;

const BATCH_SIZE = 50;
const MAX_PER_HOST = 20;
/**
 * Maximum number of positions that a picture fills in one transaction. A picture may have many positions, because all products may use the
 * same placeholder.
 */
const POSITIONS_PER_BATCH = 500;
const REQUEST_ID = 'remote-pictures';

/**
 * Fetches the pictures to which products refer by URL, in one process at a time. It does not use the job queue, whose few workers have to
 * send codes to waiting shoppers.
 */
@Injectable()
export class FetchPicturesService implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly closing: ClosingSignal,
    private readonly download: PictureDownload,
    private readonly jobs: JobService,
    private readonly pictures: ShopPictureService,
    private readonly prisma: PrismaService,
  ) {}

  onModuleInit(): void {
    this.jobs.registerPeriodic({ name: 'remote pictures', everyMs: SECOND_MS, run: () => this.run() });
  }

  /** Fetches pictures until none is due. A supplier that hangs delays only its own pictures. */
  run(): Promise<void> {
    const { signal } = this.closing;
    const findDue = (busyHosts: readonly string[]) => this.#findDue(busyHosts);
    return runByHost({ findDue, runTask: (picture) => this.#fetch(picture, signal) }, signal);
  }

  #findDue(busyHosts: readonly string[]): Promise<Picture[]> {
    return this.prisma.client.$queryRaw<Picture[]>`
      SELECT id, url, attempts FROM (
        SELECT id, url, attempts, due_at, row_number() OVER (PARTITION BY host ORDER BY due_at, id) AS place
        FROM remote_picture, split_part(url, '/', 3) AS host
        WHERE state = 'PENDING' AND due_at <= ${this.clock.now()} AND host <> ALL(${busyHosts}::text[])
          AND EXISTS (SELECT FROM product_remote_picture WHERE picture_id = remote_picture.id)) AS due
      WHERE place <= ${MAX_PER_HOST} ORDER BY place, due_at, id LIMIT ${BATCH_SIZE}`;
  }

  async #fetch(picture: Picture, signal: AbortSignal): Promise<void> {
    const keyOrFailure = await this.#storePicture(picture, signal);
    // A download that the end of the process has interrupted does not count as an attempt.
    if (signal.aborted) return;
    const failure = 'key' in keyOrFailure ? await this.#attachPicture(picture, keyOrFailure.key) : keyOrFailure;
    if (failure) await this.#recordFailure(picture, failure);
  }

  async #storePicture({ url }: Picture, signal: AbortSignal): Promise<{ key: string } | FetchFailure> {
    const contentOrFailure = await this.download.read(url, signal);
    if (!Buffer.isBuffer(contentOrFailure)) return contentOrFailure;
    try {
      const addedPicture = await this.pictures.add(contentOrFailure, signal);
      return 'key' in addedPicture ? addedPicture : { failure: addedPicture.refusal, httpStatus: null };
    } catch {
      return { failure: 'NOT_STORED', httpStatus: null };
    }
  }

  /** Puts a stored picture into the lists of all products that refer to it. Returns a failure if that has to be tried again. */
  async #attachPicture({ id }: Picture, key: string): Promise<FetchFailure | null> {
    try {
      for (let filledCount = POSITIONS_PER_BATCH; filledCount === POSITIONS_PER_BATCH; )
        filledCount = await retryOnContention(() =>
          this.prisma.inTransaction(REQUEST_ID, (transaction) => this.#fillPositions(transaction, id, key)),
        );
      return null;
    } catch {
      return { failure: 'NOT_STORED', httpStatus: null };
    }
  }

  /**
   * Puts the picture into some of its positions, and marks it as stored when no position is missing. The picture's row is locked first. A
   * save of a list of pictures locks that row too, so the save comes either before or after this transaction.
   */
  async #fillPositions(transaction: Prisma.TransactionClient, id: string, key: string): Promise<number> {
    await transaction.$executeRaw`SELECT FROM remote_picture WHERE id = ${id}::uuid FOR UPDATE`;
    const filledCount = await transaction.$executeRaw`
      WITH taken AS (
        DELETE FROM product_remote_picture WHERE id IN (
          SELECT id FROM product_remote_picture WHERE picture_id = ${id}::uuid ORDER BY product_id, position LIMIT ${POSITIONS_PER_BATCH})
        RETURNING product_id, position, alt
      ), placed AS (
        INSERT INTO product_image (product_id, position, object_key, alt)
        SELECT product_id, position, ${key}, alt FROM taken ORDER BY product_id, position
        ON CONFLICT (product_id, position) DO NOTHING
      )
      SELECT FROM taken`;
    if (filledCount < POSITIONS_PER_BATCH) {
      const storedState = { state: 'STORED', objectKey: key, failure: null, httpStatus: null, updatedAt: this.clock.now() } as const;
      await transaction.remotePicture.updateMany({ where: { id, state: 'PENDING' }, data: storedState });
    }
    return filledCount;
  }

  async #recordFailure({ id, ...picture }: Picture, failure: FetchFailure): Promise<void> {
    const now = this.clock.now();
    const attempts = picture.attempts + 1;
    const dueAt = computeNextFetch(failure, { attempts, now });
    await this.prisma.client.remotePicture.updateMany({
      // A save that refers to the picture again in the meantime has reset its attempts, so this failure no longer counts.
      where: { id, state: 'PENDING', attempts: picture.attempts },
      data: { ...failure, attempts, updatedAt: now, ...(dueAt ? { dueAt } : { state: 'FAILED' as const }) },
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { DAY_MS } from '../../platform/process/durations.js';

/** Retention of a picture that was never stored and that no product refers to any more. */
const UNUSED_RETENTION_MS = DAY_MS;

/** Deletes pictures that were never stored and to which no product refers any more. */
@Injectable()
export class RemotePictureRetentionService implements OnModuleInit {
  constructor(private readonly retention: RetentionService) {}

  onModuleInit(): void {
    this.retention.register({
      name: 'unnamed remote pictures',
      sweep: (transaction, now, limit) => deleteUnused(transaction, new Date(now.getTime() - UNUSED_RETENTION_MS), limit),
    });
  }
}

/**
 * Deletes unused pictures. A save locks the rows of the pictures that it refers to, so locked rows are skipped. A save may also commit
 * after the first statement has selected a row and before it has locked the row; only the second statement sees that save.
 */
async function deleteUnused(transaction: Prisma.TransactionClient, before: Date, limit: number): Promise<{ count: number }> {
  const unusedPictures = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM remote_picture
    WHERE state <> 'STORED' AND updated_at < ${before}
      AND NOT EXISTS (SELECT FROM product_remote_picture WHERE picture_id = remote_picture.id)
    ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  return transaction.remotePicture.deleteMany({ where: { id: { in: unusedPictures.map(({ id }) => id) }, products: { none: {} } } });
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataService } from '../account/personal-data.service.js';
import { UploadService } from '../images/upload/upload.service.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import { toKopecksOrNull } from '../platform/money.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { DAY_MS } from '../platform/process/durations.js';

type Transaction = Prisma.TransactionClient;

/** Time for which a request is stored after it was answered or closed. */
export const requestRetentionMs = 180 * DAY_MS;
/** Time for which a subscription to a size is stored. */
export const noticeRetentionMs = 180 * DAY_MS;
/** Time for which a notice is stored after its message was enqueued. A message that is a day old is no longer sent. */
const NOTIFIED_RETENTION_MS = 2 * DAY_MS;

/** Requests and notices as personal data of an account, and their retention. */
@Injectable()
export class RequestPersonalDataService implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataService,
    private readonly prisma: PrismaService,
    private readonly retention: RetentionService,
    private readonly uploads: UploadService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'requests',
      export: (accountId) => this.#exportRequests(accountId),
      // The uploads of the photos are erased with all other uploads of the account.
      erase: async ({ shopRequest }, accountId) => void (await shopRequest.deleteMany({ where: { accountId } })),
    });
    this.personalData.register({
      name: 'arrivalNotices',
      export: (accountId) => this.#exportNotices(accountId),
      erase: async ({ arrivalNotice }, accountId) => void (await arrivalNotice.deleteMany({ where: { accountId } })),
    });
    this.retention.register({
      name: 'finished requests',
      sweep: (transaction, now, limit) => this.#sweepRequests(transaction, new Date(now.getTime() - requestRetentionMs), limit),
    });
    this.retention.register({
      name: 'arrival notices',
      sweep: ({ arrivalNotice }, now, limit) => {
        const buildOlderThan = (ms: number) => ({ lt: new Date(now.getTime() - ms) });
        const oldNotices = { OR: [{ createdAt: buildOlderThan(noticeRetentionMs) }, { toldAt: buildOlderThan(NOTIFIED_RETENTION_MS) }] };
        return arrivalNotice.deleteMany({ where: oldNotices, limit });
      },
    });
  }

  async #exportRequests(accountId: string): Promise<unknown> {
    const rows = await this.prisma.client.shopRequest.findMany({
      where: { accountId },
      orderBy: { number: 'asc' },
      include: { photos: { orderBy: { position: 'asc' }, select: { objectKey: true } } },
    });
    return rows.map(({ id, accountId: _, priceUpTo, photos, ...row }) => ({
      ...row,
      priceUpTo: toKopecksOrNull(priceUpTo),
      photos: photos.map(({ objectKey }) => objectKey),
    }));
  }

  #exportNotices(accountId: string): Promise<unknown> {
    return this.prisma.client.arrivalNotice.findMany({
      where: { accountId },
      orderBy: { createdAt: 'asc' },
      select: { productId: true, sizeId: true, email: true, createdAt: true },
    });
  }

  async #sweepRequests(transaction: Transaction, before: Date, limit: number): Promise<{ count: number }> {
    // The requests are locked, because the staff may be reopening one of them.
    const finishedRequests = await transaction.$queryRaw<{ id: string }[]>`
      SELECT id FROM shop_request WHERE state IN ('ANSWERED', 'CLOSED') AND updated_at < ${before}
      ORDER BY number LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
    const requests = await transaction.shopRequest.findMany({
      where: { id: { in: finishedRequests.map(({ id }) => id) } },
      select: { id: true, accountId: true, photos: { select: { objectKey: true } } },
    });
    for (const { accountId, photos } of requests) {
      for (const { objectKey } of photos) if (accountId !== null) await this.uploads.remove(transaction, accountId, objectKey);
    }
    return transaction.shopRequest.deleteMany({ where: { id: { in: requests.map(({ id }) => id) } } });
  }
}

import { Injectable } from '@nestjs/common';
import { UploadService } from '../images/upload/upload.service.js';
import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import { retryOnContention } from '../platform/prisma/contention.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import type { Viewer } from '../platform/viewer/viewers.port.js';
import { AccountService } from './account.service.js';
import { RecipientService } from './recipient/recipient.service.js';
import type { User } from './user.model.js';

type Transaction = Prisma.TransactionClient;

/**
 * Sets and removes avatars, which are uploads. The account is locked meanwhile, so the second of two parallel changes replaces the first.
 */
@Injectable()
export class AvatarService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly accounts: AccountService,
    private readonly recipients: RecipientService,
    private readonly uploads: UploadService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the avatar. Setting the current avatar again does nothing, so a client that has not received the response may repeat its request.
   */
  set(viewer: Viewer, uploadId: string, requestId: string): Promise<User | null> {
    const { accountId } = viewer;
    return this.#change(viewer, requestId, async (transaction, currentKey) => {
      if (currentKey !== null && (await this.uploads.belongsTo(transaction, currentKey, { accountId, id: uploadId }))) return currentKey;
      return this.uploads.markUsed(transaction, accountId, uploadId);
    });
  }

  remove(viewer: Viewer, requestId: string): Promise<User | null> {
    return this.#change(viewer, requestId, async () => null);
  }

  async #change(
    { accountId, accessLevel }: Viewer,
    requestId: string,
    chooseKey: (transaction: Transaction, currentKey: string | null) => Promise<string | null>,
  ): Promise<User | null> {
    await retryOnContention(() =>
      this.prisma.inTransaction(requestId, async (transaction) => {
        if (!(await this.recipients.lockAccount(transaction, accountId))) {
          throw new DomainError(ErrorCode.UNAUTHENTICATED, 'Войдите ещё\u00a0раз.');
        }
        const { avatarKey: currentKey } = await transaction.account.findUniqueOrThrow({
          where: { id: accountId },
          select: { avatarKey: true },
        });
        const avatarKey = await chooseKey(transaction, currentKey);
        if (avatarKey === currentKey) return;
        await transaction.account.update({ where: { id: accountId }, data: { avatarKey, updatedAt: this.clock.now() } });
        if (currentKey !== null) await this.uploads.remove(transaction, accountId, currentKey);
      }),
    );
    return this.accounts.readUser(accountId, accessLevel);
  }
}

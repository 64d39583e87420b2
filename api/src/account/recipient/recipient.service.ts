import { Injectable } from '@nestjs/common';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { composeTakenMessage, type Recipient } from './recipient.rules.js';
import { RecipientAlertService } from './recipient-alert.service.js';

type Transaction = Prisma.TransactionClient;

/** The phone and e-mail address of a person. An account has at most one of each, and an address belongs to one account only. */
@Injectable()
export class RecipientService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly alerts: RecipientAlertService,
    private readonly clock: Clock,
  ) {}

  /** Prevents other transactions from attaching this phone or e-mail address until this transaction ends. */
  async lock(transaction: Transaction, address: string): Promise<void> {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`recipient:${address}`}::text, 0))`;
  }

  /**
   * Prevents other transactions from changing this person's phone or e-mail address until this transaction ends. Returns false when the
   * account has been deleted.
   */
  async lockAccount(transaction: Transaction, accountId: string): Promise<boolean> {
    const lockedCount = await transaction.$executeRaw`
      SELECT FROM account WHERE id = ${accountId}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`;
    return lockedCount > 0;
  }

  async findOwnerId(address: string, db: Pick<Transaction, 'accountRecipient'> = this.prisma.client): Promise<string | null> {
    const recipient = await db.accountRecipient.findUnique({ where: { address }, select: { accountId: true } });
    return recipient?.accountId ?? null;
  }

  /**
   * Attaches a confirmed address in place of the person's current address of the same type, and notifies the earlier addresses. Returns
   * whether the address is new to the person. The account stays locked in either case.
   * - Two people cannot attach the same address, because the address is locked.
   * - When one person confirms two phones at the same time, the second replaces the first, because the account is locked.
   */
  async attach(transaction: Transaction, accountId: string, { type, address }: Recipient): Promise<boolean> {
    await this.lock(transaction, address);
    if (!(await this.lockAccount(transaction, accountId))) throw new DomainError(ErrorCode.UNAUTHENTICATED, 'Войдите ещё\u00a0раз.');
    const ownerId = await this.findOwnerId(address, transaction);
    if (ownerId === accountId) return false;
    if (ownerId !== null) throw new DomainError(ErrorCode.RECIPIENT_TAKEN, composeTakenMessage(type));
    await this.alerts.queueChangeAlert(transaction, accountId, type);
    await this.#archiveCurrent(transaction, accountId, type);
    await transaction.accountRecipient.create({ data: { accountId, type, address, confirmedAt: this.clock.now() } });
    return true;
  }

  async #archiveCurrent(transaction: Transaction, accountId: string, type: Recipient['type']): Promise<void> {
    const replacedRecipient = await transaction.accountRecipient.findUnique({ where: { accountId_type: { accountId, type } } });
    if (!replacedRecipient) return;
    await transaction.accountRecipient.delete({ where: { id: replacedRecipient.id } });
    const replacedAt = this.clock.now();
    await transaction.replacedRecipient.create({ data: { accountId, type, address: replacedRecipient.address, replacedAt } });
  }
}

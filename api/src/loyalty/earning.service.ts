import { Injectable } from '@nestjs/common';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { BonusService } from './bonus.service.js';

type Transaction = Prisma.TransactionClient;

/** A unit of a purchase, and what it earns. */
export interface EarningUnit {
  /** Amount paid for the unit in money, in kopecks. */
  spent: bigint;
  /** Whole bonuses that the unit earns; may be 0. */
  cashback: number;
  /** Reference of the cashback in the ledger. Under each reference, cashback is accrued and revoked only once. */
  reference: string;
}

/** Units of one order, and their buyer. */
export interface Purchase {
  accountId: string;
  units: readonly EarningUnit[];
}

const toBonusChanges = ({ units }: Purchase) =>
  units.filter(({ cashback }) => cashback > 0).map(({ cashback, reference }) => ({ amount: cashback, reference }));

/**
 * What a purchase earns its buyer: cashback, and spending that determines the level. The caller holds the lock of the order, and calls this
 * service once for each unit that is delivered or returned: a repetition is recognised by the reference of the cashback, but spending has
 * no reference.
 */
@Injectable()
export class EarningService {
  constructor(private readonly bonuses: BonusService) {}

  async earn(transaction: Transaction, purchase: Purchase): Promise<void> {
    await this.bonuses.accrueBonuses(transaction, { accountId: purchase.accountId, changes: toBonusChanges(purchase) });
    await this.#addSpentAmount(transaction, purchase, 1);
  }

  /** Revokes the cashback and the spending that the units have earned. */
  async revokeEarned(transaction: Transaction, purchase: Purchase): Promise<void> {
    await this.bonuses.revokeBonuses(transaction, { accountId: purchase.accountId, changes: toBonusChanges(purchase) });
    await this.#addSpentAmount(transaction, purchase, -1);
  }

  async #addSpentAmount(transaction: Transaction, { accountId, units }: Purchase, sign: 1 | -1): Promise<void> {
    const amount = BigInt(sign) * units.reduce((sum, { spent }) => sum + spent, 0n);
    await transaction.account.update({ where: { id: accountId }, data: { spentAmount: { increment: amount } }, select: { id: true } });
  }
}

import { Injectable } from '@nestjs/common';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { Clock } from '../platform/process/clock.js';
import { buildDeletion, buildDeletions, buildInsertion } from './line/cart-line.queries.js';

type Transaction = Prisma.TransactionClient;

/** Removes the lines of a cart that are ordered, and restores them if the order ends unpaid. */
@Injectable()
export class CartClearingService {
  constructor(private readonly clock: Clock) {}

  /** Removes the units of a placed order. PromoUseService removes the promo code. */
  async removeOrdered(transaction: Transaction, accountId: string, productItemIds: readonly string[]): Promise<void> {
    await transaction.$executeRaw(buildDeletion(accountId, productItemIds));
  }

  /** Common table expressions that do the same, for the statement that places the order. */
  buildRemoval(accountId: string, productItemIds: readonly string[]): Prisma.Sql {
    return buildDeletions(accountId, productItemIds);
  }

  /**
   * Adds the units of an order that ended unpaid, at their present prices, to a full cart too, because the shopper is notified that they
   * are back. It does not lock the cart: one transaction may end the orders of several people, and two of those could wait for each other.
   */
  async restoreLines(transaction: Transaction, accountId: string, productItemIds: readonly string[]): Promise<void> {
    const insertion = { accountId, productItemIds, now: this.clock.now(), isUnlimited: true };
    await transaction.$queryRaw(buildInsertion('checked', insertion));
  }
}

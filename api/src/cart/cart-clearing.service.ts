import { Injectable } from '@nestjs/common';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { Clock } from '../platform/process/clock.js';
import { buildDeletionCtes, buildDeletionStatement, buildInsertionStatement } from './line/cart-line.queries.js';

type Transaction = Prisma.TransactionClient;

/** Removes the lines of a cart that are ordered, and restores them if the order ends unpaid. */
@Injectable()
export class CartClearingService {
  constructor(private readonly clock: Clock) {}

  /** Removes the units of a placed order. PromoUseService removes the promo code. */
  async removeOrderedLines(transaction: Transaction, accountId: string, productItemIds: readonly string[]): Promise<void> {
    await transaction.$executeRaw(buildDeletionStatement(accountId, productItemIds));
  }

  /** Common table expressions that do the same as `removeOrderedLines`, for the statement that places the order. */
  buildRemovalCtes(accountId: string, productItemIds: readonly string[]): Prisma.Sql {
    return buildDeletionCtes(accountId, productItemIds);
  }

  /**
   * Adds the units of an order that ended unpaid to the cart, at their present prices. A full cart gets them too, because the shopper is
   * notified that they are in the cart again. The cart is not locked: one transaction may end the orders of several people, and two such
   * transactions could wait for each other.
   */
  async restoreLines(transaction: Transaction, accountId: string, productItemIds: readonly string[]): Promise<void> {
    const insertion = { accountId, productItemIds, now: this.clock.now(), isUnlimited: true };
    await transaction.$queryRaw(buildInsertionStatement('checked', insertion));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { AddressPseudonyms } from '../../platform/address-pseudonyms.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { Clock } from '../../platform/process/clock.js';
import { DAY_MS } from '../../platform/process/durations.js';
import { findLimitError, type OrderCounts, type PlacingLimits } from './order-limits.rules.js';

/** The account and the client address for which orders are counted. */
export interface LimitScope {
  accountId: string;
  /** Pseudonym of the client's address, from `computePseudonym`. */
  network: string;
}

const noOrders: OrderCounts = { orders: 0, units: 0, callOrders: 0, callUnits: 0, addressUnits: 0, placings: 0, addressPlacings: 0 };

/**
 * Limits the units in unpaid orders, so that nobody can reserve the whole shop without paying. Limits the orders that are placed within a
 * day, so that nobody can make the shop send mails to other people by placing and cancelling. The caller locks the account and, for a new
 * order, the client address; without these locks, the counts of parallel orders would not include each other. An order whose deadline has
 * passed no longer counts as unpaid.
 */
@Injectable()
export class OrderLimitsService {
  readonly #pseudonyms: AddressPseudonyms;
  readonly #placingLimits: PlacingLimits;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly clock: Clock,
  ) {
    this.#pseudonyms = new AddressPseudonyms(config.PSEUDONYM_SECRET, 'order limits');
    this.#placingLimits = { placings: config.ORDERS_PER_DAY, addressPlacings: config.ADDRESS_ORDERS_PER_DAY };
  }

  /** Pseudonym of a client's address, so that orders do not reveal it. */
  computePseudonym(clientAddress: string): string {
    return this.#pseudonyms.compute(clientAddress);
  }

  /** Name of the lock that a new order from the client address needs. */
  buildLockName({ network }: Pick<LimitScope, 'network'>): string {
    return `order-network:${network}`;
  }

  /** Throws ORDER_LIMIT if the limits would be exceeded. */
  async requireWithinLimits(transaction: Prisma.TransactionClient, scope: LimitScope, additions: Partial<OrderCounts>): Promise<void> {
    await this.requireWithinLimitsAndRead(transaction, { ...scope, expression: Prisma.sql`NULL` }, additions);
  }

  /** Throws ORDER_LIMIT like `requireWithinLimits`, and returns the value of an SQL expression that the same statement reads. */
  async requireWithinLimitsAndRead<Value>(
    transaction: Prisma.TransactionClient,
    { accountId, network, expression }: LimitScope & { expression: Prisma.Sql },
    additions: Partial<OrderCounts>,
  ): Promise<Value> {
    const now = this.clock.now();
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const [row] = await transaction.$queryRaw<(OrderCounts & { extraValue: Value })[]>`
      WITH held AS (
        SELECT shop_order.id, account_id = ${accountId}::uuid AS own, network = ${network} AS near, shop_order.status = 'AWAITING_CALL' AS call
        FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id AND order_item.cancel_reason IS NULL
        WHERE held_until > ${now} AND (account_id = ${accountId}::uuid OR network = ${network}))
      SELECT (count(DISTINCT id) FILTER (WHERE own))::int AS orders, (count(*) FILTER (WHERE own))::int AS units,
        (count(DISTINCT id) FILTER (WHERE own AND call))::int AS "callOrders", (count(*) FILTER (WHERE own AND call))::int AS "callUnits",
        (count(*) FILTER (WHERE near))::int AS "addressUnits",
        (SELECT count(*) FROM shop_order WHERE account_id = ${accountId}::uuid AND created_at > ${dayAgo})::int AS placings,
        (SELECT count(*) FROM shop_order WHERE network = ${network} AND created_at > ${dayAgo})::int AS "addressPlacings",
        ${expression} AS "extraValue"
      FROM held`;
    if (!row) throw new Error('the statement returned no row');
    const { extraValue, ...currentCounts } = row;
    const limitError = findLimitError(currentCounts, { ...noOrders, ...additions }, this.#placingLimits);
    if (limitError) throw limitError;
    return extraValue;
  }
}

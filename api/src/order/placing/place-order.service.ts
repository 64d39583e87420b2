import { Inject, Injectable } from '@nestjs/common';
import { AccountService, type Shopper } from '../../account/account.service.js';
import type { Destination } from '../../cart/destination.service.js';
import { OrderQuoteService } from '../../cart/order-quote.service.js';
import { PromoUseService } from '../../cart/promo-use.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { FairSlots } from '../../platform/fair-slots.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { despiteContention, violates } from '../../platform/prisma/contention.js';
import type { PaymentType, Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { EndOrderService } from '../lifecycle/end-order.service.js';
import { type ClaimedKey, computeContentHash, type ExistingOrder, OrderKeyService } from './order-key.service.js';
import { OrderLimitsService } from './order-limits.service.js';
import { OrderWriterService } from './order-writer.service.js';
import { lockUnits } from './placing.queries.js';
import { computeDeadlines, findMismatch, phoneNotConfirmed } from './placing.rules.js';
import type { RequestedOrder } from './placing-input.rules.js';

type Transaction = Prisma.TransactionClient;

/** A validated request for an order. */
interface Placing {
  paymentType: PaymentType;
  claimed: ClaimedKey;
  requested: RequestedOrder;
  /** The destination of the order, or the reason why it is not available. */
  destination: PromiseSettledResult<Destination>;
  network: string;
}

/** Unique index that permits a unit one active order. */
const ACTIVE_UNIT_INDEX = 'order_item_living_unit_key';

/**
 * Places orders. One transaction does everything, so that an order that is refused at any point writes nothing. What could go wrong,
 * and what prevents it:
 * - Two taps with one key place two orders: the key has a lock, under which the second request finds the order of the first.
 * - Two shoppers get one unit: both lock the unit, in the order of ids, and the second then sees the reservation.
 * - Two devices of one account spend the same bonuses or exceed a limit: the account is locked before anything is counted. Accounts behind
 *   one address take the lock of the address.
 * - An order whose deadline has passed still reserves the unit: it is ended first, in this transaction. If its deadline passes just after
 *   that, the index of active orders refuses the new one, and placing starts again.
 * - The carrier is slow: it is called before the transaction, so nothing is locked meanwhile.
 * - Ending another's order locks rows in another order than placing does: PostgreSQL cancels one of the two, and placing starts again.
 */
@Injectable()
export class PlaceOrderService {
  readonly #slots: FairSlots;

  constructor(
    @Inject(CONFIG) { DATABASE_POOL }: Config,
    private readonly accounts: AccountService,
    private readonly clock: Clock,
    private readonly endings: EndOrderService,
    private readonly keys: OrderKeyService,
    private readonly limits: OrderLimitsService,
    private readonly prisma: PrismaService,
    private readonly promoUses: PromoUseService,
    private readonly quotes: OrderQuoteService,
    private readonly writer: OrderWriterService,
  ) {
    // Parallel orders of one unit wait for its lock, and must leave connections to other requests.
    this.#slots = new FairSlots(Math.max(1, Math.floor(DATABASE_POOL / 3)));
  }

  /** Places the order, or returns the one that the key has placed before. */
  placeOrder(
    { clientAddress, requestId }: Pick<GraphqlContext, 'clientAddress' | 'requestId'>,
    { accountId }: Pick<Viewer, 'accountId'>,
    { key, ...order }: { key: string } & Pick<Placing, 'requested' | 'paymentType' | 'destination'>,
  ): Promise<ExistingOrder> {
    const { requested, paymentType } = order;
    // The hash is stored with the key for a day, so its property names are those of earlier releases.
    const claimed = { accountId, key, contentHash: computeContentHash({ paymentType, asked: requested }) };
    const placing = { ...order, claimed, network: this.limits.toNetwork(clientAddress) };
    return this.#slots.take(accountId, () => this.#placeEventually(requestId, placing));
  }

  async #placeEventually(requestId: string, placing: Placing): Promise<ExistingOrder> {
    const locks = [this.keys.nameLock(placing.claimed), this.limits.nameLock(placing)];
    return despiteContention(
      () => this.prisma.inTransaction(requestId, (transaction) => this.#placeInTransaction(transaction, placing), locks),
      (error) => violates(error, ACTIVE_UNIT_INDEX),
    );
  }

  async #placeInTransaction(transaction: Transaction, placing: Placing): Promise<ExistingOrder> {
    const { claimed, requested, paymentType, network } = placing;
    const existing = await this.keys.find(transaction, claimed);
    if (existing) return existing;
    if (placing.destination.status === 'rejected') throw placing.destination.reason;
    const destination = placing.destination.value;
    await this.endings.endExpired(transaction, requested.productItemIds);
    const shopper = await this.#lockShopper(transaction, placing);
    const { accountId } = claimed;
    const { productItemIds, promocode, bonuses } = requested;
    if (promocode !== null) await this.promoUses.lockStored(transaction, { accountId, promocode });
    await lockUnits(transaction, productItemIds);
    const quote = await this.quotes.quote(transaction, { accountId, productItemIds, promocode, bonuses, destination });
    const mismatch = findMismatch(quote, requested);
    if (mismatch) throw mismatch;
    const order = { ...computeDeadlines(paymentType, this.clock.now()), claimed, requested, destination, quote, network };
    const placed = await this.writer.write(transaction, order);
    if (!shopper.isNamed) await this.accounts.nameNameless(transaction, accountId, requested.recipient);
    return placed;
  }

  /** Locks the account and checks its limits. */
  async #lockShopper(transaction: Transaction, { claimed: { accountId }, requested, paymentType, network }: Placing): Promise<Shopper> {
    const shopper = await this.accounts.lockShopper(transaction, accountId);
    if (!shopper) throw new DomainError(ErrorCode.UNAUTHENTICATED, 'Войдите ещё\u00a0раз.');
    const units = requested.productItemIds.length;
    const isCall = paymentType === 'CALL';
    if (isCall && !shopper.hasPhone) throw phoneNotConfirmed();
    const called = isCall ? { callOrders: 1, callUnits: units } : {};
    const added = { orders: 1, units, addressUnits: units, placings: 1, addressPlacings: 1, ...called };
    await this.limits.demandRoom(transaction, { accountId, network }, added);
    return shopper;
  }
}

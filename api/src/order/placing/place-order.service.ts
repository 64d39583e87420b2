import { Inject, Injectable } from '@nestjs/common';
import { AccountService, type Shopper } from '../../account/account.service.js';
import type { Destination } from '../../cart/destination.service.js';
import { OrderQuoteService } from '../../cart/order-quote.service.js';
import { PromoUseService } from '../../cart/promo-use.service.js';
import { buildPageChangeTimeSql } from '../../content/page/page.rules.js';
import { buildLoyaltyTermsQuery, type LoyaltyTerms } from '../../loyalty/loyalty.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { nextUpdatedAt } from '../../platform/errors/edit-conflict.js';
import { FairSlots } from '../../platform/fair-slots.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import { isViolation } from '../../platform/prisma/database-errors.js';
import { type PaymentType, Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { writeLater } from '../../platform/prisma/prisma-transaction.js';
import { Clock } from '../../platform/process/clock.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { EndOrderService } from '../lifecycle/end-order.service.js';
import { computeInitialState } from '../lifecycle/initial-state.rules.js';
import { consentChangedError, consentPageSlug, findConsentVersion } from './order-consent.rules.js';
import {
  type ClaimedKey,
  computeContentHash,
  type ExistingKey,
  OrderKeyService,
  type StoredOrder,
  type UnusedKey,
} from './order-key.service.js';
import { OrderLimitsService } from './order-limits.service.js';
import { findQuoteMismatch, phoneNotConfirmedError } from './order-refusal.rules.js';
import { OrderWriterService } from './order-writer.service.js';
import type { RequestedOrder } from './placing-input.rules.js';
import { ACTIVE_UNIT_INDEX } from './reservation.queries.js';

type Transaction = Prisma.TransactionClient;

/** A requested order with all that placing it needs. */
interface PlacingRequest {
  paymentType: PaymentType;
  claimedKey: ClaimedKey;
  requestedOrder: RequestedOrder;
  /** The destination of the order, or the reason why it is not available. */
  destination: PromiseSettledResult<Destination>;
  network: string;
}

/**
 * Places orders. One transaction does everything, so that an order that is refused at any point writes nothing. What could go wrong,
 * and what prevents it:
 * - Two taps with one key place two orders: the key has a lock, under which the second request finds the order of the first.
 * - Two shoppers get one unit: both lock the unit, in the order of ids, and the second then sees the reservation.
 * - Two devices of one account spend the same bonuses or exceed a limit: the account is locked before anything is counted. Accounts behind
 *   one client address take the lock of that address.
 * - An order whose deadline has passed still reserves the unit: it is ended first, in this transaction. If its deadline passes just after
 *   that, the index of active orders refuses the new order, and placing starts again.
 * - The carrier is slow: it is called before the transaction, so nothing is locked meanwhile.
 * - Ending the order of another shopper locks rows in another sequence than placing does: PostgreSQL cancels one of the two, and placing
 *   starts again.
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

  /** Places the order, or returns the order that an earlier request with the same idempotency key has placed. */
  placeOrder(
    { clientAddress, requestId }: Pick<GraphqlContext, 'clientAddress' | 'requestId'>,
    { accountId }: Pick<Viewer, 'accountId'>,
    { key, ...order }: { key: string } & Pick<PlacingRequest, 'requestedOrder' | 'paymentType' | 'destination'>,
  ): Promise<StoredOrder> {
    const { requestedOrder, paymentType } = order;
    // The hash is stored with the idempotency key for a day, so the property names must be the same as in earlier releases. The consent is
    // left out of the hash, because a repeated request may rely on the consent of the first request.
    const { consent: _, consentVersion: __, ...content } = requestedOrder;
    const claimedKey = { accountId, key, contentHash: computeContentHash({ paymentType, asked: content }) };
    const placingRequest = { ...order, claimedKey, network: this.limits.computePseudonym(clientAddress) };
    return this.#slots.run(accountId, () => this.#placeWithRetries(requestId, placingRequest));
  }

  async #placeWithRetries(requestId: string, placingRequest: PlacingRequest): Promise<StoredOrder> {
    const locks = [this.keys.buildLockName(placingRequest.claimedKey), this.limits.buildLockName(placingRequest)];
    return retryOnContention(
      () => this.prisma.inTransaction(requestId, (transaction) => this.#placeInTransaction(transaction, placingRequest), locks),
      (error) => isViolation(error, ACTIVE_UNIT_INDEX),
    );
  }

  async #placeInTransaction(transaction: Transaction, placingRequest: PlacingRequest): Promise<StoredOrder> {
    const { claimedKey, requestedOrder, paymentType, network } = placingRequest;
    const {
      expiredIds,
      shopper: lockedShopper,
      consentChangedAt,
      ...keySearchResult
    } = await this.#lockForPlacing(transaction, placingRequest);
    const consentVersion = findConsentVersion(requestedOrder, consentChangedAt);
    const existingOrder = this.keys.resolveExistingOrder(claimedKey, keySearchResult);
    if (existingOrder) {
      await this.#addConsent(transaction, existingOrder, consentVersion);
      return existingOrder;
    }
    if (requestedOrder.consent && consentVersion === null) throw consentChangedError(consentChangedAt);
    if (placingRequest.destination.status === 'rejected') throw placingRequest.destination.reason;
    const destination = placingRequest.destination.value;
    const { accountId } = claimedKey;
    await this.endings.endLocked(transaction, expiredIds);
    const shopper = expiredIds.length > 0 ? await this.accounts.lockShopper(transaction, accountId) : lockedShopper;
    const loyaltyTerms = await this.#checkShopper(transaction, placingRequest, shopper);
    const { productItemIds, promocode, bonuses } = requestedOrder;
    if (promocode !== null) await this.promoUses.lockStoredCode(transaction, { accountId, promocode });
    const quoteRequest = { accountId, productItemIds, promocode, bonuses, destination, loyaltyTerms };
    const quote = await this.quotes.computeQuote(transaction, quoteRequest);
    const mismatch = findQuoteMismatch(quote, requestedOrder);
    if (mismatch) throw mismatch;
    const order = {
      ...computeInitialState(paymentType, this.clock.now()),
      claimedKey,
      requestedOrder,
      consentVersion,
      destination,
      quote,
      network,
    };
    const placedOrder = await this.writer.write(transaction, order);
    if (!shopper?.hasName) await this.accounts.fillMissingName(transaction, accountId, requestedOrder.recipient);
    return placedOrder;
  }

  /** Stores the consent of a repeated request if the first request had none. A stored consent is not changed. */
  async #addConsent(transaction: Transaction, { id }: StoredOrder, consentVersion: string | null): Promise<void> {
    if (consentVersion === null) return;
    const statement = Prisma.sql`
      UPDATE shop_order SET consent_version = ${consentVersion}, updated_at = ${nextUpdatedAt} WHERE id = ${id}::uuid AND consent_version IS NULL`;
    await writeLater(transaction, statement);
  }

  /**
   * Finds the order of the idempotency key, locks the expired orders of the units, and then the account. If there are expired orders, the
   * account is locked only after they have ended, because ending them locks other accounts first. A repeated key needs none of these locks
   * and does not wait for them.
   */
  async #lockForPlacing(transaction: Transaction, { claimedKey, requestedOrder }: PlacingRequest): Promise<PlacingState> {
    const unusedKeyCondition = Prisma.sql`NOT EXISTS (SELECT FROM found)`;
    const [state] = await transaction.$queryRaw<PlacingState[]>`
      WITH found AS MATERIALIZED (${this.keys.buildKeySearch(claimedKey)}),
        expired AS MATERIALIZED (${this.endings.buildExpiredOrdersLock(requestedOrder.productItemIds, unusedKeyCondition)}),
        shopper AS MATERIALIZED (${this.accounts.buildShopperLockQuery(
          claimedKey.accountId,
          Prisma.sql`${unusedKeyCondition} AND NOT EXISTS (SELECT FROM expired)`,
        )})
      SELECT found.*, ARRAY(SELECT id::text FROM expired) AS "expiredIds", (SELECT to_json(shopper) FROM shopper) AS shopper,
        ${buildPageChangeTimeSql(consentPageSlug, this.clock.now())} AS "consentChangedAt"
      FROM (SELECT 1) AS one LEFT JOIN found ON true`;
    if (!state) throw new Error('the statement returned no row');
    return state;
  }

  /** Checks the limits of the account, whose row this transaction holds locked, and returns the terms by which it pays. */
  async #checkShopper(
    transaction: Transaction,
    { claimedKey: { accountId }, requestedOrder, paymentType, network }: PlacingRequest,
    shopper: Shopper | null,
  ): Promise<LoyaltyTerms> {
    if (!shopper) throw new DomainError(ErrorCode.UNAUTHENTICATED, 'Войдите ещё\u00a0раз.');
    const units = requestedOrder.productItemIds.length;
    const isCall = paymentType === 'CALL';
    if (isCall && !shopper.hasPhone) throw phoneNotConfirmedError();
    const callCounts = isCall ? { callOrders: 1, callUnits: units } : {};
    const additions = { orders: 1, units, addressUnits: units, placings: 1, addressPlacings: 1, ...callCounts };
    const expression = buildLoyaltyTermsQuery(accountId);
    return this.limits.requireWithinLimitsAndRead<LoyaltyTerms>(transaction, { accountId, network, expression }, additions);
  }
}

/** What the first statement of the transaction finds and locks. */
type PlacingState = (ExistingKey | UnusedKey) & { expiredIds: string[]; shopper: Shopper | null; consentChangedAt: Date | null };

import { Injectable } from '@nestjs/common';
import { LoyaltyService, type LoyaltyTerms } from '../../loyalty/loyalty.service.js';
import { ViewerLoyaltyLevelLoader } from '../../loyalty/viewer-loyalty-level.loader.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { type Destination, type DestinationRow, DestinationService } from '../destination.service.js';
import type { RequestedDestination } from '../requested-destination.rules.js';
import { normalizePromoCode } from './normalize-promo-code.rules.js';
import { findStoredPromo, findStoredPromoWithValue, findUsedPromo, type PromoRow } from './promo.queries.js';
import { findStateProblem, PromoProblem } from './promo-state.rules.js';
import type { QuoteTerms } from './quote.rules.js';

export interface MemberQuoteRequest {
  accountId: string;
  productItemIds: readonly string[];
  promocode: string | null;
  bonuses: number;
}

/** The terms of a quote with the data they were computed from. */
export interface ResolvedTerms {
  terms: QuoteTerms;
  /** The requested code, if it is stored with the cart. */
  promo: PromoRow | null;
  /** Why this account may not use the requested code, independently of the goods. */
  promoProblem: PromoProblem | null;
  /** Null for a guest. */
  balance: number | null;
  destination: Destination | null;
}

type StoredInputs = Pick<ResolvedTerms, 'promo' | 'destination'>;

const toDeliveryTerms = (destination: Destination | null): Pick<QuoteTerms, 'delivery' | 'deliveryMode'> => ({
  delivery: destination?.price ?? null,
  deliveryMode: destination?.mode ?? 'COURIER',
});

/** Reads the inputs of a quote besides the units. */
@Injectable()
export class QuoteInputsService {
  constructor(
    private readonly loyalty: LoyaltyService,
    private readonly viewerLevel: ViewerLoyaltyLevelLoader,
    private readonly destinations: DestinationService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** A guest has no promo codes and no bonuses. */
  async readGuestTerms(
    context: Pick<GraphqlContext, 'batchKey' | 'viewer'>,
    {
      promocode,
      target,
      productItemIds,
    }: { promocode: string | null; target: RequestedDestination | null; productItemIds: readonly string[] },
  ): Promise<ResolvedTerms> {
    const destination = target && (await this.destinations.find({ target, accountId: null, productItemIds }));
    const level = await this.viewerLevel.loadForViewer(context);
    const terms: QuoteTerms = {
      payer: 'GUEST',
      cashbackPercentage: level?.chargePercentage ?? 0,
      now: this.clock.now(),
      promo: null,
      bonuses: null,
      ...toDeliveryTerms(destination),
    };
    return { terms, promo: null, promoProblem: promocode === null ? null : PromoProblem.NOT_FOUND, balance: null, destination };
  }

  async readMemberTerms(request: MemberQuoteRequest & { target: RequestedDestination | null }): Promise<ResolvedTerms> {
    const [loyaltyTerms, storedInputs] = await Promise.all([
      this.loyalty.findLoyaltyTerms(request.accountId),
      this.#readStoredInputs(request),
    ]);
    return this.#resolveMemberTerms(request, loyaltyTerms, storedInputs);
  }

  /**
   * Reads the terms inside the transaction that places an order. This transaction must not wait for a carrier, so the caller passes the
   * destination.
   */
  async readPlacingTerms(
    transaction: Prisma.TransactionClient,
    { destination, loyaltyTerms, ...request }: MemberQuoteRequest & { destination: Destination; loyaltyTerms: LoyaltyTerms },
  ): Promise<ResolvedTerms & { destination: Destination }> {
    const { promocode, ...memberRequest } = request;
    const promo = promocode === null ? null : await findStoredPromo(transaction, normalizePromoCode(promocode), memberRequest);
    return { ...this.#resolveMemberTerms(request, loyaltyTerms, { promo, destination }), destination };
  }

  /**
   * The terms of an order that is quoted again. The bonuses that are held for the order may be spent on it. Its promo code was used in time
   * and within its limits, so only the goods are checked against the code's terms.
   */
  async readRequoteTerms(
    transaction: Prisma.TransactionClient,
    { destination, orderId, ...request }: Omit<MemberQuoteRequest, 'promocode'> & { orderId: string; destination: Destination },
  ): Promise<QuoteTerms> {
    const loyaltyTerms = await this.loyalty.findLoyaltyTerms(request.accountId, transaction);
    const promo = await findUsedPromo(transaction, orderId, request);
    const { terms } = this.#resolveMemberTerms(
      { ...request, promocode: null },
      { ...loyaltyTerms, balance: loyaltyTerms.balance + request.bonuses },
      { promo: null, destination },
    );
    return { ...terms, promo: promo && { ...promo, coveredUnitIds: new Set(promo.coveredUnitIds) } };
  }

  #resolveMemberTerms(
    request: MemberQuoteRequest,
    { balance, ...level }: LoyaltyTerms,
    { promo, destination }: StoredInputs,
  ): ResolvedTerms {
    const now = this.clock.now();
    const isUnknownCode = request.promocode !== null && !promo;
    const promoProblem = promo ? findStateProblem(promo, request.accountId, now) : isUnknownCode ? PromoProblem.NOT_FOUND : null;
    const terms: QuoteTerms = {
      payer: 'MEMBER',
      cashbackPercentage: level.cashbackPercentage,
      now,
      promo: promo && !promoProblem ? { ...promo, coveredUnitIds: new Set(promo.coveredUnitIds) } : null,
      bonuses: { requested: request.bonuses, balance, maxBonusPercentage: level.maxBonusPercentage },
      ...toDeliveryTerms(destination),
    };
    return { terms, promo, promoProblem, balance, destination };
  }

  /** Reads the promo code and the destination, in one statement if both are stored. */
  async #readStoredInputs({
    target,
    promocode,
    ...memberRequest
  }: MemberQuoteRequest & { target: RequestedDestination | null }): Promise<StoredInputs> {
    const expression = target && this.destinations.buildRowExpression({ target, accountId: memberRequest.accountId });
    if (promocode === null) return { promo: null, destination: target && (await this.destinations.find({ target, ...memberRequest })) };
    const normalCode = normalizePromoCode(promocode);
    const { productItemIds } = memberRequest;
    if (!target || !expression) {
      const [promo, destination] = await Promise.all([
        findStoredPromo(this.prisma, normalCode, memberRequest),
        target && this.destinations.toDestination({ target, productItemIds }, null),
      ]);
      return { promo, destination };
    }
    const lookup = { ...memberRequest, normalCode, expression };
    const { promo, value: destinationRow } = await findStoredPromoWithValue<DestinationRow>(this.prisma, lookup);
    return { promo, destination: await this.destinations.toDestination({ target, productItemIds }, destinationRow) };
  }
}

import { Injectable } from '@nestjs/common';
import { computeDeliveryDays } from '../delivery/delivery-days.rules.js';
import { requireIds } from '../platform/input/ids.rules.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { toDeliverySpeed } from '../price/delivery-speed.rules.js';
import { hasMemberPrice } from '../price/unit-price.rules.js';
import type { Destination } from './destination.service.js';
import type { AgreedLine, OrderQuote, OrderQuoteLine, OrderQuoteRequest, OrderRequoteRequest } from './order-quote.model.js';
import { computeQuote, type QuoteBreakdown, type QuotedLine, type QuoteTerms } from './quote/quote.rules.js';
import { QuoteInputsService } from './quote/quote-inputs.service.js';
import { lockQuotedUnits, type QuotedUnit, readQuotedUnits } from './quote/quoted-unit.queries.js';

type Transaction = Prisma.TransactionClient;
type UnitsById = ReadonlyMap<string, QuotedUnit>;

/** Computes the quote of an order that is being placed or changed. */
@Injectable()
export class OrderQuoteService {
  constructor(private readonly inputs: QuoteInputsService) {}

  /** Reads the promo code if there is one, then locks the units and reads them. The caller has locked the account and the promo code. */
  async computeQuote(transaction: Transaction, request: OrderQuoteRequest): Promise<OrderQuote> {
    const ids = requireIds(request.productItemIds);
    const { terms, promo, promoProblem, destination } = await this.inputs.readPlacingTerms(transaction, {
      ...request,
      productItemIds: ids,
    });
    const unitsById = indexUnits(await lockQuotedUnits(transaction, ids));
    const breakdown = computeQuote(pickUnits(unitsById, ids), terms);
    const problem = promoProblem ?? breakdown.promoProblem;
    return {
      ...toOrderQuote(breakdown, terms, destination),
      unknownIds: request.productItemIds.filter((id) => !unitsById.has(id.toLowerCase())),
      promoCodeId: promo !== null && problem === null ? promo.id : null,
      promoProblem: problem,
      promoTerms: promo && { leastSum: promo.leastSum, startsAt: promo.startsAt },
    };
  }

  /**
   * Quotes an order again. The remaining lines keep their agreed prices, whatever the catalog says now. Their reservations are no obstacle,
   * because they belong to this order. The promo code stays if the goods fulfil its conditions. The caller has locked the order, the
   * account, the promo code and the units.
   */
  async requote(transaction: Transaction, { remainingLines, addedIds, ...request }: OrderRequoteRequest) {
    const ids = [...remainingLines.map(({ productItemId }) => productItemId), ...addedIds];
    const terms = await this.inputs.readRequoteTerms(transaction, { ...request, productItemIds: ids });
    const unitsById = indexUnits(await readQuotedUnits(transaction, ids));
    const agreedLinesById = new Map(remainingLines.map((line) => [line.productItemId, line]));
    const breakdown = computeQuote(
      pickUnits(unitsById, ids).map((unit) => toAgreedUnit(unit, agreedLinesById.get(unit.id))),
      terms,
    );
    const hasPromo = terms.promo !== null && breakdown.promoProblem === null;
    return { ...toOrderQuote(breakdown, terms, request.destination), unknownIds: ids.filter((id) => !unitsById.has(id)), hasPromo };
  }
}

const indexUnits = (units: readonly QuotedUnit[]): UnitsById => new Map(units.map((unit) => [unit.id, unit]));

const pickUnits = (unitsById: UnitsById, ids: readonly string[]): QuotedUnit[] => ids.flatMap((id) => unitsById.get(id) ?? []);

/**
 * Replaces the catalog price of an ordered unit by the agreed one. If the unit has a member price, the agreed price becomes the member
 * price, so that a promo code that excludes lines with member prices still excludes this line.
 */
function toAgreedUnit(unit: QuotedUnit, line: AgreedLine | undefined): QuotedUnit {
  if (!line) return unit;
  const { price, before } = line;
  const isForMembers = before !== null && hasMemberPrice(unit);
  return {
    ...unit,
    active: true,
    reservedUntil: null,
    price: isForMembers ? before : price,
    oldPrice: before,
    loyaltyPrice: isForMembers ? price : null,
  };
}

const toOrderQuote = (breakdown: QuoteBreakdown<QuotedUnit>, terms: QuoteTerms, { days, city, country }: Destination) => ({
  lines: breakdown.lines.map((line) => toLine(line, (unit) => computeDeliveryDays(toDeliverySpeed(unit.supplier), days, terms.now))),
  goods: breakdown.goods,
  discount: breakdown.discount,
  promo: breakdown.promo,
  bonuses: Number(breakdown.bonuses),
  mostBonuses: Number(breakdown.mostBonuses),
  delivery: breakdown.delivery ?? 0n,
  waivedDelivery: breakdown.waivedDelivery,
  total: breakdown.total,
  cashback: Number(breakdown.cashback),
  destination: { city, country },
});

const toLine = (
  { item, before, cost, promo, bonuses, payable, cashback, problem }: QuotedLine<QuotedUnit>,
  resolveDelivery: (unit: QuotedUnit) => OrderQuoteLine['delivery'],
): OrderQuoteLine => ({
  productItemId: item.id,
  price: cost,
  before,
  promo,
  bonuses: Number(bonuses),
  payable,
  cashback: Number(cashback),
  problem,
  delivery: resolveDelivery(item),
});

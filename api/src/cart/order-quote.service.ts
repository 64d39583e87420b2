import { Injectable } from '@nestjs/common';
import { datesOf } from '../delivery/delivery.rules.js';
import { requestedIds } from '../platform/input/ids.rules.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { deliverySpeedOf } from '../price/offer.rules.js';
import type { OrderQuote, OrderQuoteLine, OrderQuoteRequest } from './order-quote.rules.js';
import { type QuotedLine, quoteOf } from './quote/quote.rules.js';
import { QuoteTermsService } from './quote/quote-terms.service.js';
import { type QuotedUnit, selectQuotedUnits } from './quote/quoted-unit.queries.js';

/** The quote of an order that is being placed. */
@Injectable()
export class OrderQuoteService {
  constructor(private readonly terms: QuoteTermsService) {}

  /** Reads everything within the transaction, in three statements. The caller has locked the account and the units. */
  async quote(transaction: Prisma.TransactionClient, request: OrderQuoteRequest): Promise<OrderQuote> {
    const ids = requestedIds(request.productItemIds);
    const { terms, promo, promoProblem, destination } = await this.terms.inTransaction(transaction, { ...request, productItemIds: ids });
    const units = new Map((await selectQuotedUnits(transaction, ids)).map((unit) => [unit.id, unit]));
    const { lines, ...sums } = quoteOf(
      ids.flatMap((id) => units.get(id) ?? []),
      terms,
    );
    const isApplied = promo !== null && (promoProblem ?? sums.promoProblem) === null;
    return {
      lines: lines.map((line) => toLine(line, (unit) => datesOf(deliverySpeedOf(unit.supplier), destination.days, terms.now))),
      unknownIds: request.productItemIds.filter((id) => !units.has(id.toLowerCase())),
      goods: sums.goods,
      discount: sums.discount,
      promo: sums.promo,
      bonuses: Number(sums.bonuses),
      mostBonuses: Number(sums.mostBonuses),
      delivery: sums.delivery ?? 0n,
      total: sums.total,
      cashback: Number(sums.cashback),
      promoCodeId: isApplied ? promo.id : null,
      promoProblem: promoProblem ?? sums.promoProblem,
      promoTerms: promo && { leastSum: promo.leastSum, startsAt: promo.startsAt },
      place: { city: destination.city, country: destination.country },
    };
  }
}

const toLine = (
  { item, before, cost, promo, bonuses, payable, cashback, problem }: QuotedLine<QuotedUnit>,
  deliveryOf: (unit: QuotedUnit) => OrderQuoteLine['delivery'],
): OrderQuoteLine => ({
  productItemId: item.id,
  price: cost,
  before,
  promo,
  bonuses: Number(bonuses),
  payable,
  cashback: Number(cashback),
  problem,
  delivery: deliveryOf(item),
});

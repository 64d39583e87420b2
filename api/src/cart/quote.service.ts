import { Injectable } from '@nestjs/common';
import { ProductItemService } from '../catalog/item/product-item.service.js';
import { ViewerLevelLoader } from '../loyalty/viewer-level.loader.js';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { requestedNames } from '../platform/input/ids.rules.js';
import { kopecks, kopecksOrNull } from '../platform/money.js';
import type { Selection } from '../platform/selection/selection.js';
import { Clock } from '../platform/time/clock.js';
import { PriceService } from '../price/price.service.js';
import type { QuoteInput } from './quote.input.js';
import type { Quote } from './quote.model.js';
import { type LineSum, quoteOf } from './quote.rules.js';

@Injectable()
export class QuoteService {
  constructor(
    private readonly items: ProductItemService,
    private readonly prices: PriceService,
    private readonly viewerLevel: ViewerLevelLoader,
    private readonly clock: Clock,
  ) {}

  /** `selection` is what the query selects of `quote`. */
  async quote(context: GraphqlContext, { productItemIds }: QuoteInput, selection: Selection): Promise<Quote> {
    const [rows, payer, level] = await Promise.all([
      this.items.findAll(context, { productItemIds }, selection.below('lines').below('productItem')),
      this.prices.payer(context),
      this.viewerLevel.ofViewer(context),
    ]);
    const { lines, ...sums } = quoteOf(rows, { payer, chargePercentage: level?.chargePercentage ?? 0, now: this.clock.now() });
    const known = new Set(rows.map(({ id }) => id));
    return {
      lines: lines.map(({ item, ...line }) => ({ productItemId: item.id, productItem: item.shown, ...toLine(line) })),
      unknownIds: requestedNames(productItemIds).filter((id) => !known.has(id.toLowerCase())),
      goods: kopecks(sums.goods),
      discount: kopecks(sums.discount),
      total: kopecks(sums.total),
      cashback: Number(sums.cashback),
      memberSaving: kopecksOrNull(sums.memberSaving),
    };
  }
}

const toLine = ({ price, before, payable, cashback, memberSaving, problem }: LineSum) => ({
  price: kopecks(price),
  before: kopecksOrNull(before),
  payable: kopecks(payable),
  cashback: Number(cashback),
  memberSaving: kopecksOrNull(memberSaving),
  problem,
});

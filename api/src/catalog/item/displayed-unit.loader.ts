import { Injectable } from '@nestjs/common';
import { ContextLoader, type LoaderScope } from '../../platform/graphql/context.loader.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/time/clock.js';
import type { Payer } from '../../price/payable.rules.js';
import type { DisplayedUnit } from '../../price/price.service.js';
import { productIsVisible } from '../product/product-visibility.rules.js';
import { itemIsAvailable } from './product-availability.rules.js';

/** SQL version of payableOf in payable.rules.ts, for a row called `item`. Each is a key of an index. */
const payable: Record<Payer, Prisma.Sql> = {
  GUEST: Prisma.sql`item.price`,
  MEMBER: Prisma.sql`coalesce(item.loyalty_price, item.price)`,
};

class DisplayedUnitsFor extends ContextLoader<string, DisplayedUnit | null> {
  protected readonly absent = null;

  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly payer: Payer,
  ) {
    super();
  }

  protected async fetch(productIds: readonly string[]): Promise<Map<string, DisplayedUnit>> {
    const now = this.clock.now();
    const cost = payable[this.payer];
    const rows = await this.prisma.rows<DisplayedUnit & { productId: string }>`
      SELECT product.id AS "productId", shown.supplier::text, shown.price, shown.old_price AS "oldPrice", shown.loyalty_price AS "loyaltyPrice",
        coalesce(shown.bonus_calc_state, product.bonus_calc_state)::text AS "bonusCalcState",
        EXISTS (SELECT FROM product_item AS item WHERE item.product_id = product.id AND ${cost} > shown.cost AND ${itemIsAvailable(now)}) AS "isFrom"
      FROM product CROSS JOIN LATERAL (
        SELECT item.*, ${cost} AS cost FROM product_item AS item WHERE item.product_id = product.id AND ${itemIsAvailable(now)}
        ORDER BY ${cost}, item.price, item.id LIMIT 1) AS shown
      WHERE ${isOneOf('product.id', productIds)} AND ${productIsVisible()}`;
    return new Map(rows.map(({ productId, ...unit }) => [productId, unit]));
  }
}

/**
 * Loads by product id the unit whose prices a visible product displays; null when it is sold out. The SQL version of displayedItem and
 * isFromPrice in offer.rules.ts, whose cost does not grow with the number of units.
 */
@Injectable()
export class DisplayedUnitLoader {
  readonly #loaders: Record<Payer, DisplayedUnitsFor>;

  constructor(prisma: PrismaService, clock: Clock) {
    this.#loaders = { GUEST: new DisplayedUnitsFor(prisma, clock, 'GUEST'), MEMBER: new DisplayedUnitsFor(prisma, clock, 'MEMBER') };
  }

  load(context: LoaderScope, productId: string, payer: Payer): Promise<DisplayedUnit | null> {
    return this.#loaders[payer].load(context, productId);
  }
}

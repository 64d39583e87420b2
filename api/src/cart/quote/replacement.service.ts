import { Injectable } from '@nestjs/common';
import type { ProductItem } from '../../catalog/item/product-item.model.js';
import { ProductItemService } from '../../catalog/item/product-item.service.js';
import { isProductVisible } from '../../catalog/product/product-visibility.rules.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { isIn } from '../../platform/prisma/sql.js';
import { deliverySpeed, matchAvailable, orderByCost } from '../../price/displayed-unit.rules.js';
import type { Payer } from '../../price/unit-price.rules.js';

export interface UnavailableUnits {
  /** Units that cannot be bought. */
  unavailableIds: readonly string[];
  /** All units of the quote. None of them replaces another one. */
  quoted: readonly string[];
  payer: Payer;
  now: Date;
}

/** Finds units that can take the place of units that cannot be bought any more. */
@Injectable()
export class ReplacementService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly items: ProductItemService,
  ) {}

  /** Returns replacements by the ids of the lost units. */
  async find(context: Pick<GraphqlContext, 'viewer'>, units: UnavailableUnits, selection: Selection): Promise<Map<string, ProductItem>> {
    if (selection.isEmpty || units.unavailableIds.length === 0) return new Map();
    const pairs = await this.#pairs(units);
    const rows = await this.items.findAll(context, { productItemIds: pairs.map(({ freeId }) => freeId) }, selection);
    const itemsById = new Map(rows.map((row) => [row.id, row.shown]));
    return new Map(
      pairs.flatMap(({ unavailableId, freeId }) => {
        const item = itemsById.get(freeId);
        return item ? [[unavailableId, item]] : [];
      }),
    );
  }

  /**
   * Pairs the unavailable units of a product, size and speed with the available ones, the cheapest for the payer first, so that each is
   * used once.
   */
  #pairs({ unavailableIds, quoted, payer, now }: UnavailableUnits): Promise<{ unavailableId: string; freeId: string }[]> {
    return this.prisma.readRows<{ unavailableId: string; freeId: string }>`
      SELECT lost.ids[free.place] AS "unavailableId", free.id AS "freeId"
      FROM (
          SELECT item.product_id, item.size_id, ${deliverySpeed} AS speed, array_agg(item.id ORDER BY item.id) AS ids
          FROM product_item AS item WHERE ${isIn('item.id', unavailableIds)} GROUP BY 1, 2, 3) AS lost
        JOIN product ON product.id = lost.product_id
        CROSS JOIN LATERAL (
          SELECT item.id, row_number() OVER (ORDER BY ${orderByCost(payer)}) AS place FROM product_item AS item
          WHERE item.product_id = lost.product_id AND item.size_id = lost.size_id AND ${deliverySpeed} = lost.speed
            AND ${matchAvailable(now)} AND NOT ${isIn('item.id', quoted)}
          ORDER BY ${orderByCost(payer)} LIMIT cardinality(lost.ids)) AS free
      WHERE ${isProductVisible()}`;
  }
}

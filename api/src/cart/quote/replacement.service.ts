import { Injectable } from '@nestjs/common';
import type { ProductItem } from '../../catalog/item/product-item.model.js';
import { ProductItemService } from '../../catalog/item/product-item.service.js';
import { matchVisibleProduct } from '../../catalog/product/product-visibility.rules.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { matchIds } from '../../platform/prisma/sql.js';
import { deliverySpeed, matchAvailable, orderByCost } from '../../price/displayed-unit.rules.js';
import type { Payer } from '../../price/unit-price.rules.js';

export interface ReplacementLookup {
  /** Ids of the units that cannot be bought. */
  unavailableIds: readonly string[];
  /** Ids of all units of the quote, none of which may be proposed as a replacement. */
  quotedIds: readonly string[];
  payer: Payer;
  now: Date;
}

/** Finds units that can replace units that cannot be bought any more. */
@Injectable()
export class ReplacementService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly items: ProductItemService,
  ) {}

  /** Returns replacements by the ids of the unavailable units. */
  async find(context: Pick<GraphqlContext, 'viewer'>, lookup: ReplacementLookup, selection: Selection): Promise<Map<string, ProductItem>> {
    if (selection.isEmpty || lookup.unavailableIds.length === 0) return new Map();
    const pairs = await this.#findPairs(lookup);
    const rows = await this.items.findAll(context, { productItemIds: pairs.map(({ replacementId }) => replacementId) }, selection);
    const itemsById = new Map(rows.map((row) => [row.id, row.unit]));
    return new Map(
      pairs.flatMap(({ unavailableId, replacementId }) => {
        const item = itemsById.get(replacementId);
        return item ? [[unavailableId, item]] : [];
      }),
    );
  }

  /**
   * Pairs the unavailable units of a product, size and speed with the available ones, the cheapest for the payer first, so that each
   * available unit replaces only one.
   */
  #findPairs({ unavailableIds, quotedIds, payer, now }: ReplacementLookup): Promise<{ unavailableId: string; replacementId: string }[]> {
    return this.prisma.readRows<{ unavailableId: string; replacementId: string }>`
      SELECT unavailable.ids[free.position] AS "unavailableId", free.id AS "replacementId"
      FROM (
          SELECT item.product_id, item.size_id, ${deliverySpeed} AS speed, array_agg(item.id ORDER BY item.id) AS ids
          FROM product_item AS item WHERE ${matchIds('item.id', unavailableIds)} GROUP BY 1, 2, 3) AS unavailable
        JOIN product ON product.id = unavailable.product_id
        CROSS JOIN LATERAL (
          SELECT item.id, row_number() OVER (ORDER BY ${orderByCost(payer)}) AS position FROM product_item AS item
          WHERE item.product_id = unavailable.product_id AND item.size_id = unavailable.size_id AND ${deliverySpeed} = unavailable.speed
            AND ${matchAvailable(now)} AND NOT ${matchIds('item.id', quotedIds)}
          ORDER BY ${orderByCost(payer)} LIMIT cardinality(unavailable.ids)) AS free
      WHERE ${matchVisibleProduct()}`;
  }
}

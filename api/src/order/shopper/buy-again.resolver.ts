import { Injectable } from '@nestjs/common';
import { Context, ID, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { matchVisibleProduct } from '../../catalog/product/product-visibility.rules.js';
import { BatchLoader } from '../../platform/graphql/batch.loader.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { matchAvailable, orderByCost } from '../../price/displayed-unit.rules.js';
import { OrderProductItem } from '../model/order-line.model.js';

/** Loads, for lines of orders, the units that can be bought again. The lines of one order get different units. */
@Injectable()
export class BuyAgainLoader extends BatchLoader<string, string | null> {
  protected readonly valueIfNotFound = null;

  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * Assigns an available unit of the same product and size to each line; the lines of an order get different units. Prices are those for
   * members, because only members see lines of orders.
   */
  protected async fetch(lineIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.prisma.readRows<{ lineId: string; unitId: string }>`
      SELECT line.id AS "lineId", available_unit.id AS "unitId"
      FROM (
          SELECT order_item.id, bought.product_id, bought.size_id,
            row_number() OVER (PARTITION BY order_item.order_id, bought.product_id, bought.size_id ORDER BY order_item.position) AS place
          FROM order_item JOIN product_item AS bought ON bought.id = order_item.product_item_id
          WHERE order_item.id = ANY (${lineIds}::uuid[])) AS line
        JOIN product ON product.id = line.product_id
        CROSS JOIN LATERAL (
          SELECT item.id FROM product_item AS item
          WHERE item.product_id = line.product_id AND item.size_id = line.size_id AND ${matchAvailable(this.clock.now())}
          ORDER BY ${orderByCost('MEMBER')} OFFSET line.place - 1 LIMIT 1) AS available_unit
      WHERE ${matchVisibleProduct()}`;
    return new Map(rows.map(({ lineId, unitId }) => [lineId, unitId]));
  }
}

@Resolver(() => OrderProductItem)
export class BuyAgainResolver {
  constructor(private readonly units: BuyAgainLoader) {}

  @ResolveField(() => ID, {
    nullable: true,
    description:
      'Id of an available unit to buy again: of the same product and size, the cheapest for this viewer, and a different one for each line of the order. Null if there is none',
  })
  buyAgainId(@Parent() { id }: OrderProductItem, @Context() context: GraphqlContext): Promise<string | null> {
    return this.units.load(context, id);
  }
}

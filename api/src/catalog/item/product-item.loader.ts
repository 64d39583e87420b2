import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { type ItemRow, selectItems } from './product-item.queries.js';

/**
 * Loads the active unsold units of a visible product, by product id. Sorted by size, then by price. Sold units are left out, so the list does not
 * grow with sales.
 */
@Injectable()
export class ProductItemLoader extends ContextLoader<string, ItemRow[]> {
  protected readonly absent = [];

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(productIds: readonly string[]): Promise<Map<string, ItemRow[]>> {
    const ofProducts = isOneOf('item.product_id', productIds);
    const rows = await selectItems(this.prisma, Prisma.sql`${ofProducts} AND item.active AND item.sold_at IS NULL`);
    // The row's `active` is also false when the product itself is hidden, so it is stricter than `item.active` in the query.
    return Map.groupBy(
      rows.filter(({ active }) => active),
      ({ productId }) => productId,
    );
  }
}

import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/time/clock.js';
import { itemIsAvailable } from '../item/product-availability.rules.js';
import type { ProductSize } from './size.model.js';

/** Loads all sizes of a product, including sold-out ones, smallest first, by product id. */
@Injectable()
export class ProductSizeLoader extends ContextLoader<string, ProductSize[]> {
  protected readonly absent = [];

  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async fetch(productIds: readonly string[]): Promise<Map<string, ProductSize[]>> {
    const rows = await this.prisma.rows<ProductSize>`
      SELECT item.product_id AS "productId", size.id, size.name, size.slug, size.position,
        bool_or(${itemIsAvailable(this.clock.now())}) AS "isAvailable"
      FROM product_item AS item JOIN size ON size.id = item.size_id
      WHERE ${isOneOf('item.product_id', productIds)} AND item.active AND item.deleted_at IS NULL
      GROUP BY item.product_id, size.id ORDER BY item.product_id, size.position, size.id`;
    return Map.groupBy(rows, ({ productId }) => productId);
  }
}

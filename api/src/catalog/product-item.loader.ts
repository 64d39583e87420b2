import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../platform/graphql/context.loader.js';
import type { SupplierType } from '../platform/prisma/generated/enums.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { isOneOf } from './product.queries.js';
import type { PricedItem } from './product-price.rules.js';

/** A unit as the database knows it, with its size. */
export interface ItemRow extends PricedItem {
  productId: string;
  supplier: SupplierType;
  loyaltyPrice: bigint | null;
  sizeId: string;
  sizeName: string;
  sizeSlug: string;
  sizePosition: number;
}

/** By product id: its units that are for sale or were, smallest size first, cheapest first within a size. */
@Injectable()
export class ProductItemLoader extends ContextLoader<string, ItemRow[]> {
  protected readonly absent = [];

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(productIds: readonly string[]): Promise<Map<string, ItemRow[]>> {
    const rows = await this.prisma.client.$queryRaw<ItemRow[]>`
      SELECT item.id, item.product_id AS "productId", item.supplier::text, item.price, item.old_price AS "oldPrice",
        item.loyalty_price AS "loyaltyPrice", item.active, item.reserved_until AS "reservedUntil", item.sold_at AS "soldAt",
        item.deleted_at AS "deletedAt", size.id AS "sizeId", size.name AS "sizeName", size.slug AS "sizeSlug", size.position AS "sizePosition"
      FROM product_item AS item JOIN size ON size.id = item.size_id
      WHERE ${isOneOf('item.product_id', productIds)} AND item.active AND item.deleted_at IS NULL
      ORDER BY item.product_id, size.position, item.price, item.id`;
    return Map.groupBy(rows, ({ productId }) => productId);
  }
}

import { Injectable } from '@nestjs/common';
import { productIsVisible } from '../../catalog/product/product-visibility.rules.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** Finds received products without a review. */
@Injectable()
export class BoughtProductsService {
  constructor(private readonly prisma: PrismaService) {}

  /** Ids of visible products of which the account has kept a delivered unit and written no review, the last delivered first. */
  async toReview(accountId: string, limit: number): Promise<string[]> {
    const rows = await this.prisma.rows<{ id: string }>`
      SELECT product.id FROM shop_order
        JOIN order_item ON order_item.order_id = shop_order.id
        JOIN product_item ON product_item.id = order_item.product_item_id
        JOIN product ON product.id = product_item.product_id
      WHERE shop_order.account_id = ${accountId}::uuid AND order_item.status = 'DELIVERED' AND order_item.return_requested_at IS NULL
        AND ${productIsVisible()}
        AND NOT EXISTS (SELECT FROM review
          WHERE review.account_id = shop_order.account_id AND review.product_id = product.id AND review.deleted_at IS NULL)
      GROUP BY product.id ORDER BY max(order_item.delivered_at) DESC NULLS LAST, product.id LIMIT ${limit}`;
    return rows.map(({ id }) => id);
  }
}

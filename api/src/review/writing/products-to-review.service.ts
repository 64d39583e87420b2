import { Injectable } from '@nestjs/common';
import { matchVisibleProduct } from '../../catalog/product/product-visibility.rules.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** Finds products that an account has received and not reviewed. */
@Injectable()
export class ProductsToReviewService {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Ids of visible products of which the account has kept a delivered unit and written no review, the last delivered first. The lateral
   * queries make PostgreSQL begin with the account's own orders. A plan that was made before the first orders existed would go through all
   * units of the shop.
   */
  async listProductIdsToReview(accountId: string, limit: number): Promise<string[]> {
    const rows = await this.prisma.readRows<{ id: string }>`
      SELECT bought.id FROM shop_order
        CROSS JOIN LATERAL (
          SELECT product_item_id, delivered_at FROM order_item
          WHERE order_id = shop_order.id AND status = 'DELIVERED' AND return_requested_at IS NULL OFFSET 0) AS kept
        CROSS JOIN LATERAL (
          SELECT product.id FROM product_item JOIN product ON product.id = product_item.product_id
          WHERE product_item.id = kept.product_item_id AND ${matchVisibleProduct()} LIMIT 1) AS bought
      WHERE shop_order.account_id = ${accountId}::uuid
        AND NOT EXISTS (SELECT FROM review
          WHERE review.account_id = shop_order.account_id AND review.product_id = bought.id AND review.deleted_at IS NULL)
      GROUP BY bought.id ORDER BY max(kept.delivered_at) DESC NULLS LAST, bought.id LIMIT ${limit}`;
    return rows.map(({ id }) => id);
  }
}

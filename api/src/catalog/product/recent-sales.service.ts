import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { isOnSale } from './product-visibility.rules.js';

// Limits the work of the query. This many sales include enough distinct products.
const SALES_LOOKED_AT = 2_000;

@Injectable()
export class RecentSalesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** Returns ids of the most recently sold products that are still available, without duplicates. */
  async productIds(limit: number): Promise<string[]> {
    const rows = await this.prisma.rows<{ id: string }>`
      WITH sale AS (
        SELECT product_id, sold_at FROM product_item
        WHERE sold_at IS NOT NULL AND deleted_at IS NULL ORDER BY sold_at DESC LIMIT ${SALES_LOOKED_AT})
      SELECT product.id FROM product JOIN sale ON sale.product_id = product.id
      WHERE ${isOnSale(this.clock.now())}
      GROUP BY product.id ORDER BY max(sale.sold_at) DESC, product.id LIMIT ${limit}`;
    return rows.map(({ id }) => id);
  }
}

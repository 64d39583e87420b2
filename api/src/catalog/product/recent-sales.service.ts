import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { matchListedProduct } from './product-visibility.rules.js';

// Maximum number of sales that the query reads. So many sales include enough distinct products.
const MAX_SALES_READ = 2_000;

@Injectable()
export class RecentSalesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns ids of the most recently sold products that are still available, without duplicates. The statement looks at one sale
   * after another, only until there are enough products: its lateral query with a limit keeps PostgreSQL from joining all sales first. The
   * last sale of a product counts.
   */
  async listProductIds(limit: number): Promise<string[]> {
    const rows = await this.prisma.readRows<{ id: string }>`
      SELECT sale.product_id AS id
      FROM (
          SELECT id, product_id, sold_at FROM product_item
          WHERE sold_at IS NOT NULL AND deleted_at IS NULL ORDER BY sold_at DESC, id DESC LIMIT ${MAX_SALES_READ}) AS sale
        CROSS JOIN LATERAL (
          SELECT FROM product WHERE product.id = sale.product_id AND ${matchListedProduct(this.clock.now())} AND NOT EXISTS (
            SELECT FROM product_item AS later
            WHERE later.product_id = product.id AND later.deleted_at IS NULL AND (later.sold_at, later.id) > (sale.sold_at, sale.id))
          LIMIT 1) AS offered
      ORDER BY sale.sold_at DESC, sale.product_id LIMIT ${limit}`;
    return rows.map(({ id }) => id);
  }
}

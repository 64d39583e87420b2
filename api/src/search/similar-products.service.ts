import { Injectable } from '@nestjs/common';
import { isId } from '../platform/ids.rules.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { documents } from './listed-products.queries.js';

// How far apart products seem: another brand like a price e^0.2 times as high, another colour like one e^0.1 times as high.
const OTHER_BRAND = 0.2;
const OTHER_COLOUR = 0.1;

@Injectable()
export class SimilarProductsService {
  constructor(private readonly prisma: PrismaService) {}

  /** A product that is sold out has its likes too: it is compared by the lowest price it had. */
  async productIds(productId: string, limit: number): Promise<string[]> {
    if (!isId(productId)) return [];
    const rows = await this.prisma.client.$queryRaw<{ id: string }[]>`
      WITH shown AS (
        SELECT shown.*, coalesce(
          (SELECT price FROM search_document WHERE product_id = shown.id),
          (SELECT min(price) FROM product_item WHERE product_id = shown.id AND deleted_at IS NULL)) AS price
        FROM product AS shown WHERE shown.id = ${productId}::uuid AND shown.active AND shown.deleted_at IS NULL)
      SELECT product.id FROM shown CROSS JOIN ${documents}
      WHERE product.directory_id = shown.directory_id AND product.product_type_id IS NOT DISTINCT FROM shown.product_type_id
        AND product.sex = shown.sex AND (product.brand_id, product.model_name) <> (shown.brand_id, shown.model_name)
        AND product.active AND product.deleted_at IS NULL
      ORDER BY abs(ln(document.price / coalesce(shown.price, document.price)::float8))
          + CASE WHEN product.brand_id = shown.brand_id THEN 0 ELSE ${OTHER_BRAND}::float8 END
          + CASE WHEN product.colour_id = shown.colour_id THEN 0 ELSE ${OTHER_COLOUR}::float8 END,
        document.unit_sold DESC, product.id
      LIMIT ${limit}`;
    return rows.map(({ id }) => id);
  }
}

import { Injectable } from '@nestjs/common';
import { productIsVisible } from '../../catalog/product/product-visibility.rules.js';
import { isId } from '../../platform/input/ids.rules.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { SetsService } from '../sets/sets.service.js';
import { findViewedProduct, similarProducts, type ViewedProduct } from '../sets/similar-products.js';

@Injectable()
export class SimilarProductsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly setsService: SetsService,
  ) {}

  async productIds(productId: string, limit: number): Promise<string[]> {
    if (!isId(productId)) return [];
    const sets = await this.setsService.sets();
    const viewed = findViewedProduct(productId.toLowerCase(), sets) ?? (await this.#notListed(productId));
    return viewed ? similarProducts(viewed, limit, sets) : [];
  }

  /** Returns the data of a product that is not listed, such as a sold-out one. The lowest price of its units is used for the comparison. */
  async #notListed(productId: string): Promise<ViewedProduct | undefined> {
    const [viewed] = await this.prisma.rows<ViewedProduct>`
      SELECT directory.slug AS category, product_type.slug AS "productType", product.sex::text, brand.slug AS brand,
        product.model_name AS model, colour.slug AS colour,
        (SELECT min(price)::float8 FROM product_item WHERE product_id = product.id AND deleted_at IS NULL) AS price
      FROM product JOIN directory ON directory.id = product.directory_id JOIN brand ON brand.id = product.brand_id
        JOIN colour ON colour.id = product.colour_id LEFT JOIN product_type ON product_type.id = product.product_type_id
      WHERE product.id = ${productId}::uuid AND ${productIsVisible()}`;
    return viewed;
  }
}

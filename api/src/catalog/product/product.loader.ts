import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import type { Product } from './product.model.js';
import { type AskedProducts, ProductReader } from './product-reader.service.js';

/** Loads visible products by id; null for others. */
@Injectable()
export class ProductLoader extends ContextLoader<string, Product | null, AskedProducts> {
  protected readonly absent = null;

  constructor(private readonly reader: ProductReader) {
    super();
  }

  /** Returns products in the order of the ids, without those that are not visible. */
  async loadPresent(asked: AskedProducts, ids: readonly string[]): Promise<Product[]> {
    const products = await this.loadMany(asked, ids);
    return products.filter((product) => product !== null);
  }

  protected async fetch(ids: readonly string[], asked: AskedProducts): Promise<Map<string, Product>> {
    const products = await this.reader.visible(isOneOf('product.id', ids), asked);
    return new Map(products.map((product) => [product.id, product]));
  }
}

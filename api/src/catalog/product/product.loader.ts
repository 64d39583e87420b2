import { Injectable } from '@nestjs/common';
import { BatchLoader } from '../../platform/graphql/batch.loader.js';
import { matchIds } from '../../platform/prisma/sql.js';
import type { Product } from './product.model.js';
import { ProductReader, type ProductRequest } from './product-reader.service.js';

/** Loads visible products by id; null for others. */
@Injectable()
export class ProductLoader extends BatchLoader<string, Product | null, ProductRequest> {
  protected readonly valueIfNotFound = null;

  constructor(private readonly reader: ProductReader) {
    super();
  }

  /** Returns products in the order of the ids, without those that are not visible. */
  async loadVisible(request: ProductRequest, ids: readonly string[]): Promise<Product[]> {
    const products = await this.loadMany(request, ids);
    return products.filter((product) => product !== null);
  }

  protected async fetch(ids: readonly string[], request: ProductRequest): Promise<Map<string, Product>> {
    const products = await this.reader.readVisible(matchIds('product.id', ids), request);
    return new Map(products.map((product) => [product.id, product]));
  }
}

import { Injectable } from '@nestjs/common';
import { BatchLoader } from '../../platform/graphql/batch.loader.js';
import { matchIds } from '../../platform/prisma/sql.js';
import type { Product } from '../product/product.model.js';
import { ProductReader, type ProductRequest } from '../product/product-reader.service.js';

/** Loads products of units by id, visible or not, because a product that is withdrawn during the operation must not fail the whole cart. */
@Injectable()
export class UnitProductLoader extends BatchLoader<string, Product | null, ProductRequest> {
  protected readonly valueIfNotFound = null;

  constructor(private readonly reader: ProductReader) {
    super();
  }

  protected async fetch(ids: readonly string[], request: ProductRequest): Promise<Map<string, Product>> {
    const products = await this.reader.readAll(matchIds('product.id', ids), request);
    return new Map(products.map((product) => [product.id, product]));
  }
}

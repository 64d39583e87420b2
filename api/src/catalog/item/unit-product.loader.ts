import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { isIn } from '../../platform/prisma/sql.js';
import type { Product } from '../product/product.model.js';
import { ProductReader, type RequestedProducts } from '../product/product-reader.service.js';

/** Loads products of units by id, visible or not, because the withdrawal of one during the operation must not fail the whole cart. */
@Injectable()
export class UnitProductLoader extends ContextLoader<string, Product | null, RequestedProducts> {
  protected readonly absent = null;

  constructor(private readonly reader: ProductReader) {
    super();
  }

  protected async fetch(ids: readonly string[], request: RequestedProducts): Promise<Map<string, Product>> {
    const products = await this.reader.visibleOrNot(isIn('product.id', ids), request);
    return new Map(products.map((product) => [product.id, product]));
  }
}

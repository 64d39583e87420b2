import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import type { Product } from '../product/product.model.js';
import { type AskedProducts, ProductReader } from '../product/product-reader.service.js';

/** Loads products of units by id, visible or not: a product that is withdrawn during the operation must not fail the whole cart. */
@Injectable()
export class UnitProductLoader extends ContextLoader<string, Product | null, AskedProducts> {
  protected readonly absent = null;

  constructor(private readonly reader: ProductReader) {
    super();
  }

  protected async fetch(ids: readonly string[], asked: AskedProducts): Promise<Map<string, Product>> {
    const products = await this.reader.visibleOrNot(isOneOf('product.id', ids), asked);
    return new Map(products.map((product) => [product.id, product]));
  }
}

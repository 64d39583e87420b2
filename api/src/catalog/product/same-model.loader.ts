import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import type { Product } from './product.model.js';
import { type AskedProducts, ProductReader } from './product-reader.service.js';

/** Loads the other colours of a product's model, oldest first, by product id. */
@Injectable()
export class SameModelLoader extends ContextLoader<string, Product[], AskedProducts> {
  protected readonly absent = [];

  constructor(private readonly reader: ProductReader) {
    super();
  }

  protected fetch(productIds: readonly string[], asked: AskedProducts): Promise<Map<string, Product[]>> {
    return this.reader.siblings(productIds, asked);
  }
}

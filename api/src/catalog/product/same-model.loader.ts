import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import type { Product } from './product.model.js';
import { ProductReader, type RequestedProducts } from './product-reader.service.js';

/** Loads the other colours of a product's model, oldest first, by product id. */
@Injectable()
export class SameModelLoader extends ContextLoader<string, Product[], RequestedProducts> {
  protected readonly absent = [];

  constructor(private readonly reader: ProductReader) {
    super();
  }

  protected fetch(productIds: readonly string[], request: RequestedProducts): Promise<Map<string, Product[]>> {
    return this.reader.siblings(productIds, request);
  }
}

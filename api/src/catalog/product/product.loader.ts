import { Injectable } from '@nestjs/common';
import { ContextLoader, type LoaderScope } from '../../platform/graphql/context.loader.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Product } from './product.model.js';
import { selectVisibleProducts } from './product.queries.js';

/** Loads visible products by id; null for others. Brands, pictures and items have their own loaders, used when a query selects them. */
@Injectable()
export class ProductLoader extends ContextLoader<string, Product | null> {
  protected readonly absent = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  /** Returns products in the order of the ids, without those that are not visible. */
  async loadPresent(context: LoaderScope, ids: readonly string[]): Promise<Product[]> {
    const products = await this.loadMany(context, ids);
    return products.filter((product) => product !== null);
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, Product>> {
    const products = await selectVisibleProducts(this.prisma, isOneOf('product.id', ids));
    return new Map(products.map((product) => [product.id, product]));
  }
}

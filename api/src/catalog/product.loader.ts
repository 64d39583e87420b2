import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../platform/graphql/context.loader.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { Product } from './product.model.js';
import { isOneOf, selectVisibleProducts } from './product.queries.js';

/** Products by id; null where there is none to be seen. Brands, pictures and items come by loaders of their own, when they are asked for. */
@Injectable()
export class ProductLoader extends ContextLoader<string, Product | null> {
  protected readonly absent = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, Product>> {
    const products = await selectVisibleProducts(this.prisma.client, isOneOf('id', ids));
    return new Map(products.map((product) => [product.id, product]));
  }
}

import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Product } from '../product/product.model.js';
import { selectProducts } from '../product/product.queries.js';

/** Loads products of units by id, visible or not: a product that is withdrawn during the operation must not fail the whole cart. */
@Injectable()
export class UnitProductLoader extends ContextLoader<string, Product | null> {
  protected readonly absent = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, Product>> {
    const products = await selectProducts(this.prisma, isOneOf('product.id', ids));
    return new Map(products.map((product) => [product.id, product]));
  }
}

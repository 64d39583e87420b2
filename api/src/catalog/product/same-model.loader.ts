import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Product } from './product.model.js';
import { selectSiblings } from './product.queries.js';

/** Loads the other colours of a product's model, oldest first, by product id. */
@Injectable()
export class SameModelLoader extends ContextLoader<string, Product[]> {
  protected readonly absent = [];

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected fetch(productIds: readonly string[]): Promise<Map<string, Product[]>> {
    return selectSiblings(this.prisma, productIds);
  }
}

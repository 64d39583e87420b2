import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { productIsVisible } from '../product/product-visibility.rules.js';
import type { Colour } from './colour.model.js';

/** Loads the colours of a product's model, oldest product first, by product id. */
@Injectable()
export class ProductColourLoader extends ContextLoader<string, Colour[]> {
  protected readonly absent = [];

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(productIds: readonly string[]): Promise<Map<string, Colour[]>> {
    const rows = await this.prisma.rows<Colour & { productId: string }>`
      SELECT wanted.id AS "productId", colour.slug, colour.name, colour.hex
      FROM product AS wanted
      JOIN product AS sibling ON sibling.model_name = wanted.model_name AND sibling.brand_id = wanted.brand_id
      JOIN colour ON colour.id = sibling.colour_id
      WHERE ${isOneOf('wanted.id', productIds)} AND ${productIsVisible(Prisma.sql`sibling`)}
      GROUP BY wanted.id, colour.id
      ORDER BY wanted.id, min(sibling.created_at), colour.slug`;
    return Map.groupBy(rows, ({ productId }) => productId);
  }
}

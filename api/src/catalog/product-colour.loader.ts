import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../platform/graphql/context.loader.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { Colour } from './product.model.js';
import { isOneOf } from './product.queries.js';

/** By product id: the colours its model comes in, the oldest first. */
@Injectable()
export class ProductColourLoader extends ContextLoader<string, Colour[]> {
  protected readonly absent = [];

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(productIds: readonly string[]): Promise<Map<string, Colour[]>> {
    const rows = await this.prisma.client.$queryRaw<(Colour & { productId: string })[]>`
      SELECT wanted.id AS "productId", sibling.colour_slug AS slug, sibling.colour_name AS name, sibling.colour_hex AS hex
      FROM product AS wanted
      JOIN product AS sibling ON sibling.model_name = wanted.model_name AND sibling.brand_id = wanted.brand_id
      WHERE ${isOneOf('wanted.id', productIds)} AND sibling.active AND sibling.deleted_at IS NULL
      GROUP BY wanted.id, sibling.colour_slug, sibling.colour_name, sibling.colour_hex
      ORDER BY wanted.id, min(sibling.created_at), sibling.colour_slug`;
    return Map.groupBy(rows, ({ productId }) => productId);
  }
}

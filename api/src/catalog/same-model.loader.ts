import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../platform/graphql/context.loader.js';
import { isOneOf } from '../platform/graphql/is-one-of.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';

/** Beyond it a model's further colours are left out: the limits on questions reckon with it. */
export const mostSiblings = 30;

/** By product id: ids of its model in other colours, the oldest first. A model is a brand's own: its namesakes are others. */
@Injectable()
export class SameModelLoader extends ContextLoader<string, string[]> {
  protected readonly absent = [];

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(productIds: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.prisma.client.$queryRaw<{ productId: string; siblingIds: string[] }[]>`
      SELECT wanted.id AS "productId", (array_agg(sibling.id::text ORDER BY sibling.created_at, sibling.id))[1:${mostSiblings}::int] AS "siblingIds"
      FROM product AS wanted
      JOIN product AS sibling ON sibling.model_name = wanted.model_name AND sibling.brand_id = wanted.brand_id AND sibling.id <> wanted.id
      WHERE ${isOneOf('wanted.id', productIds)} AND sibling.active AND sibling.deleted_at IS NULL
      GROUP BY wanted.id`;
    return new Map(rows.map(({ productId, siblingIds }) => [productId, siblingIds]));
  }
}

import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../platform/graphql/context.loader.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { Brand } from './brand.model.js';
import { isOneOf } from './product.queries.js';

/** Brands by id; null for a deleted one. */
@Injectable()
export class BrandLoader extends ContextLoader<string, Brand | null> {
  protected readonly absent = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, Brand>> {
    const rows = await this.prisma.client.$queryRaw<Brand[]>`
      SELECT id, slug, name, description, position_score AS "positionScore"
      FROM brand WHERE ${isOneOf('id', ids)} AND deleted_at IS NULL`;
    return new Map(rows.map((brand) => [brand.id, brand]));
  }
}

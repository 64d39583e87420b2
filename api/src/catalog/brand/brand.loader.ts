import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { pictureUrlOrNull } from '../../platform/picture-url.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Brand } from './brand.model.js';

type BrandRow = Omit<Brand, 'logoUrl'> & { logoKey: string | null };

/** Loads brands by id; null for a deleted one. */
@Injectable()
export class BrandLoader extends ContextLoader<string, Brand | null> {
  protected readonly absent = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, Brand>> {
    const rows = await this.prisma.rows<BrandRow>`
      SELECT id, slug, name, description, position_score AS "positionScore", logo_key AS "logoKey", created_at AS "createdAt",
        updated_at AS "updatedAt"
      FROM brand WHERE ${isOneOf('id', ids)} AND deleted_at IS NULL`;
    return new Map(rows.map(({ logoKey, ...brand }) => [brand.id, { ...brand, logoUrl: pictureUrlOrNull(logoKey, 320) }]));
  }
}

import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { pictureUrlOrNull } from '../../platform/picture-url.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Badge } from './badge.model.js';

interface BadgeRow extends Omit<Badge, 'logoUrl'> {
  productId: string;
  logoKey: string | null;
}

/** Loads the sorted badges of a product, by product id. */
@Injectable()
export class BadgeLoader extends ContextLoader<string, Badge[]> {
  protected readonly absent = [];

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(productIds: readonly string[]): Promise<Map<string, Badge[]>> {
    const rows = await this.prisma.rows<BadgeRow>`
      SELECT bearer.product_id AS "productId", badge.id, slug, title, text_colour AS "textColor", background_colour AS "backgroundColor",
        logo_key AS "logoKey", created_at AS "createdAt", updated_at AS "updatedAt"
      FROM product_badge AS bearer JOIN badge ON badge.id = bearer.badge_id
      WHERE ${isOneOf('bearer.product_id', productIds)} AND badge.deleted_at IS NULL
      ORDER BY bearer.product_id, bearer.position, badge.id`;
    const badges = rows.map(({ logoKey, ...badge }) => ({ ...badge, logoUrl: pictureUrlOrNull(logoKey, 320) }));
    return Map.groupBy(badges, ({ productId }) => productId);
  }
}

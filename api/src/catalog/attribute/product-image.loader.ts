import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { pictureUrl } from '../../platform/picture-url.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Image } from './image.model.js';

/** By product id: its pictures, the cover first. */
@Injectable()
export class ProductImageLoader extends ContextLoader<string, Image[]> {
  protected readonly absent = [];

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(productIds: readonly string[]): Promise<Map<string, Image[]>> {
    const rows = await this.prisma.rows<Omit<Image, 'url'> & { productId: string }>`
      SELECT product_id AS "productId", object_key AS key, alt, position
      FROM product_image WHERE ${isOneOf('product_id', productIds)} ORDER BY product_id, position`;
    const images = rows.map((row) => ({ ...row, url: pictureUrl(row.key) }));
    return Map.groupBy(images, ({ productId }) => productId);
  }
}

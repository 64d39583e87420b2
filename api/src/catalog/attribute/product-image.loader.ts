import { Injectable } from '@nestjs/common';
import { ContextLoader, type LoaderScope } from '../../platform/graphql/context.loader.js';
import { pictureUrl } from '../../platform/picture-url.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Image } from './image.model.js';

/** Product id and maximum number of pictures; an empty number means all. */
type Wanted = `${string}:${number | ''}`;

/** Loads the first pictures of products, the cover first. Covers and galleries of one query level share a statement. */
@Injectable()
export class ProductImageLoader extends ContextLoader<Wanted, Image[]> {
  protected readonly absent = [];

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  ofProduct(context: LoaderScope, productId: string, most?: number): Promise<Image[]> {
    return this.load(context, `${productId}:${most ?? ''}`);
  }

  protected async fetch(wanted: readonly Wanted[]): Promise<Map<Wanted, Image[]>> {
    const rows = await this.prisma.rows<Omit<Image, 'url'> & { wanted: Wanted }>`
      SELECT wanted, image.object_key AS key, image.alt, image.position
      FROM unnest(${[...wanted]}::text[]) AS wanted
      CROSS JOIN LATERAL (
        SELECT object_key, alt, position FROM product_image WHERE product_id = split_part(wanted, ':', 1)::uuid
        ORDER BY position LIMIT nullif(split_part(wanted, ':', 2), '')::int) AS image
      ORDER BY image.position`;
    const images = rows.map((row) => ({ ...row, url: pictureUrl(row.key) }));
    return Map.groupBy(images, (image) => image.wanted);
  }
}

import { Injectable } from '@nestjs/common';
import { BatchLoader } from '../../platform/graphql/batch.loader.js';
import { maxLimit } from '../../platform/input/pagination.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { matchIds } from '../../platform/prisma/sql.js';
import { Clock } from '../../platform/process/clock.js';
import { matchListedProduct } from '../product/product-visibility.rules.js';

/** Loads the ids of the first available products of a collection, by collection id. They are in the order of the collection. */
@Injectable()
export class CollectionProductsLoader extends BatchLoader<string, string[]> {
  protected readonly valueIfNotFound = [];

  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async fetch(collectionIds: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.prisma.readRows<{ collectionId: string; productIds: string[] }>`
      SELECT collection.id AS "collectionId", ARRAY(
        SELECT product.id::text FROM collection_product AS member JOIN product ON product.id = member.product_id
        WHERE member.collection_id = collection.id AND ${matchListedProduct(this.clock.now())}
        ORDER BY member.position, product.id LIMIT ${maxLimit}) AS "productIds"
      FROM collection WHERE ${matchIds('collection.id', collectionIds)}`;
    return new Map(rows.map(({ collectionId, productIds }) => [collectionId, productIds]));
  }
}

import { Injectable } from '@nestjs/common';
import { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { beginsIn, documents, isListed, type ListedProducts, searchable, wordsOf } from './listed-products.queries.js';
import { orderOf } from './postgres.search-engine.js';
import type { Listing, ListingSort } from './search-engine.port.js';

interface TextSearch {
  listed: ListedProducts;
  sort: ListingSort;
  page: number;
  limit: number;
}

const SUGGESTIONS = 8;

/** A plain match of the words' beginnings in PostgreSQL: it knows no word forms and no typos. */
@Injectable()
export class TextSearchService {
  constructor(private readonly prisma: PrismaService) {}

  /** Page and total come from one statement: one snapshot, so that they agree. */
  async list({ listed, sort, page, limit }: TextSearch): Promise<Listing> {
    const [listing] = await this.prisma.client.$queryRaw<Listing[]>`
      WITH found AS MATERIALIZED (SELECT document.* FROM ${documents} WHERE ${isListed(listed)})
      SELECT ARRAY(SELECT product_id::text FROM found ORDER BY ${Prisma.raw(orderOf[sort])} LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS ids,
        (SELECT count(*)::int FROM found) AS total`;
    return listing ?? { ids: [], total: 0 };
  }

  /** Names that have words beginning like all that were typed: brands first, then products, the most sold first. */
  async suggestions(query: string): Promise<string[]> {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const each = words.map((word) => beginsIn(Prisma.sql`texts.text`, word));
    const rows = await this.prisma.client.$queryRaw<{ name: string }[]>`
      SELECT name FROM (
        SELECT brand.name, 1 AS place, max(document.unit_sold) AS sold
        FROM ${documents} JOIN brand ON brand.id = product.brand_id AND brand.deleted_at IS NULL WHERE ${isListed({})} GROUP BY brand.name
        UNION ALL
        SELECT product.name, 2, max(document.unit_sold) FROM ${documents} WHERE ${isListed({})} GROUP BY product.name
      ) AS suggestion
      CROSS JOIN LATERAL (SELECT ${searchable(Prisma.sql`name`)} AS text OFFSET 0) AS texts WHERE ${Prisma.join(each, ' AND ')}
      ORDER BY place, sold DESC, name LIMIT ${SUGGESTIONS}`;
    return [...new Set(rows.map(({ name }) => name))];
  }
}

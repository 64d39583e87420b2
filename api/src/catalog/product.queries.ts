import { Prisma, type PrismaClient } from '../platform/prisma/generated/client.js';
import type { Sex } from '../platform/prisma/generated/enums.js';
import type { Product } from './product.model.js';

interface ProductRow {
  id: string;
  slug: string;
  sku: string;
  name: string;
  description: string;
  modelName: string;
  sex: Sex;
  colourSlug: string;
  colourName: string;
  colourHex: string;
  newArrival: boolean;
  meetPrice: boolean;
  unitSold: number;
  brandId: string;
  directoryId: string;
}

/** Products that may be seen: a deleted or inactive one is as good as none. */
export async function selectVisibleProducts(prisma: PrismaClient, condition: Prisma.Sql): Promise<Product[]> {
  const rows = await prisma.$queryRaw<ProductRow[]>`
    SELECT id, slug, sku, name, description, model_name AS "modelName", sex::text, colour_slug AS "colourSlug", colour_name AS "colourName",
      colour_hex AS "colourHex", new_arrival AS "newArrival", meet_price AS "meetPrice", unit_sold AS "unitSold", brand_id AS "brandId",
      directory_id AS "directoryId"
    FROM product WHERE active AND deleted_at IS NULL AND ${condition}`;
  return rows.map(({ sku, modelName, colourSlug, colourName, colourHex, ...same }) => ({
    ...same,
    skus: [sku],
    model: modelName,
    colorPalletes: [{ slug: colourSlug, name: colourName, hex: colourHex }],
  }));
}

/** One text whatever the number of ids, so that PostgreSQL parses it once a connection. */
export const isOneOf = (column: string, ids: readonly string[]): Prisma.Sql => Prisma.sql`${Prisma.raw(column)} = ANY(${[...ids]}::uuid[])`;

import type { Prisma, PrismaClient } from '../platform/prisma/generated/client.js';
import type { Product } from './product.model.js';

interface ProductRow extends Omit<Product, 'skus' | 'colorPalletes' | 'seoTags'> {
  sku: string;
  colourSlug: string;
  colourName: string;
  colourHex: string;
  seoTitle: string | null;
  seoDescription: string | null;
  seoKeywords: string | null;
}

/** Products that may be seen: a deleted or inactive one is as good as none. */
export async function selectVisibleProducts(prisma: PrismaClient, condition: Prisma.Sql): Promise<Product[]> {
  const rows = await prisma.$queryRaw<ProductRow[]>`
    SELECT product.id, product.slug, sku, product.name, description, ai_name AS "aiName", ai_description AS "aiDescription",
      model_name AS model, active, sex::text, age::text, seasons::text[], material::text, colour.slug AS "colourSlug",
      colour.name AS "colourName", colour.hex AS "colourHex", new_arrival AS "newArrival", meet_price AS "meetPrice",
      unit_sold AS "unitSold", bonus_calc_state::text AS "bonusCalcState", size_guide AS "sizeGuide", seo_title AS "seoTitle",
      seo_description AS "seoDescription", seo_keywords AS "seoKeywords", product.created_at AS "createdAt",
      product.updated_at AS "updatedAt", brand_id AS "brandId", directory_id AS "directoryId", product_type_id AS "productTypeId",
      product_sub_type_id AS "productSubTypeId"
    FROM product JOIN colour ON colour.id = product.colour_id
    WHERE active AND product.deleted_at IS NULL AND ${condition}`;
  return rows.map(({ sku, colourSlug, colourName, colourHex, seoTitle, seoDescription, seoKeywords, ...same }) => ({
    ...same,
    skus: [sku],
    colorPalletes: [{ slug: colourSlug, name: colourName, hex: colourHex }],
    seoTags: { title: seoTitle, description: seoDescription, keywords: seoKeywords },
  }));
}

import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Product } from './product.model.js';
import { productIsVisible } from './product-visibility.rules.js';

interface ProductRow extends Omit<Product, 'skus' | 'colorPalletes' | 'seoTags'> {
  sku: string;
  colourSlug: string;
  colourName: string;
  colourHex: string;
  seoTitle: string | null;
  seoDescription: string | null;
  seoKeywords: string | null;
}

/** Columns of a Product, from rows called `product` and `colour`. */
const columns = Prisma.sql`product.id, product.slug, product.sku, product.name, product.description, product.ai_name AS "aiName",
  product.ai_description AS "aiDescription", product.model_name AS model, product.active, product.sex::text, product.age::text,
  product.seasons::text[], product.material::text, colour.slug AS "colourSlug", colour.name AS "colourName", colour.hex AS "colourHex",
  product.new_arrival AS "newArrival", product.meet_price AS "meetPrice", product.unit_sold AS "unitSold",
  product.bonus_calc_state::text AS "bonusCalcState", product.size_guide AS "sizeGuide", product.seo_title AS "seoTitle",
  product.seo_description AS "seoDescription", product.seo_keywords AS "seoKeywords", product.created_at AS "createdAt",
  product.updated_at AS "updatedAt", product.brand_id AS "brandId", product.directory_id AS "directoryId",
  product.product_type_id AS "productTypeId", product.product_sub_type_id AS "productSubTypeId"`;

const toProduct = ({ sku, colourSlug, colourName, colourHex, seoTitle, seoDescription, seoKeywords, ...same }: ProductRow): Product => ({
  ...same,
  skus: [sku],
  colorPalletes: [{ slug: colourSlug, name: colourName, hex: colourHex }],
  seoTags: { title: seoTitle, description: seoDescription, keywords: seoKeywords },
});

/** Selects visible products that meet a condition. */
export const selectVisibleProducts = (prisma: PrismaService, condition: Prisma.Sql): Promise<Product[]> =>
  selectProducts(prisma, Prisma.sql`${productIsVisible()} AND ${condition}`);

/** Selects products that meet a condition, visible or not. */
export async function selectProducts(prisma: PrismaService, condition: Prisma.Sql): Promise<Product[]> {
  const rows = await prisma.rows<ProductRow>`
    SELECT ${columns} FROM product JOIN colour ON colour.id = product.colour_id
    WHERE ${condition}`;
  return rows.map(toProduct);
}

/** Maximum number of other colours returned for a model. The cost of an operation is computed with it. */
export const mostSiblings = 30;

/** Selects by product id the visible products of the same model in other colours, oldest first. A model is identified by brand and name. */
export async function selectSiblings(prisma: PrismaService, ids: readonly string[]): Promise<Map<string, Product[]>> {
  const rows = await prisma.rows<ProductRow & { wantedId: string }>`
    SELECT wanted.id AS "wantedId", ${columns}
    FROM product AS wanted CROSS JOIN LATERAL (
      SELECT * FROM product AS sibling
      WHERE sibling.model_name = wanted.model_name AND sibling.brand_id = wanted.brand_id AND sibling.id <> wanted.id
        AND ${productIsVisible(Prisma.sql`sibling`)}
      ORDER BY sibling.created_at, sibling.id LIMIT ${mostSiblings}) AS product
    JOIN colour ON colour.id = product.colour_id
    WHERE ${isOneOf('wanted.id', ids)} AND ${productIsVisible(Prisma.sql`wanted`)}
    ORDER BY wanted.id, product.created_at, product.id`;
  const siblings = Map.groupBy(rows, ({ wantedId }) => wantedId);
  return new Map([...siblings].map(([id, of]) => [id, of.map(({ wantedId: _wantedId, ...row }) => toProduct(row))]));
}

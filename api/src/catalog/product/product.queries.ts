import { createTimeColumn, Shape } from '../../platform/graphql/column-shape.js';
import { ComposedSqlCache } from '../../platform/graphql/composed-sql-cache.js';
import type { Selection } from '../../platform/graphql/selection.js';
import type { SeoTags } from '../../platform/graphql/seo-tags.model.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { PrismaService } from '../../platform/prisma/prisma.service.js';
import { matchIds } from '../../platform/prisma/sql.js';
import { createPayerColumn, selectDisplayedPrices, selectOfferedUnits, unitPricesColumn } from '../../price/displayed-unit.rules.js';
import { badgesColumn } from '../attribute/badge.queries.js';
import { coloursColumn, modelColoursColumn } from '../attribute/colour.queries.js';
import { coverColumn, selectImages } from '../attribute/image.queries.js';
import { propertiesColumn } from '../attribute/product-properties.queries.js';
import { brandsColumn } from '../brand/brand.queries.js';
import { directoryColumn } from '../directory/directory.queries.js';
import { productSubTypeColumn, productTypeColumn } from '../directory/product-type.queries.js';
import { productFields } from '../exchange/field-columns.js';
import type { Offer } from '../item/offer.model.js';
import { suppliersColumn, unitsColumn } from '../item/product-item.queries.js';
import { joinedSizeColumn, sizesColumn } from '../size/size.queries.js';
import type { Product } from './product.model.js';
import { buildSqlVariantKey, type ProductSqlContext } from './product-sql-context.js';
import { matchVisibleProduct } from './product-visibility.rules.js';

/** Columns of an offer, from the rows `item` and `size` of its displayed unit. */
const offerShape = new Shape<Offer, ProductSqlContext>({
  size: joinedSizeColumn,
  deliverySpeed: Prisma.sql`item.speed`,
  productItemId: Prisma.sql`item.id`,
  priceDetails: unitPricesColumn,
});

/** The offers of the row `product`, sorted by size, then by what the viewer pays. */
const offersColumn = createPayerColumn<ProductSqlContext>((payer) =>
  offerShape.selectList(
    ({
      now,
      visibilityCondition,
    }) => Prisma.sql`FROM ${selectOfferedUnits(Prisma.sql`item.product_id = product.id AND ${visibilityCondition}`, payer, now)}
      JOIN size ON size.id = item.size_id ORDER BY size.position, size.id, item.cost, item.speed`,
  ),
);

const seoTagsShape = new Shape<SeoTags>({
  title: Prisma.sql`product.seo_title`,
  description: Prisma.sql`product.seo_description`,
  keywords: Prisma.sql`product.seo_keywords`,
});

/** The guest price of the newest unsold unit of the row `product`, else of the unit sold last. Deleted units may have a wrong price. */
const lastPriceColumn = Prisma.sql`(SELECT unit.price::float8 FROM product_item AS unit
  WHERE unit.product_id = product.id AND unit.deleted_at IS NULL ORDER BY unit.sold_at DESC NULLS FIRST, unit.id DESC LIMIT 1)`;

/** The columns of a product whose fields have the same names in imports. Enums are read as text. */
const importedColumns = Object.fromEntries(
  productFields.map(({ key, column, type }) => [
    key,
    Prisma.raw(`product.${column}${type === 'boolean' ? '' : `::text${type.endsWith('[]') ? '[]' : ''}`}`),
  ]),
);

/** The fields of a product, each with the SQL that reads it from the row `product`. */
export const productShape = new Shape<Product, ProductSqlContext>(
  {
    id: Prisma.sql`product.id`,
    slug: Prisma.sql`product.slug`,
    ...importedColumns,
    skus: Prisma.sql`ARRAY[product.sku]`,
    model: Prisma.sql`product.model_name`,
    unitSold: Prisma.sql`product.unit_sold`,
    seoTags: seoTagsShape.selectOne(() => Prisma.empty),
    createdAt: createTimeColumn(Prisma.sql`product.created_at`),
    updatedAt: createTimeColumn(Prisma.sql`product.updated_at`),
    brands: brandsColumn,
    productCategory: directoryColumn,
    productType: productTypeColumn,
    productSubType: productSubTypeColumn,
    cover: coverColumn,
    images: selectImages(Prisma.sql`product.id`),
    badges: badgesColumn,
    colorPalletes: coloursColumn,
    sameModelColours: modelColoursColumn,
    properties: propertiesColumn,
    sizes: sizesColumn,
    items: unitsColumn,
    offers: offersColumn,
    suppliers: suppliersColumn,
    lastPrice: lastPriceColumn,
    priceDetails: selectDisplayedPrices(({ visibilityCondition }) => Prisma.sql`item.product_id = product.id AND ${visibilityCondition}`),
  },
  ['id'],
);

export interface ProductReadOptions extends ProductSqlContext {
  selection: Selection;
  /** Fields that are read even if they are not selected. */
  additionalFields: readonly (keyof Product)[];
}

/** Whether the value of a selected field differs between guests and signed-in viewers. */
export const dependsOnViewer = (selection: Selection): boolean =>
  selection.isSelected('priceDetails') ||
  selection.isSelected('offers') ||
  selection.selectBelow('sizes').isSelected('priceDetails') ||
  selection.selectBelow('items').isSelected('priceDetails');

const composedColumns = new ComposedSqlCache();

const composeColumns = ({ selection, additionalFields, ...sqlContext }: ProductReadOptions): Prisma.Sql =>
  composedColumns.compose({ selection, variant: `${buildSqlVariantKey(sqlContext)} ${additionalFields}`, now: sqlContext.now }, () =>
    productShape.selectColumns(selection, sqlContext, additionalFields),
  );

/** Selects products that meet a condition, visible or not. */
export async function selectProducts(prisma: PrismaService, condition: Prisma.Sql, readOptions: ProductReadOptions): Promise<Product[]> {
  const { selection, additionalFields: _additionalFields, ...sqlContext } = readOptions;
  const rows = await prisma.readRows<object>`SELECT ${composeColumns(readOptions)} FROM product WHERE ${condition}`;
  return rows.map((row) => productShape.read(row, selection, sqlContext));
}

/** Maximum number of other colours returned for a model. The cost of an operation is computed with it. */
export const maxSiblings = 30;

/**
 * Selects the visible products of the same model in other colours, oldest first, by the id of each product. A model is identified by brand
 * and name.
 */
export async function selectSiblings(
  prisma: PrismaService,
  ids: readonly string[],
  readOptions: ProductReadOptions,
): Promise<Map<string, Product[]>> {
  const { selection, additionalFields: _additionalFields, ...sqlContext } = readOptions;
  const rows = await prisma.readRows<{ requestedId: string }>`
    SELECT requested.id AS "requestedId", ${composeColumns(readOptions)}
    FROM product AS requested CROSS JOIN LATERAL (
      SELECT * FROM product AS sibling
      WHERE sibling.model_name = requested.model_name AND sibling.brand_id = requested.brand_id AND sibling.id <> requested.id
        AND ${matchVisibleProduct(Prisma.sql`sibling`)}
      ORDER BY sibling.created_at, sibling.id LIMIT ${maxSiblings}) AS product
    WHERE ${matchIds('requested.id', ids)} AND ${matchVisibleProduct(Prisma.sql`requested`)}
    ORDER BY requested.id, product.created_at, product.id`;
  const rowsByProductId = Map.groupBy(rows, ({ requestedId }) => requestedId);
  return new Map(
    [...rowsByProductId].map(([id, siblingRows]) => [
      id,
      siblingRows.map(({ requestedId: _requestedId, ...row }) => productShape.read(row, selection, sqlContext)),
    ]),
  );
}

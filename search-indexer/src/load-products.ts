import type { Age, Material, PricedItem, SearchDocument, Season, Sex, SupplierType } from '@meet/api/search';
import type pg from 'pg';

/** Tables that documents are built from. A test compares them with the triggers that capture changes. */
export const sourceTables = [
  'brand',
  'collection',
  'collection_product',
  'colour',
  'directory',
  'product',
  'product_item',
  'product_properties',
  'product_sub_type',
  'product_type',
  'size',
] as const;

export interface LoadedItem extends PricedItem {
  /** Slug of the size. */
  size: string;
  supplier: SupplierType;
}

export interface LoadedProduct {
  id: string;
  /** True when the product and its brand are active and not deleted. */
  listed: boolean;
  /** Slug of the category; null if the category is deleted. */
  category: string | null;
  /** Slug of the product type; null if the type is deleted or unset. */
  productType: string | null;
  productSubType: string | null;
  /** Slugs of the product's collections that are visible at the time of loading. */
  collections: string[];
  /** Slug of the product's brand. */
  brand: string;
  colour: string;
  sex: Sex;
  seasons: Season[];
  age: Age;
  material: Material | null;
  /** Name of the category; null if the category is deleted. */
  categoryName: string | null;
  texts: Omit<SearchDocument['texts'], 'categories'>;
  newArrival: boolean;
  meetPrice: boolean;
  unitSold: number;
  createdAt: Date;
  /** Time of loading by the database's clock. The ends of reservations are compared with it. */
  loadedAt: Date;
  items: LoadedItem[];
}

/** A tuple instead of an object, because a tuple is written and read in half the time. Amounts are below 2^53 and therefore exact. */
type ItemRow = [id: string, size: string, supplier: SupplierType, price: number, oldPrice: number | null, reservedUntil: string | null];

const textsSql = `json_build_object('sku', product.sku, 'model', product.model_name,
  'names', array_remove(ARRAY[product.name, product_type.name, product_sub_type.name], NULL),
  'brand', brand.name || brand.spellings, 'colour', ARRAY[colour.name, colour.family],
  'properties', array_remove(ARRAY[properties.sole, properties.fastening_type, properties.heel_type, properties.toe_style,
    properties.shaft_height, properties.padding_material, properties.functionality, properties.additional_info], NULL))`;

// Sold units are left out: with them, each change of a product would cost more with every unit of it that was ever sold.
const itemsSql = `SELECT coalesce(json_agg(json_build_array(item.id, size.slug, item.supplier, item.price, item.old_price,
    item.reserved_until)), '[]')
  FROM product_item AS item JOIN size ON size.id = item.size_id
  WHERE item.product_id = product.id AND item.active AND item.sold_at IS NULL AND item.deleted_at IS NULL`;

const productsSql = `
  SELECT product.id, product.new_arrival AS "newArrival", product.meet_price AS "meetPrice", product.unit_sold AS "unitSold",
    product.sex, to_json(product.seasons) AS seasons, product.age, product.material,
    product.created_at AS "createdAt", statement_timestamp() AS "loadedAt",
    product.active AND product.deleted_at IS NULL AND brand.deleted_at IS NULL AS listed,
    CASE WHEN directory.deleted_at IS NULL THEN directory.slug END AS category,
    CASE WHEN directory.deleted_at IS NULL THEN directory.name END AS "categoryName",
    product_type.slug AS "productType", product_sub_type.slug AS "productSubType", brand.slug AS brand, colour.slug AS colour,
    array_to_json(ARRAY(SELECT collection.slug FROM collection_product JOIN collection ON collection.id = collection_product.collection_id
      WHERE collection_product.product_id = product.id AND collection.active AND collection.deleted_at IS NULL
        AND collection.publish_at <= statement_timestamp() AND (collection.finish_at IS NULL OR collection.finish_at > statement_timestamp())
      ORDER BY collection.slug)) AS collections,
    ${textsSql} AS texts, (${itemsSql}) AS items
  FROM product JOIN brand ON brand.id = product.brand_id JOIN directory ON directory.id = product.directory_id
    JOIN colour ON colour.id = product.colour_id
    LEFT JOIN product_properties AS properties ON properties.product_id = product.id
    LEFT JOIN product_type ON product_type.id = product.product_type_id AND product_type.deleted_at IS NULL
    LEFT JOIN product_sub_type ON product_sub_type.id = product.product_sub_type_id AND product_sub_type.deleted_at IS NULL
      AND product_type.id IS NOT NULL
  WHERE product.id = ANY($1::uuid[])`;

const toItem = ([id, size, supplier, price, oldPrice, reservedUntil]: ItemRow): LoadedItem => ({
  id,
  size,
  supplier,
  price: BigInt(price),
  oldPrice: oldPrice === null ? null : BigInt(oldPrice),
  active: true,
  reservedUntil: reservedUntil === null ? null : new Date(reservedUntil),
  soldAt: null,
  deletedAt: null,
});

/** Loads the products that exist, each with its active, unsold items as of one moment. Reserved items are included. */
export const loadProducts = async (pool: pg.Pool, ids: readonly string[]): Promise<LoadedProduct[]> => {
  type Row = Omit<LoadedProduct, 'items'> & { items: ItemRow[] };
  const { rows } = await pool.query<Row>({ name: 'load-products', text: productsSql, values: [ids] });
  return rows.map((row) => ({ ...row, items: row.items.map(toItem) }));
};

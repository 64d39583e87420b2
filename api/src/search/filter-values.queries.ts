import { Prisma } from '../platform/prisma/generated/client.js';
import type { CatalogueFilter } from '../platform/prisma/generated/enums.js';
import { ageNames, deliverySpeedNames, materialNames, saleNames, seasonNames, sexNames } from './filter-name.rules.js';
import { documents, isListed, type ListedProducts } from './listed-products.queries.js';

/** A filter whose values are a list: all but the price. */
export type ListedFilter = Exclude<CatalogueFilter, 'PRICE'>;

const MOST_MODELS = 500;

const categories = (listed: ListedProducts): Prisma.Sql =>
  listed.directory === undefined
    ? Prisma.sql`SELECT directory.slug AS value, directory.name, min(directory.position) AS place FROM ${documents}
        JOIN directory ON directory.id = product.directory_id AND directory.deleted_at IS NULL WHERE ${isListed(listed)} GROUP BY directory.id`
    : Prisma.sql`SELECT coalesce(other.slug, type.slug) AS value, coalesce(other.name, type.name) AS name, min(coalesce(other.position, type.position)) AS place
        FROM ${documents}
        LEFT JOIN directory AS other ON other.id = product.directory_id AND other.slug <> ${listed.directory} AND other.deleted_at IS NULL
        LEFT JOIN product_type AS type ON type.id = product.product_type_id AND other.id IS NULL AND type.deleted_at IS NULL
        WHERE ${isListed(listed)} AND (other.id IS NOT NULL OR type.id IS NOT NULL) GROUP BY 1, 2`;

/** Finds value and name in the order they are shown. The names of enums are not in the database: see nameOf. */
export const filterValues: Record<ListedFilter, (listed: ListedProducts, available: Prisma.Sql) => Prisma.Sql> = {
  CATEGORIES: (listed) => Prisma.sql`SELECT value, name FROM (${categories(listed)}) AS category ORDER BY place, value`,
  SEASON: (listed) => Prisma.sql`
    SELECT DISTINCT unnest(CASE season WHEN 'SPRING_SUMMER' THEN '{SPRING,SUMMER,SPRING_SUMMER}' WHEN 'AUTUMN_WINTER' THEN '{AUTUMN,WINTER,AUTUMN_WINTER}'
      ELSE ARRAY[season::text] END) AS value
    FROM ${documents} CROSS JOIN unnest(product.seasons) AS season WHERE ${isListed(listed)}`,
  DELIVERY_SPEED: (listed, available) => Prisma.sql`
    SELECT DISTINCT CASE item.supplier WHEN 'MEET_WAREHOUSE' THEN 'FAST' ELSE 'SLOW' END AS value
    FROM ${documents} JOIN product_item AS item ON item.product_id = product.id WHERE ${isListed(listed)} AND ${available}`,
  SEX: (listed) => Prisma.sql`
    SELECT DISTINCT unnest(CASE product.sex WHEN 'UNISEX' THEN '{FEMALE,MALE,UNISEX}' ELSE ARRAY[product.sex::text] END) AS value
    FROM ${documents} WHERE ${isListed(listed)}`,
  AGE: (listed) => Prisma.sql`SELECT DISTINCT product.age::text AS value FROM ${documents} WHERE ${isListed(listed)}`,
  BRAND: (listed) => Prisma.sql`
    SELECT brand.slug AS value, brand.name FROM ${documents} JOIN brand ON brand.id = product.brand_id AND brand.deleted_at IS NULL
    WHERE ${isListed(listed)} GROUP BY brand.id ORDER BY brand.name, brand.id`,
  MODEL: (listed) => Prisma.sql`
    SELECT product.model_name AS value, product.model_name AS name FROM ${documents}
    WHERE ${isListed(listed)} GROUP BY product.model_name ORDER BY product.model_name LIMIT ${MOST_MODELS}`,
  COLOR_PALLETE: (listed) => Prisma.sql`
    SELECT colour.slug AS value, colour.name, colour.hex FROM ${documents} JOIN colour ON colour.id = product.colour_id
    WHERE ${isListed(listed)} GROUP BY colour.id ORDER BY colour.family, colour.name, colour.id`,
  SIZE: (listed, available) => Prisma.sql`
    SELECT size.slug AS value, size.name FROM ${documents} JOIN product_item AS item ON item.product_id = product.id JOIN size ON size.id = item.size_id
    WHERE ${isListed(listed)} AND ${available} GROUP BY size.id ORDER BY size.position, size.id`,
  MATERIAL: (listed) => Prisma.sql`
    SELECT DISTINCT product.material::text AS value FROM ${documents} WHERE ${isListed(listed)} AND product.material IS NOT NULL`,
  SALE: (listed) => Prisma.sql`
    SELECT DISTINCT CASE WHEN document.sale >= 50 THEN 'MORE_THAN_50' ELSE 'LESS_THAN_50' END AS value
    FROM ${documents} WHERE ${isListed(listed)} AND document.sale > 0`,
};

/** Names of enum values, in the order they are shown. */
export const namesOf: Partial<Record<ListedFilter, Record<string, string>>> = {
  SEASON: seasonNames,
  DELIVERY_SPEED: deliverySpeedNames,
  SEX: sexNames,
  AGE: ageNames,
  MATERIAL: materialNames,
  SALE: saleNames,
};

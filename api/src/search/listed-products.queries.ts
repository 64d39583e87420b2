import { Prisma } from '../platform/prisma/generated/client.js';
import type { ListingPlace } from './search-engine.port.js';

/** What a listing is made of, so that its filters can be found: the place, and what has been searched for there. */
export interface ListedProducts extends ListingPlace {
  words?: readonly string[];
}

const MOST_WORDS = 8;
const LONGEST_QUERY = 200;

/** What was typed, word by word; punctuation is no word. */
export const wordsOf = (query: string): string[] =>
  query
    .slice(0, LONGEST_QUERY)
    .split(/[^\p{L}\p{N}.\-']+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);

const escaped = (word: string): string => word.replaceAll(/[\\%_]/g, '\\$&');

const wordsBeginAfter = [' ', '-', '«', '"', '('];

/** SQL of a text as words are looked for in it. Many times faster than ILIKE on Cyrillic. */
export const searchable = (text: Prisma.Sql): Prisma.Sql => Prisma.sql`lower(concat(' ', ${text}) COLLATE pg_c_utf8)`;

/** SQL condition: the word begins a word of a searchable text. */
export const beginsIn = (text: Prisma.Sql, word: string): Prisma.Sql =>
  Prisma.sql`${text} LIKE ANY (${wordsBeginAfter.map((sign) => `%${sign}${escaped(word.toLowerCase())}%`)}::text[])`;

const texts = Prisma.sql`concat_ws(' ', brand.name, product.name, product.model_name, colour.name, type.name, sub_type.name)`;

/** Every word begins a word of the product's texts, or its SKU. OFFSET 0 has the text made once a product and not once a word. */
const matches = (words: readonly string[]): Prisma.Sql => {
  const each = words.map(
    (word) => Prisma.sql`(${beginsIn(Prisma.sql`texts.text`, word)} OR texts.sku LIKE ${`${escaped(word.toLowerCase())}%`})`,
  );
  return Prisma.sql`document.product_id IN (
    SELECT product.id FROM product JOIN brand ON brand.id = product.brand_id JOIN colour ON colour.id = product.colour_id
    LEFT JOIN product_type AS type ON type.id = product.product_type_id
    LEFT JOIN product_sub_type AS sub_type ON sub_type.id = product.product_sub_type_id
    CROSS JOIN LATERAL (SELECT ${searchable(texts)} AS text, lower(product.sku) AS sku OFFSET 0) AS texts
    WHERE ${Prisma.join(each, ' AND ')})`;
};

/** SQL condition on rows called `document` (search_document) and `product`. */
export const isListed = ({ directory, collection, productType, productSubType, words = [] }: ListedProducts): Prisma.Sql => {
  const conditions = [Prisma.sql`product.active AND product.deleted_at IS NULL`];
  if (directory !== undefined) conditions.push(Prisma.sql`document.directories @> ARRAY[${directory}]`);
  if (collection !== undefined) conditions.push(Prisma.sql`document.collections @> ARRAY[${collection}]`);
  if (productType !== undefined) conditions.push(Prisma.sql`document.product_type = ${productType}`);
  if (productSubType !== undefined) conditions.push(Prisma.sql`document.product_sub_type = ${productSubType}`);
  if (words.length > 0) conditions.push(matches(words));
  return Prisma.join(conditions, ' AND ');
};

/** The products that can be bought now, as the PostgreSQL engine keeps them, with what PostgreSQL knows of them. */
export const documents = Prisma.sql`search_document AS document JOIN product ON product.id = document.product_id`;

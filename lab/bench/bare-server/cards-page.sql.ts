import type { QueryConfig } from 'pg';
import { brandsJson, imagesJson, modelColoursJson, priceJson } from './card.sql.ts';
import { countPages, formatOrder, isCategory, type ListingDto } from './listed.sql.ts';
import { buildStatement } from './statement.ts';

const preparedSorts = ['POPULAR_FIRST', 'CHEAP_FIRST', 'NEW_FIRST', 'SALE_FIRST'];

const virtualDirectories: Record<string, string> = { new: 'new_arrival', sale: 'sale >= 1', 'meet-price': 'meet_price' };

const indexes = preparedSorts
  .map(formatOrder)
  .flatMap((order) => [
    `CREATE INDEX ON bare_listing (${order})`,
    `CREATE INDEX ON bare_listing (place, ${order})`,
    ...Object.values(virtualDirectories).map((where) => `CREATE INDEX ON bare_listing (${order}) WHERE ${where}`),
  ]);

/** Beginning of a card's JSON. The prices are appended when the card is requested. */
const cardText = `rtrim(json_build_object('id', product.id, 'slug', product.slug, 'name', product.name, 'newArrival', product.new_arrival,
  'meetPrice', product.meet_price, 'brands', ${brandsJson}, 'images', ${imagesJson}, 'sameModelColours', ${modelColoursJson})::text, '}')
  || ', "priceDetails": '`;

/**
 * Tables with every card, with the columns of orders and filters, and with the totals. A realistic hand-written server would also have such
 * tables. They are created once at start and not kept up to date, so their cost is not part of any request.
 * Their column `place` is the slug of a directory.
 */
export const listingTables = `
  DROP TABLE IF EXISTS bare_card;
  CREATE TABLE bare_card AS SELECT product.id, ${cardText} AS card FROM product JOIN brand ON brand.id = product.brand_id;
  ALTER TABLE bare_card ADD PRIMARY KEY (id);
  DROP TABLE IF EXISTS bare_listing;
  CREATE TABLE bare_listing AS
    SELECT product.id, product.brand_id, product.colour_id, product.directory_id, product.product_type_id, product.unit_sold,
      product.created_at, product.new_arrival, product.meet_price, product.sex, product.age, (document.document->>'price')::bigint AS price,
      (document.document->>'sale')::int AS sale, directory.slug AS place, product.material, product.model_name, product.seasons,
      document.document->'offers' AS offers
    FROM search_document AS document JOIN product ON product.id = document.product_id JOIN directory ON directory.id = product.directory_id
    WHERE document.listed AND product.active AND product.deleted_at IS NULL;
  ALTER TABLE bare_listing ADD PRIMARY KEY (id);
  ${indexes.join(';\n')};
  DROP TABLE IF EXISTS bare_total;
  CREATE TABLE bare_total AS SELECT place, count(*)::int AS items FROM bare_listing GROUP BY place
    UNION ALL SELECT '', count(*) FROM bare_listing
    ${Object.entries(virtualDirectories)
      .map(([slug, where]) => `UNION ALL SELECT '${slug}', count(*) FROM bare_listing WHERE ${where}`)
      .join('\n')};
  ALTER TABLE bare_total ADD PRIMARY KEY (place);
  ANALYZE bare_card, bare_listing, bare_total`;

/** JSON text of the cards in the rows `product`, in the order of the rows `shown`. */
export const preparedCardTexts = `'[' || coalesce(
  string_agg(product.card || coalesce(${priceJson}::text, 'null') || '}', ',' ORDER BY shown.place), '') || ']'`;

function buildWhere(directory: string | undefined): string {
  if (directory === undefined) return 'true';
  return isCategory(directory) ? 'place = $1' : (virtualDirectories[directory] ?? 'false');
}

/** Builds one statement for the cards of a listing and its total. LIMIT and OFFSET are literals, so that PostgreSQL can plan for them. */
export function buildCardsPage({ directory, sort, pagination = {} }: ListingDto): QueryConfig {
  const order = formatOrder(sort);
  const { page = 1, limit = 24 } = pagination;
  const [size, skipped] = [Number(limit), (Number(page) - 1) * Number(limit)];
  const text = `
    SELECT '{"items": ' || (
        SELECT ${preparedCardTexts} FROM (
          SELECT id, row_number() OVER () AS place
          FROM (SELECT id FROM bare_listing WHERE ${buildWhere(directory)} ORDER BY ${order} LIMIT ${size} OFFSET ${skipped}) AS page) AS shown
        JOIN bare_card AS product USING (id))
      || ', "pagination": ' || json_build_object('page', ${Number(page)}, 'totalItems', total.items,
        'totalPages', ${countPages('total.items', String(size))}) || '}' AS data
    FROM bare_total AS total WHERE total.place = $1`;
  return buildStatement(text, [directory ?? '']);
}

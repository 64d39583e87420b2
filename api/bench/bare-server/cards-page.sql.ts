import type { QueryConfig } from 'pg';
import { brandsJson, imagesJson, modelColoursJson, priceJson } from './card.sql.ts';
import { isCategory, LISTED_AT_MOST, type ListingDto, orderOf } from './listed.sql.ts';
import { statement } from './statement.ts';

const orders = ['POPULAR_FIRST', 'CHEAP_FIRST', 'NEW_FIRST', 'SALE_FIRST'];

const virtual: Record<string, string> = { new: 'new_arrival', sale: 'sale >= 1', 'meet-price': 'meet_price' };

/** Text of a card up to the prices, which are read when the card is shown. */
const cardText = `rtrim(json_build_object('id', product.id, 'slug', product.slug, 'name', product.name, 'newArrival', product.new_arrival,
  'meetPrice', product.meet_price, 'brands', ${brandsJson}, 'images', ${imagesJson}, 'sameModelColours', ${modelColoursJson})::text, '}')
  || ', "priceDetails": '`;

/**
 * Tables with every card, with an index for each order of a directory and of the whole shop, and with the totals. An experienced engineer
 * would prepare them. They are created once at start and not kept up to date, so their cost is not part of any request.
 */
export const listingTables = `
  DROP TABLE IF EXISTS bare_listing;
  CREATE TABLE bare_listing AS
    SELECT product.id, directory.slug AS place, (document.document->>'price')::bigint AS price, (document.document->>'sale')::int AS sale,
      product.new_arrival, product.meet_price, product.unit_sold, product.created_at, ${cardText} AS card
    FROM search_document AS document JOIN product ON product.id = document.product_id JOIN brand ON brand.id = product.brand_id
      JOIN directory ON directory.id = product.directory_id
    WHERE document.listed AND product.active AND product.deleted_at IS NULL;
  ${orders.map((order) => `CREATE INDEX ON bare_listing (${orderOf(order)}); CREATE INDEX ON bare_listing (place, ${orderOf(order)})`).join(';\n')};
  ${Object.values(virtual)
    .flatMap((where) => orders.map((order) => `CREATE INDEX ON bare_listing (${orderOf(order)}) WHERE ${where}`))
    .join(';\n')};
  DROP TABLE IF EXISTS bare_total;
  CREATE TABLE bare_total AS SELECT place, count(*)::int AS items FROM bare_listing GROUP BY place
    UNION ALL SELECT '', count(*) FROM bare_listing
    ${Object.entries(virtual)
      .map(([slug, where]) => `UNION ALL SELECT '${slug}', count(*) FROM bare_listing WHERE ${where}`)
      .join('\n')};
  ALTER TABLE bare_total ADD PRIMARY KEY (place);
  ANALYZE bare_listing;
  ANALYZE bare_total`;

function whereOf(directory: string | undefined): string {
  if (directory === undefined) return 'true';
  return isCategory(directory) ? 'place = $1' : (virtual[directory] ?? 'false');
}

/** Builds one statement for the cards of a listing and its total. The page's numbers are part of the text, so that its plan knows them. */
export function cardsPage({ directory, sort, pagination = {} }: ListingDto): QueryConfig {
  const order = orderOf(sort);
  const { page = 1, limit = 24 } = pagination;
  const [size, skipped] = [Number(limit), (Number(page) - 1) * Number(limit)];
  const text = `
    SELECT '{"items": [' || coalesce((
      SELECT string_agg(product.card || coalesce(${priceJson}::text, 'null') || '}', ',' ORDER BY product.place)
      FROM (SELECT id, card, row_number() OVER () AS place
        FROM (SELECT id, card FROM bare_listing WHERE ${whereOf(directory)} ORDER BY ${order} LIMIT ${size} OFFSET ${skipped}) AS page) AS product
      ), '') || '], "pagination": ' || json_build_object('page', ${Number(page)}, 'totalItems', total.items,
        'totalPages', least(ceil(total.items / ${size}::numeric), floor(${LISTED_AT_MOST} / ${size}::numeric))::int) || '}' AS data
    FROM bare_total AS total WHERE total.place = $1`;
  return statement(text, [directory ?? '']);
}

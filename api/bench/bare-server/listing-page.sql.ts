import type { QueryConfig } from 'pg';
import { cardJson, listOf } from './card.sql.ts';
import { preparedCards } from './cards-page.sql.ts';
import { filterListJson, offersRows } from './facets.sql.ts';
import { type Condition, conditionsOf, type ListingDto, listedRows, orderOf, placeOf, type Source, totalPages } from './listed.sql.ts';
import { statement, Values } from './statement.ts';

const fitting = (chosen: ReadonlyMap<Condition, string>): string =>
  chosen.size === 0 ? '' : `WHERE ${[...chosen.keys()].map((condition) => `fits_${condition.toLowerCase()}`).join(' AND ')}`;

const cards: Record<Source, string> = {
  shop: `(SELECT ${listOf(cardJson, 'shown.place')}
        FROM shown JOIN product ON product.id = shown.id JOIN brand ON brand.id = product.brand_id
        WHERE product.active AND product.deleted_at IS NULL)`,
  prepared: `(SELECT ${preparedCards} FROM shown JOIN bare_card AS product USING (id))::json`,
};

interface Listing {
  dto: ListingDto;
  /** Returns an additional SQL condition, such as a text search. */
  limitedBy?: (values: Values) => string;
  usualLimit: number;
  source: Source;
}

/** Builds one statement for a page of a listing with all filters and counts, so that cards, counts and total share a snapshot. */
export function listingPage({ dto, limitedBy, usualLimit, source }: Listing): QueryConfig {
  const values = new Values();
  const { page = 1, limit = usualLimit } = dto.pagination ?? {};
  const place = [placeOf(dto, values), ...(limitedBy ? [limitedBy(values)] : [])].join(' AND ');
  const chosen = conditionsOf(dto.filters ?? {}, values);
  const facets = { dto, chosen, values };
  const order = orderOf(dto.sort);
  const limits = `LIMIT ${values.add(limit)} OFFSET ${values.add((page - 1) * limit)}`;
  const [asked, size] = [values.add(page), values.add(limit)];
  const text = `
    WITH ${listedRows({ where: place, chosen, source })}, ${offersRows(facets)},
    shown AS MATERIALIZED (
      SELECT id, row_number() OVER (ORDER BY ${order}) AS place FROM listed ${fitting(chosen)} ORDER BY ${order} ${limits}),
    total AS (SELECT count(*)::int AS items FROM listed ${fitting(chosen)})
    SELECT json_build_object(
      'items', ${cards[source]},
      'filterList', ${filterListJson(facets)},
      'pagination', (SELECT json_build_object('page', ${asked}::int, 'totalItems', items,
        'totalPages', ${totalPages('items', size)}) FROM total))::text AS data`;
  return statement(text, values.all);
}

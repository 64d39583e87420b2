import type { QueryConfig } from 'pg';
import { preparedCards } from './cards-page.sql.ts';
import { filterListJson, offersRows } from './facets.sql.ts';
import { buildConditions, type Condition, decodePosition, type ListingDto, listedRows, toOrder, totalPages } from './listed.sql.ts';
import { statement, Values } from './statement.ts';

const fitting = (chosen: ReadonlyMap<Condition, string>): string =>
  chosen.size === 0 ? '' : `WHERE ${[...chosen.keys()].map((condition) => `fits_${condition.toLowerCase()}`).join(' AND ')}`;

interface Listing {
  dto: ListingDto;
  /** Returns an additional SQL condition, such as a text search. */
  limitedBy?: (values: Values) => string;
  defaultLimit: number;
}

/** Builds one statement for a page of a listing with all filters and counts, so that cards, counts and total share a snapshot. */
export function listingPage({ dto, limitedBy, defaultLimit }: Listing): QueryConfig {
  const values = new Values();
  const { page = 1, limit = defaultLimit } = dto.pagination ?? {};
  const place = [decodePosition(dto, values), ...(limitedBy ? [limitedBy(values)] : [])].join(' AND ');
  const chosen = buildConditions(dto.filters ?? {}, values);
  const facets = { dto, chosen, values };
  const order = toOrder(dto.sort);
  const limits = `LIMIT ${values.add(limit)} OFFSET ${values.add((page - 1) * limit)}`;
  const [asked, size] = [values.add(page), values.add(limit)];
  const text = `
    WITH ${listedRows({ where: place, chosen })}, ${offersRows(facets)},
    shown AS MATERIALIZED (
      SELECT id, row_number() OVER (ORDER BY ${order}) AS place FROM listed ${fitting(chosen)} ORDER BY ${order} ${limits}),
    total AS (SELECT count(*)::int AS items FROM listed ${fitting(chosen)})
    SELECT json_build_object(
      'items', (SELECT ${preparedCards} FROM shown JOIN bare_card AS product USING (id))::json,
      'filterList', ${filterListJson(facets)},
      'pagination', (SELECT json_build_object('page', ${asked}::int, 'totalItems', items,
        'totalPages', ${totalPages('items', size)}) FROM total))::text AS data`;
  return statement(text, values.all);
}

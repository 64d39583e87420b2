import type { QueryConfig } from 'pg';
import { preparedCardTexts } from './cards-page.sql.ts';
import { buildFilterListJson, buildOfferSets } from './facets.sql.ts';
import {
  buildConditions,
  buildDirectoryCondition,
  buildListedRows,
  type Condition,
  countPages,
  formatOrder,
  type ListingDto,
} from './listed.sql.ts';
import { buildStatement, ParameterList } from './statement.ts';

const buildFitCondition = (chosenConditions: ReadonlyMap<Condition, string>): string =>
  chosenConditions.size === 0
    ? ''
    : `WHERE ${[...chosenConditions.keys()].map((condition) => `fits_${condition.toLowerCase()}`).join(' AND ')}`;

interface Listing {
  dto: ListingDto;
  /** Returns an additional SQL condition, such as a text search. */
  buildExtraCondition?: (values: ParameterList) => string;
  defaultLimit: number;
}

/** Builds one statement for a page of a listing with all filters and counts, so that cards, counts and total share a snapshot. */
export function buildListingPage({ dto, buildExtraCondition, defaultLimit }: Listing): QueryConfig {
  const values = new ParameterList();
  const { page = 1, limit = defaultLimit } = dto.pagination ?? {};
  const where = [buildDirectoryCondition(dto, values), ...(buildExtraCondition ? [buildExtraCondition(values)] : [])].join(' AND ');
  const chosenConditions = buildConditions(dto.filters ?? {}, values);
  const facets = { dto, conditions: chosenConditions, values };
  const order = formatOrder(dto.sort);
  const limitClause = `LIMIT ${values.add(limit)} OFFSET ${values.add((page - 1) * limit)}`;
  const [pageParameter, limitParameter] = [values.add(page), values.add(limit)];
  const text = `
    WITH ${buildListedRows({ where, chosenConditions })}, ${buildOfferSets(facets)},
    shown AS MATERIALIZED (
      SELECT id, row_number() OVER (ORDER BY ${order}) AS place
      FROM listed ${buildFitCondition(chosenConditions)} ORDER BY ${order} ${limitClause}),
    total AS (SELECT count(*)::int AS items FROM listed ${buildFitCondition(chosenConditions)})
    SELECT json_build_object(
      'items', (SELECT ${preparedCardTexts} FROM shown JOIN bare_card AS product USING (id))::json,
      'filterList', ${buildFilterListJson(facets)},
      'pagination', (SELECT json_build_object('page', ${pageParameter}::int, 'totalItems', items,
        'totalPages', ${countPages('items', limitParameter)}) FROM total))::text AS data`;
  return buildStatement(text, values.all);
}

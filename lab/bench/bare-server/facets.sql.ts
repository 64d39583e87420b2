import type { Age, Material, Season, Sex } from '../../../api/src/platform/prisma/generated/enums.ts';
import {
  ageNames,
  deliverySpeedNames,
  materialNames,
  saleNames,
  seasonNames,
  sexNames,
} from '../../../api/src/search/filter/enum-names.rules.ts';
import { aggregateJson } from './card.sql.ts';
import { type Condition, isCategory, type ListingDto } from './listed.sql.ts';
import type { ParameterList } from './statement.ts';

const MAX_MODELS = 100;

const quoteLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Enum values with their names, in display order. */
const buildNamesTable = (names: Record<string, string>): string =>
  `(VALUES ${Object.entries(names)
    .map(([value, name], place) => `(${quoteLiteral(value)}, ${quoteLiteral(name)}, ${place})`)
    .join(', ')}) AS names (value, name, place)`;

const countValues = (rows: string, order: string): string =>
  `(SELECT ${aggregateJson(`json_build_object('value', value, 'name', name, 'hex', hex, 'count', count)`, order)} FROM (${rows}) AS facet)`;

interface FacetQuery {
  dto: ListingDto;
  conditions: ReadonlyMap<Condition, string>;
  values: ParameterList;
}

/** Returns SQL that counts the rows that meet all chosen conditions except `excludedCondition`. */
function countWithout({ conditions }: FacetQuery, excludedCondition: Condition): string {
  const otherConditions = [...conditions.keys()].filter((condition) => condition !== excludedCondition);
  return otherConditions.length === 0 ? 'count(*)' : `count(*) FILTER (WHERE ${otherConditions.map(nameFitColumn).join(' AND ')})`;
}

const nameFitColumn = (condition: Condition): string => `fits_${condition.toLowerCase()}`;

const selectRows = (facetQuery: FacetQuery, condition: Condition, groupColumn: string): string =>
  `SELECT ${groupColumn} AS key, ${countWithout(facetQuery, condition)} AS count FROM listed GROUP BY 1`;

interface ReferencedTable {
  condition: Condition;
  groupColumn: string;
  table: string;
  /** Additional columns to sort by. */
  columns: string;
}

/** Counts products by a column that refers to a table. Deleted rows of this table are left out, except deleted colours. */
function countByTable(facetQuery: FacetQuery, { condition, groupColumn, table, columns }: ReferencedTable): string {
  const where = table === 'colour' ? 'true' : `${table}.deleted_at IS NULL`;
  return `SELECT slug AS value, name, ${columns}, count FROM (${selectRows(facetQuery, condition, groupColumn)}) AS counted
    JOIN ${table} ON ${table}.id = counted.key WHERE ${where}`;
}

/** Counts products by an enum. Groups by the enum first and converts to text afterwards, which is faster. */
const countByEnum = (
  facetQuery: FacetQuery,
  condition: Condition,
  { groupColumn, names }: { groupColumn: string; names: Record<string, string> },
): string =>
  `SELECT value, name, NULL AS hex, count, place FROM (${selectRows(facetQuery, condition, groupColumn)}) AS counted JOIN ${buildNamesTable(names)} ON value = key::text`;

/** Counts a product under each value that finds it: a unisex product is also found under FEMALE and MALE. */
const countByWidenedValue = (counts: string, matchingValues: string, names: Record<string, string>): string =>
  `SELECT value, name, NULL AS hex, sum(count)::int AS count, place
    FROM (${counts}) AS counted CROSS JOIN LATERAL (SELECT DISTINCT unnest(${matchingValues}) AS value) AS wider JOIN ${buildNamesTable(names)} USING (value)
    GROUP BY value, name, place`;

const matchingSexesSql = `CASE key WHEN 'UNISEX' THEN '{FEMALE,MALE,UNISEX}'::text[] ELSE ARRAY[key::text] END`;

const matchingSeasonsSql = `key::text[] || CASE WHEN 'SPRING_SUMMER' = ANY(key) THEN '{SPRING,SUMMER}'::text[] ELSE '{}' END
  || CASE WHEN 'AUTUMN_WINTER' = ANY(key) THEN '{AUTUMN,WINTER}'::text[] ELSE '{}' END`;

const saleRangeSql = `CASE WHEN sale >= 50 THEN 'MORE_THAN_50' WHEN sale >= 1 THEN 'LESS_THAN_50' END`;

/** CTE with the distinct sets of offers, and the number of products that have each set and meet all other conditions. */
export function buildOfferSets(facetQuery: FacetQuery): string {
  return `offers AS MATERIALIZED (
    SELECT number, count, split_part(offer, ':', 1) AS size, split_part(offer, ':', 2) AS speed
    FROM (SELECT offers, row_number() OVER () AS number, ${countWithout(facetQuery, 'offer')} AS count FROM listed GROUP BY offers) AS together
    CROSS JOIN LATERAL jsonb_array_elements_text(offers) AS offer)`;
}

/** Counts products by size or by speed, each product once. An offer counts only if it fits what is chosen in the other filter. */
const countOffers = (offerField: 'size' | 'speed', condition: string): string => `
  SELECT value, sum(count) FILTER (WHERE fits)::int AS count
  FROM (SELECT ${offerField} AS value, number, count, bool_or(${condition}) AS fits FROM offers GROUP BY 1, 2, 3) AS each GROUP BY value`;

const buildChoiceCondition = (offerField: 'size' | 'speed', slugs: string[] | undefined, values: ParameterList): string =>
  slugs && slugs.length > 0 ? `${offerField} = ANY(${values.add(slugs)}::text[])` : 'true';

function countSizes({ dto, values }: FacetQuery): string {
  const counts = countOffers('size', buildChoiceCondition('speed', dto.filters?.deliverySpeed, values));
  return `SELECT value, name, NULL AS hex, coalesce(count, 0) AS count, position, id
    FROM (${counts}) AS counted JOIN size ON size.slug = counted.value`;
}

function countSpeeds({ dto, values }: FacetQuery): string {
  const counts = countOffers('speed', buildChoiceCondition('size', dto.filters?.size, values));
  return `SELECT value, name, NULL AS hex, coalesce(count, 0) AS count, place
    FROM (${counts}) AS counted JOIN ${buildNamesTable(deliverySpeedNames)} USING (value)`;
}

function countCategories(facetQuery: FacetQuery): string {
  const column = isCategory(facetQuery.dto.directory) ? 'product_type' : 'directory';
  return countByTable(facetQuery, {
    condition: 'categories',
    groupColumn: `${column}_id`,
    table: column,
    columns: 'NULL AS hex, position',
  });
}

function countModels(facetQuery: FacetQuery): string {
  return `SELECT model_name AS value, model_name AS name, NULL AS hex, ${countWithout(facetQuery, 'model')} AS count FROM listed GROUP BY 1
    ORDER BY count DESC, count(*) DESC, model_name COLLATE "C" LIMIT ${MAX_MODELS}`;
}

function computePriceRange(facetQuery: FacetQuery): string {
  const otherConditions = [...facetQuery.conditions.keys()].filter((condition) => condition !== 'price').map(nameFitColumn);
  const where = otherConditions.length === 0 ? '' : `WHERE ${otherConditions.join(' AND ')}`;
  return `(SELECT CASE WHEN count(*) > 0 THEN json_build_object('min', min(price), 'max', max(price)) END FROM listed ${where})`;
}

const seasonLabels: Record<Season, string> = seasonNames;
const sexLabels: Record<Sex, string> = sexNames;
const ageLabels: Record<Age, string> = ageNames;
const materialLabels: Record<Material, string> = materialNames;

/** SQL of all filters with their values and product counts. Needs the CTEs `listed` and `offers`. */
export function buildFilterListJson(facetQuery: FacetQuery): string {
  return `json_build_object(
    'categories', ${countValues(countCategories(facetQuery), 'position, value')},
    'season', ${countValues(countByWidenedValue(selectRows(facetQuery, 'season', 'seasons'), matchingSeasonsSql, seasonLabels), 'place')},
    'deliverySpeed', ${countValues(countSpeeds(facetQuery), 'place')},
    'sex', ${countValues(countByWidenedValue(selectRows(facetQuery, 'sex', 'sex'), matchingSexesSql, sexLabels), 'place')},
    'age', ${countValues(countByEnum(facetQuery, 'age', { groupColumn: 'age', names: ageLabels }), 'place')},
    'brand', ${countValues(countByTable(facetQuery, { condition: 'brand', groupColumn: 'brand_id', table: 'brand', columns: 'NULL AS hex, id' }), 'name, id')},
    'model', ${countValues(countModels(facetQuery), 'name COLLATE "C"')},
    'colorPallete', ${countValues(countByTable(facetQuery, { condition: 'colorPallete', groupColumn: 'colour_id', table: 'colour', columns: 'hex, family, id' }), 'family, name, id')},
    'size', ${countValues(countSizes(facetQuery), 'position, id')},
    'material', ${countValues(countByEnum(facetQuery, 'material', { groupColumn: 'material', names: materialLabels }), 'place')},
    'sale', ${countValues(countByEnum(facetQuery, 'sale', { groupColumn: saleRangeSql, names: saleNames }), 'place')},
    'price', ${computePriceRange(facetQuery)})`;
}

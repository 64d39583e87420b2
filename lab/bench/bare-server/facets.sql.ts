import type { Age, Material, Season, Sex } from '../../../api/src/platform/prisma/generated/enums.ts';
import {
  ageNames,
  deliverySpeedNames,
  materialNames,
  saleNames,
  seasonNames,
  sexNames,
} from '../../../api/src/search/filter/filter-name.rules.ts';
import { joinList } from './card.sql.ts';
import { type Condition, isCategory, type ListingDto } from './listed.sql.ts';
import type { Values } from './statement.ts';

const MAX_MODELS = 100;

const toLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Enum values with their names, in display order. */
const listNames = (names: Record<string, string>): string =>
  `(VALUES ${Object.entries(names)
    .map(([value, name], place) => `(${toLiteral(value)}, ${toLiteral(name)}, ${place})`)
    .join(', ')}) AS names (value, name, place)`;

const countValues = (rows: string, order: string): string =>
  `(SELECT ${joinList(`json_build_object('value', value, 'name', name, 'hex', hex, 'count', count)`, order)} FROM (${rows}) AS facet)`;

interface Facets {
  dto: ListingDto;
  chosen: ReadonlyMap<Condition, string>;
  values: Values;
}

/** Returns SQL that counts the rows that meet all chosen conditions except `excludedCondition`. */
function countWithout({ chosen }: Facets, excludedCondition: Condition): string {
  const otherConditions = [...chosen.keys()].filter((condition) => condition !== excludedCondition);
  return otherConditions.length === 0 ? 'count(*)' : `count(*) FILTER (WHERE ${otherConditions.map(formatFitColumn).join(' AND ')})`;
}

const formatFitColumn = (condition: Condition): string => `fits_${condition.toLowerCase()}`;

const selectRows = (facets: Facets, condition: Condition, groupColumn: string): string =>
  `SELECT ${groupColumn} AS key, ${countWithout(facets, condition)} AS count FROM listed GROUP BY 1`;

interface ReferencedTable {
  condition: Condition;
  groupColumn: string;
  table: string;
  /** Additional columns to sort by. */
  columns: string;
}

/** Counts products by a column that refers to a table. Deleted rows of this table are left out, except deleted colours. */
function countByTable(facets: Facets, { condition, groupColumn, table, columns }: ReferencedTable): string {
  const where = table === 'colour' ? 'true' : `${table}.deleted_at IS NULL`;
  return `SELECT slug AS value, name, ${columns}, count FROM (${selectRows(facets, condition, groupColumn)}) AS counted
    JOIN ${table} ON ${table}.id = counted.key WHERE ${where}`;
}

/** Counts products by an enum. Groups by the enum first and converts to text afterwards, which is faster. */
const countByEnum = (
  facets: Facets,
  condition: Condition,
  { groupColumn, names }: { groupColumn: string; names: Record<string, string> },
): string =>
  `SELECT value, name, NULL AS hex, count, place FROM (${selectRows(facets, condition, groupColumn)}) AS counted JOIN ${listNames(names)} ON value = key::text`;

/** Counts a product under each value that finds it: a unisex product is also found under FEMALE and MALE. */
const countByWidenedValue = (counts: string, matchingValues: string, names: Record<string, string>): string =>
  `SELECT value, name, NULL AS hex, sum(count)::int AS count, place
    FROM (${counts}) AS counted CROSS JOIN LATERAL (SELECT DISTINCT unnest(${matchingValues}) AS value) AS wider JOIN ${listNames(names)} USING (value)
    GROUP BY value, name, place`;

const matchingSexes = `CASE key WHEN 'UNISEX' THEN '{FEMALE,MALE,UNISEX}'::text[] ELSE ARRAY[key::text] END`;

const matchingSeasons = `key::text[] || CASE WHEN 'SPRING_SUMMER' = ANY(key) THEN '{SPRING,SUMMER}'::text[] ELSE '{}' END
  || CASE WHEN 'AUTUMN_WINTER' = ANY(key) THEN '{AUTUMN,WINTER}'::text[] ELSE '{}' END`;

const computeSale = `CASE WHEN sale >= 50 THEN 'MORE_THAN_50' WHEN sale >= 1 THEN 'LESS_THAN_50' END`;

/** CTE with the distinct sets of offers, and the number of products that have each set and meet all other conditions. */
export function buildOfferSets(facets: Facets): string {
  return `offers AS MATERIALIZED (
    SELECT number, count, split_part(offer, ':', 1) AS size, split_part(offer, ':', 2) AS speed
    FROM (SELECT offers, row_number() OVER () AS number, ${countWithout(facets, 'offer')} AS count FROM listed GROUP BY offers) AS together
    CROSS JOIN LATERAL jsonb_array_elements_text(offers) AS offer)`;
}

/** Counts products by size or by speed, each product once. Only offers that fit the choice in the other of the two filters count. */
const countOffers = (part: 'size' | 'speed', isRequested: string): string => `
  SELECT value, sum(count) FILTER (WHERE wanted)::int AS count
  FROM (SELECT ${part} AS value, number, count, bool_or(${isRequested}) AS wanted FROM offers GROUP BY 1, 2, 3) AS each GROUP BY value`;

const isChosen = (part: 'size' | 'speed', slugs: string[] | undefined, values: Values): string =>
  slugs && slugs.length > 0 ? `${part} = ANY(${values.add(slugs)}::text[])` : 'true';

function countSizes({ dto, values }: Facets): string {
  const counts = countOffers('size', isChosen('speed', dto.filters?.deliverySpeed, values));
  return `SELECT value, name, NULL AS hex, coalesce(count, 0) AS count, position, id
    FROM (${counts}) AS counted JOIN size ON size.slug = counted.value`;
}

function countSpeeds({ dto, values }: Facets): string {
  const counts = countOffers('speed', isChosen('size', dto.filters?.size, values));
  return `SELECT value, name, NULL AS hex, coalesce(count, 0) AS count, place
    FROM (${counts}) AS counted JOIN ${listNames(deliverySpeedNames)} USING (value)`;
}

function countCategories(facets: Facets): string {
  const column = isCategory(facets.dto.directory) ? 'product_type' : 'directory';
  return countByTable(facets, { condition: 'categories', groupColumn: `${column}_id`, table: column, columns: 'NULL AS hex, position' });
}

function countModels(facets: Facets): string {
  return `SELECT model_name AS value, model_name AS name, NULL AS hex, ${countWithout(facets, 'model')} AS count FROM listed GROUP BY 1
    ORDER BY count DESC, count(*) DESC, model_name COLLATE "C" LIMIT ${MAX_MODELS}`;
}

function computePriceRange(facets: Facets): string {
  const otherConditions = [...facets.chosen.keys()].filter((condition) => condition !== 'price').map(formatFitColumn);
  const where = otherConditions.length === 0 ? '' : `WHERE ${otherConditions.join(' AND ')}`;
  return `(SELECT CASE WHEN count(*) > 0 THEN json_build_object('min', min(price), 'max', max(price)) END FROM listed ${where})`;
}

const seasonLabels: Record<Season, string> = seasonNames;
const sexLabels: Record<Sex, string> = sexNames;
const ageLabels: Record<Age, string> = ageNames;
const materialLabels: Record<Material, string> = materialNames;

/** SQL of all filters with their values and product counts. Needs the CTEs `listed` and `offers`. */
export function buildFilterListJson(facets: Facets): string {
  return `json_build_object(
    'categories', ${countValues(countCategories(facets), 'position, value')},
    'season', ${countValues(countByWidenedValue(selectRows(facets, 'season', 'seasons'), matchingSeasons, seasonLabels), 'place')},
    'deliverySpeed', ${countValues(countSpeeds(facets), 'place')},
    'sex', ${countValues(countByWidenedValue(selectRows(facets, 'sex', 'sex'), matchingSexes, sexLabels), 'place')},
    'age', ${countValues(countByEnum(facets, 'age', { groupColumn: 'age', names: ageLabels }), 'place')},
    'brand', ${countValues(countByTable(facets, { condition: 'brand', groupColumn: 'brand_id', table: 'brand', columns: 'NULL AS hex, id' }), 'name, id')},
    'model', ${countValues(countModels(facets), 'name COLLATE "C"')},
    'colorPallete', ${countValues(countByTable(facets, { condition: 'colorPallete', groupColumn: 'colour_id', table: 'colour', columns: 'hex, family, id' }), 'family, name, id')},
    'size', ${countValues(countSizes(facets), 'position, id')},
    'material', ${countValues(countByEnum(facets, 'material', { groupColumn: 'material', names: materialLabels }), 'place')},
    'sale', ${countValues(countByEnum(facets, 'sale', { groupColumn: computeSale, names: saleNames }), 'place')},
    'price', ${computePriceRange(facets)})`;
}

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

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Enum values with their names, in display order. */
const listNames = (names: Record<string, string>): string =>
  `(VALUES ${Object.entries(names)
    .map(([value, name], place) => `(${literal(value)}, ${literal(name)}, ${place})`)
    .join(', ')}) AS names (value, name, place)`;

const countValues = (rows: string, order: string): string =>
  `(SELECT ${joinList(`json_build_object('value', value, 'name', name, 'hex', hex, 'count', count)`, order)} FROM (${rows}) AS facet)`;

interface Facets {
  dto: ListingDto;
  chosen: ReadonlyMap<Condition, string>;
  values: Values;
}

/** Returns SQL that counts the rows that meet all chosen conditions except `own`. */
function countBut({ chosen }: Facets, own: Condition): string {
  const others = [...chosen.keys()].filter((condition) => condition !== own);
  return others.length === 0 ? 'count(*)' : `count(*) FILTER (WHERE ${others.map(fits).join(' AND ')})`;
}

const fits = (condition: Condition): string => `fits_${condition.toLowerCase()}`;

const selectRows = (facets: Facets, condition: Condition, by: string): string =>
  `SELECT ${by} AS key, ${countBut(facets, condition)} AS count FROM listed GROUP BY 1`;

interface Named {
  condition: Condition;
  by: string;
  table: string;
  /** Additional columns to sort by. */
  columns: string;
}

/** Counts products by a column that refers to a table. Deleted rows of this table are left out, except deleted colours. */
function ofTable(facets: Facets, { condition, by, table, columns }: Named): string {
  const where = table === 'colour' ? 'true' : `${table}.deleted_at IS NULL`;
  return `SELECT slug AS value, name, ${columns}, count FROM (${selectRows(facets, condition, by)}) AS counted
    JOIN ${table} ON ${table}.id = counted.key WHERE ${where}`;
}

/** Counts products by an enum. Groups by the enum first and converts to text afterwards, which is faster. */
const ofEnum = (facets: Facets, condition: Condition, { by, names }: { by: string; names: Record<string, string> }): string =>
  `SELECT value, name, NULL AS hex, count, place FROM (${selectRows(facets, condition, by)}) AS counted JOIN ${listNames(names)} ON value = key::text`;

/** Counts a product under each value that finds it: a unisex product is also found under FEMALE and MALE. */
const ofWidened = (counted: string, wider: string, names: Record<string, string>): string =>
  `SELECT value, name, NULL AS hex, sum(count)::int AS count, place
    FROM (${counted}) AS counted CROSS JOIN LATERAL (SELECT DISTINCT unnest(${wider}) AS value) AS wider JOIN ${listNames(names)} USING (value)
    GROUP BY value, name, place`;

const widerSex = `CASE key WHEN 'UNISEX' THEN '{FEMALE,MALE,UNISEX}'::text[] ELSE ARRAY[key::text] END`;

const widerSeasons = `key::text[] || CASE WHEN 'SPRING_SUMMER' = ANY(key) THEN '{SPRING,SUMMER}'::text[] ELSE '{}' END
  || CASE WHEN 'AUTUMN_WINTER' = ANY(key) THEN '{AUTUMN,WINTER}'::text[] ELSE '{}' END`;

const computeSale = `CASE WHEN sale >= 50 THEN 'MORE_THAN_50' WHEN sale >= 1 THEN 'LESS_THAN_50' END`;

/** CTE with the distinct sets of offers, and the number of products that have each set and meet all other conditions. */
export function offersRows(facets: Facets): string {
  return `offers AS MATERIALIZED (
    SELECT number, count, split_part(offer, ':', 1) AS size, split_part(offer, ':', 2) AS speed
    FROM (SELECT offers, row_number() OVER () AS number, ${countBut(facets, 'offer')} AS count FROM listed GROUP BY offers) AS together
    CROSS JOIN LATERAL jsonb_array_elements_text(offers) AS offer)`;
}

/** Counts products by size or by speed, each product once. Only offers that fit the choice in the other of the two filters count. */
const ofOffers = (half: 'size' | 'speed', isRequested: string): string => `
  SELECT value, sum(count) FILTER (WHERE wanted)::int AS count
  FROM (SELECT ${half} AS value, number, count, bool_or(${isRequested}) AS wanted FROM offers GROUP BY 1, 2, 3) AS each GROUP BY value`;

const isChosen = (half: 'size' | 'speed', slugs: string[] | undefined, values: Values): string =>
  slugs && slugs.length > 0 ? `${half} = ANY(${values.add(slugs)}::text[])` : 'true';

function sizes({ dto, values }: Facets): string {
  const counted = ofOffers('size', isChosen('speed', dto.filters?.deliverySpeed, values));
  return `SELECT value, name, NULL AS hex, coalesce(count, 0) AS count, position, id
    FROM (${counted}) AS counted JOIN size ON size.slug = counted.value`;
}

function speeds({ dto, values }: Facets): string {
  const counted = ofOffers('speed', isChosen('size', dto.filters?.size, values));
  return `SELECT value, name, NULL AS hex, coalesce(count, 0) AS count, place
    FROM (${counted}) AS counted JOIN ${listNames(deliverySpeedNames)} USING (value)`;
}

function categories(facets: Facets): string {
  const step = isCategory(facets.dto.directory) ? 'product_type' : 'directory';
  return ofTable(facets, { condition: 'categories', by: `${step}_id`, table: step, columns: 'NULL AS hex, position' });
}

function models(facets: Facets): string {
  return `SELECT model_name AS value, model_name AS name, NULL AS hex, ${countBut(facets, 'model')} AS count FROM listed GROUP BY 1
    ORDER BY count DESC, count(*) DESC, model_name COLLATE "C" LIMIT ${MAX_MODELS}`;
}

function prices(facets: Facets): string {
  const others = [...facets.chosen.keys()].filter((condition) => condition !== 'price').map(fits);
  const where = others.length === 0 ? '' : `WHERE ${others.join(' AND ')}`;
  return `(SELECT CASE WHEN count(*) > 0 THEN json_build_object('min', min(price), 'max', max(price)) END FROM listed ${where})`;
}

const seasons: Record<Season, string> = seasonNames;
const sexes: Record<Sex, string> = sexNames;
const ages: Record<Age, string> = ageNames;
const materials: Record<Material, string> = materialNames;

/** SQL of all filters with their values and product counts. Needs the CTEs `listed` and `offers`. */
export function filterListJson(facets: Facets): string {
  return `json_build_object(
    'categories', ${countValues(categories(facets), 'position, value')},
    'season', ${countValues(ofWidened(selectRows(facets, 'season', 'seasons'), widerSeasons, seasons), 'place')},
    'deliverySpeed', ${countValues(speeds(facets), 'place')},
    'sex', ${countValues(ofWidened(selectRows(facets, 'sex', 'sex'), widerSex, sexes), 'place')},
    'age', ${countValues(ofEnum(facets, 'age', { by: 'age', names: ages }), 'place')},
    'brand', ${countValues(ofTable(facets, { condition: 'brand', by: 'brand_id', table: 'brand', columns: 'NULL AS hex, id' }), 'name, id')},
    'model', ${countValues(models(facets), 'name COLLATE "C"')},
    'colorPallete', ${countValues(ofTable(facets, { condition: 'colorPallete', by: 'colour_id', table: 'colour', columns: 'hex, family, id' }), 'family, name, id')},
    'size', ${countValues(sizes(facets), 'position, id')},
    'material', ${countValues(ofEnum(facets, 'material', { by: 'material', names: materials }), 'place')},
    'sale', ${countValues(ofEnum(facets, 'sale', { by: computeSale, names: saleNames }), 'place')},
    'price', ${prices(facets)})`;
}

import { type Facets, type ListingSort, mapFilters, type ProductQuery, type ValueFilter, valueFilters } from '@meet/api/search';
import pg from 'pg';

// The expected listing by the shop's rules, in plain SQL over the source tables, without any document.

const availableCondition = `item.active AND item.deleted_at IS NULL AND item.sold_at IS NULL AND (item.reserved_until IS NULL OR item.reserved_until <= now())`;

const deliverySpeed = `CASE item.supplier WHEN 'MEET_WAREHOUSE' THEN 'FAST' ELSE 'SLOW' END`;

/** Every product for sale, with its displayed price. */
const displayedProducts = `
  SELECT product.*, cheapest.price, cheapest.sale, brand.slug AS brand, colour.slug AS colour, directory.slug AS category,
    type.slug AS type, sub_type.slug AS sub_type
  FROM product JOIN brand ON brand.id = product.brand_id AND brand.deleted_at IS NULL JOIN colour ON colour.id = product.colour_id
    LEFT JOIN directory ON directory.id = product.directory_id AND directory.deleted_at IS NULL
    LEFT JOIN product_type AS type ON type.id = product.product_type_id AND type.deleted_at IS NULL
    LEFT JOIN product_sub_type AS sub_type ON sub_type.id = product.product_sub_type_id AND sub_type.deleted_at IS NULL AND type.id IS NOT NULL
    CROSS JOIN LATERAL (
      SELECT price, coalesce(floor(100 * (old_price - price)::numeric / old_price), 0) AS sale FROM product_item AS item
      WHERE item.product_id = product.id AND ${availableCondition} ORDER BY price, id LIMIT 1) AS cheapest
  WHERE product.active AND product.deleted_at IS NULL`;

/** Condition that an available unit has one of the sizes and one of the speeds; null means any. */
const buildUnitCondition = (sizes: string, speeds: string): string => `EXISTS (
  SELECT FROM product_item AS item JOIN size ON size.id = item.size_id WHERE item.product_id = shown.id AND ${availableCondition}
    AND (${sizes} IS NULL OR size.slug = ANY (${sizes})) AND (${speeds} IS NULL OR ${deliverySpeed} = ANY (${speeds})))`;

const buildMembershipCondition = (column: string) => (values: string) => `${column} = ANY (${values})`;

const buildSeasonCondition = (
  values: string,
): string => `EXISTS (SELECT FROM unnest(${values}) AS chosen WHERE chosen = ANY (shown.seasons::text[])
  OR chosen IN ('SPRING', 'SUMMER') AND 'SPRING_SUMMER' = ANY (shown.seasons) OR chosen IN ('AUTUMN', 'WINTER') AND 'AUTUMN_WINTER' = ANY (shown.seasons))`;

/** SQL condition of a filter, from SQL of its selected values. */
const conditionBuilders: Record<Exclude<ValueFilter, 'SIZE' | 'DELIVERY_SPEED'>, (values: string) => string> = {
  CATEGORIES: (values) => `(shown.category = ANY (${values}) OR shown.type = ANY (${values}))`,
  SEASON: buildSeasonCondition,
  SEX: (values) => `(shown.sex::text = ANY (${values}) OR shown.sex = 'UNISEX' AND ${values} && '{FEMALE,MALE}')`,
  AGE: buildMembershipCondition('shown.age::text'),
  BRAND: buildMembershipCondition('shown.brand'),
  MODEL: buildMembershipCondition('shown.model_name'),
  COLOR_PALLETE: buildMembershipCondition('shown.colour'),
  MATERIAL: buildMembershipCondition('shown.material::text'),
  SALE: (values) =>
    `('LESS_THAN_50' = ANY (${values}) AND shown.sale BETWEEN 1 AND 49 OR 'MORE_THAN_50' = ANY (${values}) AND shown.sale >= 50)`,
};

const orderBySort: Record<ListingSort, string> = {
  CHEAP_FIRST: 'price',
  EXPENSIVE_FIRST: 'price DESC',
  NEW_FIRST: 'created_at DESC',
  POPULAR_FIRST: 'unit_sold DESC, created_at DESC',
  SALE_FIRST: 'sale DESC',
};

/** SQL arrays of the selected values, by filter. */
type ValueArrays = Partial<Record<ValueFilter, string>>;

/** SQL conditions on a product: one for each filter, but one for sizes and speeds together, because a single unit must meet both. */
const buildConditions = (valueArrays: ValueArrays): string[] => {
  const { SIZE: sizes, DELIVERY_SPEED: speeds, ...productFilters } = valueArrays;
  const valueConditions = Object.entries(productFilters).map(([filter, values]) =>
    conditionBuilders[filter as keyof typeof conditionBuilders](values),
  );
  const unitConditions =
    sizes === undefined && speeds === undefined ? [] : [buildUnitCondition(sizes ?? 'NULL::text[]', speeds ?? 'NULL::text[]')];
  return [...valueConditions, ...unitConditions].map((condition) => `coalesce(${condition}, false)`);
};

const candidateValues = `
  SELECT slug AS value FROM directory UNION SELECT slug FROM product_type UNION SELECT slug FROM brand UNION SELECT slug FROM colour
  UNION SELECT slug FROM size UNION SELECT model_name FROM product UNION SELECT unnest(enum_range(NULL::season))::text
  UNION SELECT unnest(enum_range(NULL::sex))::text UNION SELECT unnest(enum_range(NULL::age))::text UNION SELECT unnest(enum_range(NULL::material))::text
  UNION SELECT unnest('{FAST,SLOW,LESS_THAN_50,MORE_THAN_50}'::text[])`;

/** The SQL of a listing: the condition of its section, its selected values, and the conditions on the price. */
interface SqlListing {
  sectionCondition: string;
  valueArrays: ValueArrays;
  priceConditions: string[];
}

const buildSectionCondition = ({ directory, collection, productType, productSubType }: ProductQuery): string => {
  const conditions = ['true'];
  if (directory !== undefined) {
    const slug = pg.escapeLiteral(directory);
    conditions.push(`(shown.category = ${slug} OR EXISTS (SELECT FROM directory WHERE slug = ${slug} AND deleted_at IS NULL AND (
      rule = 'NEW' AND shown.new_arrival OR rule = 'SALE' AND shown.sale >= 1 OR rule = 'MEET_PRICE' AND shown.meet_price)))`);
  }
  if (collection !== undefined) {
    conditions.push(`EXISTS (SELECT FROM collection JOIN collection_product AS part ON part.collection_id = collection.id
      WHERE slug = ${pg.escapeLiteral(collection)} AND part.product_id = shown.id AND active AND deleted_at IS NULL AND publish_at <= now()
        AND (finish_at IS NULL OR finish_at > now()))`);
  }
  if (productType !== undefined) conditions.push(`coalesce(shown.type = ${pg.escapeLiteral(productType)}, false)`);
  if (productSubType !== undefined) conditions.push(`coalesce(shown.sub_type = ${pg.escapeLiteral(productSubType)}, false)`);
  return conditions.join(' AND ');
};

const toTextArray = (list: readonly string[]): string => `ARRAY[${list.map((value) => pg.escapeLiteral(value)).join(', ')}]::text[]`;

const toSqlListing = (query: ProductQuery): SqlListing => {
  const selectedFilters = Object.entries(query.filters.values).filter(([, list]) => list.length > 0);
  return {
    sectionCondition: buildSectionCondition(query),
    valueArrays: Object.fromEntries(selectedFilters.map(([filter, list]) => [filter, toTextArray(list)])),
    priceConditions: Object.entries(query.filters.price).map(([bound, amount]) => `shown.price ${bound === 'min' ? '>=' : '<='} ${amount}`),
  };
};

/** Lists the ids of the products on all pages of a listing. */
export const listIdsBySql = async (pool: pg.Pool, query: ProductQuery, sort: ListingSort): Promise<string[]> => {
  const { sectionCondition, valueArrays, priceConditions } = toSqlListing(query);
  const conditions = [sectionCondition, ...buildConditions(valueArrays), ...priceConditions].join(' AND ');
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM (${displayedProducts}) AS shown WHERE ${conditions} ORDER BY ${orderBySort[sort]}, id`,
  );
  return rows.map(({ id }) => id);
};

/**
 * Counts the products for each value of a filter, as if this value alone were selected in the filter. Values without products in this
 * listing are omitted.
 */
const countBySql = async (pool: pg.Pool, listing: SqlListing, filter: ValueFilter): Promise<Map<string, number>> => {
  const { sectionCondition, valueArrays, priceConditions } = listing;
  const candidateArray = 'ARRAY[candidate.value]';
  const conditions = [...buildConditions({ ...valueArrays, [filter]: candidateArray }), ...priceConditions].join(' AND ');
  const { rows } = await pool.query<{ value: string; count: number }>(`
    WITH shown AS MATERIALIZED (SELECT * FROM (${displayedProducts}) AS shown WHERE ${sectionCondition})
    SELECT candidate.value, count(*) FILTER (WHERE ${conditions})::int AS count FROM (${candidateValues}) AS candidate CROSS JOIN shown
    WHERE ${buildConditions({ [filter]: candidateArray }).join(' AND ')} GROUP BY 1`);
  return new Map(rows.map(({ value, count }) => [value, count]));
};

export const readFacetsBySql = async (pool: pg.Pool, query: ProductQuery): Promise<Facets> => {
  const listing = toSqlListing(query);
  const conditions = [listing.sectionCondition, ...buildConditions(listing.valueArrays)].join(' AND ');
  const counts = new Map<ValueFilter, Map<string, number>>();
  for (const filter of valueFilters) counts.set(filter, await countBySql(pool, listing, filter));
  const { rows } = await pool.query<{ min: number | null; max: number | null }>(
    `SELECT min(price)::float, max(price)::float FROM (${displayedProducts}) AS shown WHERE ${conditions}`,
  );
  const { min = null, max = null } = rows[0] ?? {};
  return {
    values: mapFilters((filter) => counts.get(filter) ?? new Map()),
    price: min === null || max === null ? null : { min, max },
  };
};

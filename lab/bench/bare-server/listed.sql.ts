import type { ParameterList } from './statement.ts';

export type ListFilter =
  | 'categories'
  | 'season'
  | 'deliverySpeed'
  | 'sex'
  | 'age'
  | 'brand'
  | 'model'
  | 'colorPallete'
  | 'size'
  | 'material'
  | 'sale';

/** Chosen filters, in the API's format. */
export type Filters = Partial<Record<ListFilter, string[]>> & { price?: { min?: number; max?: number } };

/** Maximum number of products on all pages of a listing. */
const MAX_LIST_SIZE = 10_000;

export const countPages = (items: string, size: string): string =>
  `least(ceil(${items} / ${size}::numeric), floor(${MAX_LIST_SIZE} / ${size}::numeric))::int`;

export interface ListingDto {
  directory?: string;
  filters?: Filters;
  sort?: string;
  pagination?: { page?: number; limit?: number };
}

/** Condition of a filter. Size and speed form one condition, `offer`, because a single unit must meet both. */
export type Condition = Exclude<ListFilter, 'size' | 'deliverySpeed'> | 'offer' | 'price';

const priceColumn = 'document.price';
const saleColumn = 'document.sale';
const offersColumn = 'document.offers';

const virtualDirectoryConditions: Record<string, string> = {
  new: 'product.new_arrival',
  sale: `${saleColumn} >= 1`,
  'meet-price': 'product.meet_price',
};

/** Whether a directory is a category. Virtual directories list products of all categories. */
export const isCategory = (directory: string | undefined): directory is string =>
  directory !== undefined && !(directory in virtualDirectoryConditions);

/** Returns the SQL condition of a directory. Refers to the rows `document` and `product` of the surrounding query. */
export function buildDirectoryCondition({ directory }: ListingDto, values: ParameterList): string {
  if (directory === undefined) return 'true';
  return (
    virtualDirectoryConditions[directory] ??
    `product.directory_id = (SELECT id FROM directory WHERE slug = ${values.add(directory)} AND deleted_at IS NULL AND rule = 'CATEGORY')`
  );
}

const matchingValues: Record<'sex' | 'season', (chosenValues: string[]) => string[]> = {
  sex: (chosenValues) => [...chosenValues, ...(chosenValues.some((value) => value !== 'UNISEX') ? ['UNISEX'] : [])],
  season: (chosenValues) => [
    ...chosenValues,
    ...(chosenValues.some((value) => value === 'SPRING' || value === 'SUMMER') ? ['SPRING_SUMMER'] : []),
    ...(chosenValues.some((value) => value === 'AUTUMN' || value === 'WINTER') ? ['AUTUMN_WINTER'] : []),
  ],
};

const saleBounds: Record<string, string> = { LESS_THAN_50: `${saleColumn} BETWEEN 1 AND 49`, MORE_THAN_50: `${saleColumn} >= 50` };

const selectIds = (table: string, parameter: string): string => `(SELECT id FROM ${table} WHERE slug = ANY(${parameter}::text[]))`;

type ConditionWriter = (filters: Filters, values: ParameterList) => string | undefined;

const createValueWriter =
  (filter: ListFilter, write: (chosenValues: string[], values: ParameterList) => string): ConditionWriter =>
  (filters, values) => {
    const chosenValues = filters[filter];
    return chosenValues && chosenValues.length > 0 ? write(chosenValues, values) : undefined;
  };

const conditionWriters: Record<Condition, ConditionWriter> = {
  categories: createValueWriter('categories', (chosenValues, values) => {
    const slugs = values.add(chosenValues);
    return `(product.directory_id IN ${selectIds('directory', slugs)} OR product.product_type_id IN ${selectIds('product_type', slugs)})`;
  }),
  season: createValueWriter(
    'season',
    (chosenValues, values) => `product.seasons && ${values.add(matchingValues.season(chosenValues))}::season[]`,
  ),
  sex: createValueWriter('sex', (chosenValues, values) => `product.sex = ANY(${values.add(matchingValues.sex(chosenValues))}::sex[])`),
  age: createValueWriter('age', (chosenValues, values) => `product.age = ANY(${values.add(chosenValues)}::age[])`),
  brand: createValueWriter('brand', (chosenValues, values) => `product.brand_id IN ${selectIds('brand', values.add(chosenValues))}`),
  model: createValueWriter('model', (chosenValues, values) => `product.model_name = ANY(${values.add(chosenValues)}::text[])`),
  colorPallete: createValueWriter(
    'colorPallete',
    (chosenValues, values) => `product.colour_id IN ${selectIds('colour', values.add(chosenValues))}`,
  ),
  material: createValueWriter('material', (chosenValues, values) => `product.material = ANY(${values.add(chosenValues)}::material[])`),
  sale: createValueWriter('sale', (chosenValues) => `(${chosenValues.map((value) => saleBounds[value] ?? 'false').join(' OR ')})`),
  offer: ({ size, deliverySpeed }, values) => {
    if (!size && !deliverySpeed) return undefined;
    const speeds = deliverySpeed ?? ['FAST', 'SLOW'];
    if (!size) return `(${speeds.map((speed) => `${offersColumn}::text LIKE '%:${speed === 'FAST' ? 'FAST' : 'SLOW'}"%'`).join(' OR ')})`;
    return `${offersColumn} ?| ${values.add(size.flatMap((value) => speeds.map((speed) => `${value}:${speed}`)))}::text[]`;
  },
  price: ({ price: priceRange }, values) => {
    const bounds = [
      ...(priceRange?.min === undefined ? [] : [`${priceColumn} >= ${values.add(priceRange.min)}`]),
      ...(priceRange?.max === undefined ? [] : [`${priceColumn} <= ${values.add(priceRange.max)}`]),
    ];
    return bounds.length === 0 ? undefined : bounds.join(' AND ');
  },
};

/** Maps each condition of the chosen filters to its SQL, which refers to the rows `document` and `product` of the surrounding query. */
export function buildConditions(filters: Filters, values: ParameterList): Map<Condition, string> {
  const conditionEntries = Object.entries(conditionWriters).map(
    ([condition, write]) => [condition as Condition, write(filters, values)] as const,
  );
  return new Map(conditionEntries.flatMap(([condition, sql]) => (sql === undefined ? [] : [[condition, sql]])));
}

const orders: Record<string, string> = {
  CHEAP_FIRST: 'price, id',
  EXPENSIVE_FIRST: 'price DESC, id',
  NEW_FIRST: 'created_at DESC, id',
  POPULAR_FIRST: 'unit_sold DESC, created_at DESC, id',
  SALE_FIRST: 'sale DESC, id',
};

export const formatOrder = (sort = 'POPULAR_FIRST'): string => orders[sort] ?? 'id';

/** Rows `product` and `document` of all listed products. */
const listedProductsSource = 'bare_listing AS product CROSS JOIN LATERAL (SELECT product.price, product.sale, product.offers) AS document';

interface ListedOptions {
  where: string;
  chosenConditions: ReadonlyMap<Condition, string>;
}

/**
 * All listed products, with a column `fits_…` for each chosen filter. Fixed-width columns come first, because PostgreSQL reads those
 * fastest.
 */
export function buildListedRows({ where, chosenConditions }: ListedOptions): string {
  const fitColumns = [...chosenConditions].map(([condition, sql]) => `${sql} AS fits_${condition.toLowerCase()}, `).join('');
  return `listed AS MATERIALIZED (
    SELECT product.id, product.brand_id, product.colour_id, product.directory_id, product.product_type_id, product.unit_sold, product.created_at,
      product.sex, product.age, ${priceColumn} AS price, ${saleColumn} AS sale, ${fitColumns}product.material, product.model_name, product.seasons, ${offersColumn} AS offers
    FROM ${listedProductsSource} WHERE ${where})`;
}

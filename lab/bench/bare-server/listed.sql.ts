import type { Values } from './statement.ts';

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

/** Maximum offset of a listing. */
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

const price = 'document.price';
const sale = 'document.sale';
const offers = 'document.offers';

const virtual: Record<string, string> = {
  new: 'product.new_arrival',
  sale: `${sale} >= 1`,
  'meet-price': 'product.meet_price',
};

/** Whether a directory is a category. Virtual directories list products of all categories. */
export const isCategory = (directory: string | undefined): directory is string => directory !== undefined && !(directory in virtual);

/** Returns the SQL condition of a directory. Refers to the rows `document` and `product` of the surrounding query. */
export function decodePosition({ directory }: ListingDto, values: Values): string {
  if (directory === undefined) return 'true';
  return (
    virtual[directory] ??
    `product.directory_id = (SELECT id FROM directory WHERE slug = ${values.add(directory)} AND deleted_at IS NULL AND rule = 'CATEGORY')`
  );
}

const matchingValues: Record<'sex' | 'season', (chosenValues: string[]) => string[]> = {
  sex: (chosenValues) => [...chosenValues, ...(chosenValues.some((one) => one !== 'UNISEX') ? ['UNISEX'] : [])],
  season: (chosenValues) => [
    ...chosenValues,
    ...(chosenValues.some((one) => one === 'SPRING' || one === 'SUMMER') ? ['SPRING_SUMMER'] : []),
    ...(chosenValues.some((one) => one === 'AUTUMN' || one === 'WINTER') ? ['AUTUMN_WINTER'] : []),
  ],
};

const saleBounds: Record<string, string> = { LESS_THAN_50: `${sale} BETWEEN 1 AND 49`, MORE_THAN_50: `${sale} >= 50` };

const listIds = (table: string, parameter: string): string => `(SELECT id FROM ${table} WHERE slug = ANY(${parameter}::text[]))`;

type Writer = (filters: Filters, values: Values) => string | undefined;

const writeListed =
  (filter: ListFilter, write: (chosenValues: string[], values: Values) => string): Writer =>
  (filters, values) => {
    const chosenValues = filters[filter];
    return chosenValues && chosenValues.length > 0 ? write(chosenValues, values) : undefined;
  };

const writers: Record<Condition, Writer> = {
  categories: writeListed('categories', (chosenValues, values) => {
    const slugs = values.add(chosenValues);
    return `(product.directory_id IN ${listIds('directory', slugs)} OR product.product_type_id IN ${listIds('product_type', slugs)})`;
  }),
  season: writeListed(
    'season',
    (chosenValues, values) => `product.seasons && ${values.add(matchingValues.season(chosenValues))}::season[]`,
  ),
  sex: writeListed('sex', (chosenValues, values) => `product.sex = ANY(${values.add(matchingValues.sex(chosenValues))}::sex[])`),
  age: writeListed('age', (chosenValues, values) => `product.age = ANY(${values.add(chosenValues)}::age[])`),
  brand: writeListed('brand', (chosenValues, values) => `product.brand_id IN ${listIds('brand', values.add(chosenValues))}`),
  model: writeListed('model', (chosenValues, values) => `product.model_name = ANY(${values.add(chosenValues)}::text[])`),
  colorPallete: writeListed(
    'colorPallete',
    (chosenValues, values) => `product.colour_id IN ${listIds('colour', values.add(chosenValues))}`,
  ),
  material: writeListed('material', (chosenValues, values) => `product.material = ANY(${values.add(chosenValues)}::material[])`),
  sale: writeListed('sale', (chosenValues) => `(${chosenValues.map((one) => saleBounds[one] ?? 'false').join(' OR ')})`),
  offer: ({ size, deliverySpeed }, values) => {
    if (!size && !deliverySpeed) return undefined;
    const speeds = deliverySpeed ?? ['FAST', 'SLOW'];
    if (!size) return `(${speeds.map((speed) => `${offers}::text LIKE '%:${speed === 'FAST' ? 'FAST' : 'SLOW'}"%'`).join(' OR ')})`;
    return `${offers} ?| ${values.add(size.flatMap((one) => speeds.map((speed) => `${one}:${speed}`)))}::text[]`;
  },
  price: ({ price: priceRange }, values) => {
    const bounds = [
      ...(priceRange?.min === undefined ? [] : [`${price} >= ${values.add(priceRange.min)}`]),
      ...(priceRange?.max === undefined ? [] : [`${price} <= ${values.add(priceRange.max)}`]),
    ];
    return bounds.length === 0 ? undefined : bounds.join(' AND ');
  },
};

/** Maps each condition of the chosen filters to its SQL, which refers to the rows `document` and `product` of the surrounding query. */
export function buildConditions(filters: Filters, values: Values): Map<Condition, string> {
  const conditionEntries = Object.entries(writers).map(([condition, write]) => [condition as Condition, write(filters, values)] as const);
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
  chosen: ReadonlyMap<Condition, string>;
}

/**
 * All listed products, with a column `fits_…` for each chosen filter. Fixed-width columns come first, because PostgreSQL reads those
 * fastest.
 */
export function buildListedRows({ where, chosen: chosenConditions }: ListedOptions): string {
  const fitColumns = [...chosenConditions].map(([condition, sql]) => `${sql} AS fits_${condition.toLowerCase()}, `).join('');
  return `listed AS MATERIALIZED (
    SELECT product.id, product.brand_id, product.colour_id, product.directory_id, product.product_type_id, product.unit_sold, product.created_at,
      product.sex, product.age, ${price} AS price, ${sale} AS sale, ${fitColumns}product.material, product.model_name, product.seasons, ${offers} AS offers
    FROM ${listedProductsSource} WHERE ${where})`;
}

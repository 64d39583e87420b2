/** Public catalog data of a product. Relevance is judged only by these attributes. */
export interface ProductAttributes {
  sku: string;
  /** The name with the model: «Высокие кеды «Депо»». */
  name: string;
  model: string;
  /** Slug of the brand. Colour, directory, type and subType are slugs, too. */
  brand: string;
  colour: string;
  directory: string;
  type: string | null;
  subType: string | null;
  sex: string;
  age: string;
  material: string | null;
  seasons: readonly string[];
}

/** The degrees to which a product can meet a condition. */
export const NOT_FITTING = 0;
export const PARTLY_FITTING = 1;
export const FULLY_FITTING = 2;
export type Fit = typeof NOT_FITTING | typeof PARTLY_FITTING | typeof FULLY_FITTING;

/** One condition of a query: a kind of goods, a colour, a brand. */
export type Wish<Product = ProductAttributes> = (product: Product) => Fit;

/** Gain of a product that meets every condition fully. */
export const MAX_GAIN = 3;

/** Returns a gain from 0 to 3: 0 if a condition is not met; otherwise 3 less one for each partly met condition, but at least 1. */
export function computeGain<Product>(product: Product, wishes: readonly Wish<Product>[]): number {
  const fits = wishes.map((wish) => wish(product));
  if (fits.length === 0 || fits.includes(NOT_FITTING)) return 0;
  return Math.max(1, MAX_GAIN - fits.filter((fit) => fit === PARTLY_FITTING).length);
}

/** Turns a yes-or-no condition into a wish: a product fits fully or not at all. */
export const fully =
  (condition: (product: ProductAttributes) => boolean): Wish =>
  (product) =>
    condition(product) ? FULLY_FITTING : NOT_FITTING;

/** Combines several wishes into one: a product fits as well as it fits the best of them. */
export const anyOf =
  (...wishes: Wish[]): Wish =>
  (product) =>
    wishes.map((wish) => wish(product)).reduce((bestFit, fit) => (fit > bestFit ? fit : bestFit), NOT_FITTING);

/** Weakens a wish: a product that fits the wish counts as fitting only partly. */
export const partlyAtBest =
  (wish: Wish): Wish =>
  (product) =>
    wish(product) === NOT_FITTING ? NOT_FITTING : PARTLY_FITTING;

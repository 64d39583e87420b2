/** What the catalog says of a product, as any frontend reads it: all that a judge may look at. */
export interface ProductAttributes {
  sku: string;
  /** With the model in it: «Высокие кеды «Депо»». */
  name: string;
  model: string;
  /** Slugs, as are colour, directory, type and sub type. */
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

/** How far a product is what one word of the query asks for. */
export const NOT = 0;
export const PARTLY = 1;
export const FULLY = 2;
export type Fit = typeof NOT | typeof PARTLY | typeof FULLY;

/** One thing that a query asks for: a kind, a colour, a brand. */
export type Wish<Product = ProductAttributes> = (product: Product) => Fit;

/** Gain of a product that fits fully. */
export const FULL_GAIN = 3;

/** 0 to 3: nothing where a wish is not met, else one less for each that is met partly, though never below 1. */
export function gainOf<Product>(product: Product, wishes: readonly Wish<Product>[]): number {
  const fits = wishes.map((wish) => wish(product));
  if (fits.length === 0 || fits.includes(NOT)) return 0;
  return Math.max(1, FULL_GAIN - fits.filter((fit) => fit === PARTLY).length);
}

export const fully =
  (holds: (product: ProductAttributes) => boolean): Wish =>
  (product) =>
    holds(product) ? FULLY : NOT;

/** As good as the best of them. */
export const either =
  (...wishes: Wish[]): Wish =>
  (product) =>
    wishes.map((wish) => wish(product)).reduce((best, fit) => (fit > best ? fit : best), NOT);

/** The same, but never more than partly. */
export const atBest =
  (wish: Wish): Wish =>
  (product) =>
    wish(product) === NOT ? NOT : PARTLY;

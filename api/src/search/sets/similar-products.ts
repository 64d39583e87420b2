import type { Sex } from '../../platform/prisma/generated/enums.js';
import type { BitSet } from './bit-set.js';
import type { ProductSets } from './product-sets.js';
import { Nearest } from './select-numbers.js';

export interface ViewedProduct {
  category: string | null;
  productType: string | null;
  sex: Sex;
  brand: string;
  model: string;
  colour: string;
  /** In kopecks; null if it has no units. */
  price: number | null;
}

// Distances on the scale of ln(price): another brand counts like a price e^0.2 times as high, another colour like one e^0.1 times as high.
const OTHER_BRAND = 0.2;
const OTHER_COLOUR = 0.1;

/** Returns the data of a listed product; undefined if it is not listed. */
export const findViewedProduct = (id: string, { columns, listed }: ProductSets): ViewedProduct | undefined => {
  const number = columns.ids.findNumber(id);
  if (number === undefined || !listed.has(number)) return undefined;
  return {
    category: columns.category.of(number),
    productType: columns.productType.of(number),
    sex: columns.sex.of(number) ?? 'UNISEX',
    brand: columns.brand.of(number) ?? '',
    model: columns.models.getName(number),
    colour: columns.colour.of(number) ?? '',
    price: columns.price.of(number),
  };
};

/** Returns products of the same category, type and sex but another model, the most similar first. */
export const similarProducts = (viewed: ViewedProduct, limit: number, { columns, facets, listed, orders }: ProductSets): string[] => {
  const alike = [facets.union('CATEGORIES', viewed.category === null ? [] : [viewed.category]), facets.union('SEX', [viewed.sex])]
    .concat(viewed.productType === null ? [] : [facets.union('productType', [viewed.productType])])
    .reduce((set: BitSet, next) => set.and(next), listed);
  const isOfModel = columns.models.matchModel(viewed.model);
  const computeDistance = (number: number): number => {
    const price = columns.price.of(number);
    return (
      Math.abs(Math.log(price / (viewed.price ?? price))) +
      (columns.brand.of(number) === viewed.brand ? 0 : OTHER_BRAND) +
      (columns.colour.of(number) === viewed.colour ? 0 : OTHER_COLOUR)
    );
  };
  const positions = orders.positionsIn('POPULAR_FIRST');
  const nearest = new Nearest(limit, (number) => positions[number] ?? 0);
  for (const number of alike.numbers()) {
    if (columns.brand.of(number) !== viewed.brand || !isOfModel(number)) nearest.add(number, computeDistance(number));
  }
  return nearest.numbers.map((number) => columns.ids.getId(number));
};

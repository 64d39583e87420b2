import { type Fit, FULLY, NOT, PARTLY, type Wish } from '../judge.js';
import type { FieldProduct } from './goods.js';

export interface FieldQuery {
  text: string;
  wishes: readonly Wish<FieldProduct>[];
}

/** Values by which each attribute of a product is matched. */
const valuesByField: Record<string, (product: FieldProduct) => readonly (string | null)[]> = {
  kind: ({ kind }) => [kind],
  type: ({ type }) => [type],
  directory: ({ directory }) => [directory],
  colour: ({ colour }) => [colour],
  brand: ({ brand }) => [brand],
  material: ({ material }) => [material],
  season: ({ season }) => (season === null ? [] : season.split('_')),
  for: (product) => {
    if (product.for === 'U') return ['U', 'F', 'M'];
    return product.for === 'K' ? ['K', 'G', 'B'] : [product.for];
  },
};

const toWish = (condition: string): Wish<FieldProduct> => {
  const [attribute = '', list = ''] = condition.split('=');
  const ofProduct = valuesByField[attribute.trim()];
  if (!ofProduct || list === '') throw new Error(`Invalid condition: ${condition}`);
  const fits = new Map<string, Fit>();
  for (const value of list.split('|').map((each) => each.trim())) {
    if (value.endsWith('?')) fits.set(value.slice(0, -1), PARTLY);
    else fits.set(value, FULLY);
  }
  return (product) =>
    ofProduct(product)
      .map((value) => fits.get(value ?? '') ?? NOT)
      .reduce((best, fit) => (fit > best ? fit : best), NOT);
};

/** Parses a query file; README.md describes the format. */
export const fieldQueries = (text: string): FieldQuery[] =>
  text.split('\n').flatMap((line) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [query = '', conditions = ''] = line.split('\t');
    return [{ text: query.trim(), wishes: conditions.split(';').map(toWish) }];
  });

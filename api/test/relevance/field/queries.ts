import { type Fit, FULLY_FITTING, NOT_FITTING, PARTLY_FITTING, type Wish } from '../judge.js';
import type { FieldProduct } from './goods.js';

export interface FieldQuery {
  text: string;
  wishes: readonly Wish<FieldProduct>[];
}

/** Reads, for each attribute in the conditions of a query file, the values with which a product matches it. */
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
  const readProductValue = valuesByField[attribute.trim()];
  if (!readProductValue || list === '') throw new Error(`Invalid condition: ${condition}`);
  const fitByValue = new Map<string, Fit>();
  for (const value of list.split('|').map((part) => part.trim())) {
    if (value.endsWith('?')) fitByValue.set(value.slice(0, -1), PARTLY_FITTING);
    else fitByValue.set(value, FULLY_FITTING);
  }
  return (product) =>
    readProductValue(product)
      .map((value) => fitByValue.get(value ?? '') ?? NOT_FITTING)
      .reduce((bestFit, fit) => (fit > bestFit ? fit : bestFit), NOT_FITTING);
};

/** Parses a query file, whose format the README.md of this folder describes. */
export const parseFieldQueries = (text: string): FieldQuery[] =>
  text.split('\n').flatMap((line) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [query = '', conditions = ''] = line.split('\t');
    return [{ text: query.trim(), wishes: conditions.split(';').map(toWish) }];
  });

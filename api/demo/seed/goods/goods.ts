import type { Material, Season, Sex } from '../../../src/platform/prisma/generated/client.js';
import { clothes } from './clothes.js';
import { shoes } from './shoes.js';

/** Product group, which determines the brands of the goods and the texts that describe them. */
export type Group = 'sneakers' | 'shoes' | 'clothes' | 'bags' | 'accessories';

/** Noun of a product's name, with the slugs of the product type and sub type. */
export type Noun = readonly [text: string, type: string, subType?: string];

export interface Good {
  group: Group;
  nouns: readonly Noun[];
  /** Nouns of the children's version, for kinds that have one. */
  childNouns?: readonly Noun[];
  sexes: readonly Sex[];
  sizes: 'eu' | 'letters' | 'one';
  /** Lowest and highest price, in roubles. */
  price: readonly [number, number];
  materials: readonly Material[];
  seasons: readonly (readonly Season[])[];
  /** Alternatives for the first sentence of the description. They do not mention the material, which varies. */
  about: readonly string[];
}

/** Kinds of goods, by the name of their file in api/demo/art/kinds. */
export const goods: Readonly<Record<string, Good>> = { ...shoes, ...clothes };

import type { Material, Season, Sex } from '../../src/platform/prisma/generated/client.js';
import { clothes } from './goods-clothes.js';
import { shoes } from './goods-shoes.js';

/** Groups of goods. A brand makes some of them, and descriptions have texts for each. */
export type Group = 'sneakers' | 'shoes' | 'clothes' | 'bags' | 'accessories';

/** Name of a thing, and the type and subtype that it has in the catalog. */
export type Noun = readonly [text: string, type: string, subType?: string];

export interface Good {
  group: Group;
  nouns: readonly Noun[];
  /** Names of the children's variant. A kind without them is not made for children. */
  childNouns?: readonly Noun[];
  sexes: readonly Sex[];
  sizes: 'eu' | 'letters' | 'one';
  /** Price range in roubles. */
  price: readonly [number, number];
  materials: readonly Material[];
  seasons: readonly (readonly Season[])[];
  /** First sentences of a description; one is chosen. They do not mention the material, which varies. */
  about: readonly string[];
}

/** Goods by the kind in api/art. */
export const goods: Readonly<Record<string, Good>> = { ...shoes, ...clothes };

import type { Material, Season, Sex } from '../../src/platform/prisma/generated/client.js';
import { clothes } from './goods-clothes.js';
import { shoes } from './goods-shoes.js';

/** What a brand makes; also what a description is put together from. */
export type Group = 'sneakers' | 'shoes' | 'clothes' | 'bags' | 'accessories';

/** What a thing is called, and where in the catalog a thing of that name hangs. */
export type Noun = readonly [text: string, type: string, subType?: string];

export interface Good {
  group: Group;
  nouns: readonly Noun[];
  /** A kind that has them is made for children too. */
  childNouns?: readonly Noun[];
  sexes: readonly Sex[];
  sizes: 'eu' | 'letters' | 'one';
  /** Roubles. */
  price: readonly [number, number];
  materials: readonly Material[];
  seasons: readonly (readonly Season[])[];
  /** Opens the description; one of them is taken. Says nothing of the material, which varies. */
  about: readonly string[];
}

/** By the kind that api/art draws. */
export const goods: Readonly<Record<string, Good>> = { ...shoes, ...clothes };

import type { Sex } from '../../src/platform/prisma/generated/client.js';
import type { Good } from './goods.js';

interface DemoSize {
  slug: string;
  name: string;
  position: number;
}

const eu = Array.from({ length: 12 }, (_, index) => String(35 + index));
const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

export const sizes: readonly DemoSize[] = [...eu, ...letters, 'ONE'].map((name, index) => ({
  slug: name.toLowerCase(),
  name,
  position: index + 1,
}));

const shoes: Readonly<Record<Sex, readonly string[]>> = { FEMALE: eu.slice(0, 7), MALE: eu.slice(5), UNISEX: eu.slice(1) };

/** Slugs of the sizes in which such a thing is made. */
export function sizesFor(good: Good, sex: Sex): readonly string[] {
  if (good.sizes === 'eu') return shoes[sex];
  return good.sizes === 'letters' ? letters.map((name) => name.toLowerCase()) : ['one'];
}

import type { Sex } from '../../src/platform/prisma/generated/client.js';
import type { Good } from './goods.js';

interface DemoSize {
  slug: string;
  name: string;
  position: number;
}

const whole = (from: number, to: number, step = 1): string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => String(from + index * step));

const childrenEu = whole(24, 34);
const eu = whole(35, 46);
/** Children's clothes are sized by body height, in centimetres. */
const heights = whole(98, 164, 6);
const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

export const sizes: readonly DemoSize[] = [...childrenEu, ...eu, ...letters, ...heights, 'ONE'].map((name, index) => ({
  slug: name.toLowerCase(),
  name,
  position: index + 1,
}));

const shoes: Readonly<Record<Sex, readonly string[]>> = { FEMALE: eu.slice(0, 7), MALE: eu.slice(5), UNISEX: eu.slice(1) };

/** Returns the slugs of the sizes in which a good is made. */
export function sizesFor(good: Good, sex: Sex, isForChildren: boolean): readonly string[] {
  if (good.sizes === 'one') return ['one'];
  if (isForChildren) return good.sizes === 'eu' ? childrenEu : heights;
  return good.sizes === 'eu' ? shoes[sex] : letters.map((name) => name.toLowerCase());
}

import type { Sex } from '../../../src/platform/prisma/generated/client.js';
import type { Good } from './goods.js';

interface DemoSize {
  slug: string;
  name: string;
  position: number;
}

const listIntegers = (from: number, to: number, step = 1): string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => String(from + index * step));

const childrensShoeSizes = listIntegers(24, 34);
const adultShoeSizes = listIntegers(35, 46);
/** Children's clothes are sized by body height, in centimetres. */
const childrensHeights = listIntegers(98, 164, 6);
const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

export const sizes: readonly DemoSize[] = [...childrensShoeSizes, ...adultShoeSizes, ...letters, ...childrensHeights, 'ONE'].map(
  (name, index) => ({
    slug: name.toLowerCase(),
    name,
    position: index + 1,
  }),
);

const shoeSizes: Readonly<Record<Sex, readonly string[]>> = {
  FEMALE: adultShoeSizes.slice(0, 7),
  MALE: adultShoeSizes.slice(5),
  UNISEX: adultShoeSizes.slice(1),
};

/** Returns the slugs of the sizes in which a kind of goods is made. */
export function listSizes(good: Good, sex: Sex, isForChildren: boolean): readonly string[] {
  if (good.sizes === 'one') return ['one'];
  if (isForChildren) return good.sizes === 'eu' ? childrensShoeSizes : childrensHeights;
  return good.sizes === 'eu' ? shoeSizes[sex] : letters.map((name) => name.toLowerCase());
}

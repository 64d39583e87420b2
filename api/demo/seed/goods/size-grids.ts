import type { Prisma, Sex } from '../../../src/platform/prisma/generated/client.js';
import type { Good } from './goods.js';

type Row = Pick<Prisma.SizeGridRowCreateManyInput, 'eu' | 'uk' | 'us' | 'cm' | 'height'>;

interface DemoSizeGrid {
  slug: string;
  name: string;
  sex: Sex;
  rows: readonly Row[];
}

const formatToHalf = (number: number): string => String(Math.round(number * 2) / 2).replace('.', ',');

/**
 * Returns a row for each EU shoe size from `first` to `last`. UK and US sizes and the foot length in centimetres grow evenly from
 * `firstSizes`.
 */
function createShoeRows(first: number, last: number, firstSizes: { uk: number; us: number; cm: number }): Row[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    eu: String(first + index),
    uk: formatToHalf(firstSizes.uk + index * 0.9),
    us: formatToHalf(firstSizes.us + index * 0.9),
    cm: formatToHalf(firstSizes.cm + index * 0.65),
  }));
}

const toClothesRow = ([eu, uk, us, cm, height]: readonly [string, string, string, string, string]): Row => ({ eu, uk, us, cm, height });

const womensClothes = (
  [
    ['XS', '6', '2', '80–83', '158–164'],
    ['S', '8', '4', '84–87', '164–170'],
    ['M', '10', '6', '88–91', '164–170'],
    ['L', '12', '8', '92–97', '170–176'],
    ['XL', '14', '10', '98–103', '170–176'],
    ['XXL', '16', '12', '104–109', '170–176'],
  ] as const
).map(toClothesRow);

const mensClothes = (
  [
    ['XS', '34', '34', '84–87', '164–170'],
    ['S', '36', '36', '88–93', '170–176'],
    ['M', '38', '38', '94–99', '176–182'],
    ['L', '40', '40', '100–105', '182–188'],
    ['XL', '42', '42', '106–111', '182–188'],
    ['XXL', '44', '44', '112–117', '188–194'],
  ] as const
).map(toClothesRow);

// British and American sizes restart at 1 after 13.
const childrenUk = ['7', '8', '8,5', '9,5', '10', '11', '11,5', '12,5', '13', '1', '2'];
const childrenUs = ['8', '9', '9,5', '10,5', '11', '12', '12,5', '13,5', '1', '2', '3'];
const childrensShoes: readonly Row[] = childrenUk.map((uk, index) => ({
  eu: String(24 + index),
  uk,
  us: childrenUs[index] ?? null,
  cm: formatToHalf(15 + index * 0.65),
}));

const childrensClothes: readonly Row[] = Array.from({ length: 12 }, (_, index) => {
  const height = 98 + index * 6;
  const years = index + 3;
  return {
    eu: String(height),
    uk: `${years - 1}–${years}Y`,
    us: String(years),
    cm: String(54 + index * 3),
    height: `${height - 5}–${height}`,
  };
});

export const sizeGrids: readonly DemoSizeGrid[] = [
  { slug: 'zhenskaya-obuv', name: 'Женская обувь', sex: 'FEMALE', rows: createShoeRows(35, 41, { uk: 2.5, us: 5, cm: 22.5 }) },
  { slug: 'muzhskaya-obuv', name: 'Мужская обувь', sex: 'MALE', rows: createShoeRows(40, 46, { uk: 6, us: 7, cm: 25.5 }) },
  { slug: 'obuv-uniseks', name: 'Обувь унисекс', sex: 'UNISEX', rows: createShoeRows(36, 46, { uk: 3.5, us: 4.5, cm: 23 }) },
  { slug: 'detskaya-obuv', name: 'Детская обувь', sex: 'UNISEX', rows: childrensShoes },
  { slug: 'zhenskaya-odezhda', name: 'Женская одежда', sex: 'FEMALE', rows: womensClothes },
  { slug: 'muzhskaya-odezhda', name: 'Мужская одежда', sex: 'MALE', rows: mensClothes },
  { slug: 'odezhda-uniseks', name: 'Одежда унисекс', sex: 'UNISEX', rows: mensClothes },
  { slug: 'detskaya-odezhda', name: 'Детская одежда', sex: 'UNISEX', rows: childrensClothes },
];

const adultGrids: Readonly<Record<Sex, { eu: string; letters: string }>> = {
  FEMALE: { eu: 'zhenskaya-obuv', letters: 'zhenskaya-odezhda' },
  MALE: { eu: 'muzhskaya-obuv', letters: 'muzhskaya-odezhda' },
  UNISEX: { eu: 'obuv-uniseks', letters: 'odezhda-uniseks' },
};

/** Returns the slug of the size grid, or null for goods of one size. */
export function chooseSizeGrid(good: Good, sex: Sex, isForChildren: boolean): string | null {
  if (good.sizes === 'one') return null;
  if (isForChildren) return good.sizes === 'eu' ? 'detskaya-obuv' : 'detskaya-odezhda';
  return adultGrids[sex][good.sizes];
}

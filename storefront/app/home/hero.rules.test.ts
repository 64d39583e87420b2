import { pickHero } from './hero.rules.ts';

const mustard = '#C79A35';
const kemel = '#B98A56';
const terracotta = '#B5583B';
const bordeaux = '#6A1F2B';
const white = '#FAFAF8';
const navy = '#222F4B';

const goods = (id: string, category: string, hex: string) => ({
  id,
  brands: [],
  model: id,
  cover: { key: id },
  productCategory: { slug: category },
  colorPalletes: [{ hex }],
});

const chosen = (...newest: Parameters<typeof pickHero>[0]) => pickHero(newest).map(({ id }) => id);

test('picks the newest product with a strong colour, and one of another category and colour', () => {
  const newest = [goods('a', 'odezhda', white), goods('b', 'obuv', navy), goods('c', 'sumki', mustard), goods('d', 'sumki', bordeaux)];
  expect(chosen(...newest, goods('e', 'odezhda', kemel), goods('f', 'obuv', terracotta), goods('g', 'odezhda', bordeaux))).toEqual([
    'c',
    'f',
  ]);
});

test('falls back to another category, then to another colour, then to the newest products', () => {
  expect(chosen(goods('a', 'sumki', mustard), goods('b', 'sumki', bordeaux), goods('c', 'obuv', kemel))).toEqual(['a', 'c']);
  expect(chosen(goods('a', 'sumki', mustard), goods('b', 'obuv', navy), goods('c', 'sumki', bordeaux))).toEqual(['a', 'c']);
  expect(chosen(goods('a', 'obuv', navy), goods('b', 'sumki', mustard))).toEqual(['b', 'a']);
  expect(chosen(goods('a', 'obuv', navy), goods('b', 'obuv', white))).toEqual(['a', 'b']);
  expect(chosen(goods('a', 'obuv', navy))).toEqual(['a']);
  expect(chosen()).toEqual([]);
});

test('skips products without a picture, and shows those without a colour on the listing grey', () => {
  const [first, second] = pickHero([
    { ...goods('a', 'obuv', mustard), cover: null },
    { ...goods('b', 'obuv', navy), colorPalletes: [] },
    goods('c', 'sumki', bordeaux),
  ]);
  expect(first).toMatchObject({ id: 'c', tint: expect.stringMatching(/^#[\da-f]{6}$/) });
  expect(second?.id).toBe('b');
  expect(second).not.toHaveProperty('tint');
});

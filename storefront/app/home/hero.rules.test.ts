import { heroGoods } from './hero.rules.ts';

const mustard = '#C79A35';
const kemel = '#B98A56';
const terracotta = '#B5583B';
const bordeaux = '#6A1F2B';
const white = '#FAFAF8';
const navy = '#222F4B';

const goods = (id: string, category: string, hex: string) => ({
  id,
  slug: id,
  name: id,
  brands: [],
  cover: { key: id },
  priceDetails: null,
  productCategory: { slug: category },
  colorPalletes: [{ hex }],
});

const chosen = (...newest: Parameters<typeof heroGoods>[0]) => heroGoods(newest).map(({ id }) => id);

test('the newest of a strong colour, and one of another category and another colour', () => {
  const newest = [goods('a', 'odezhda', white), goods('b', 'obuv', navy), goods('c', 'sumki', mustard), goods('d', 'sumki', bordeaux)];
  expect(chosen(...newest, goods('e', 'odezhda', kemel), goods('f', 'obuv', terracotta), goods('g', 'odezhda', bordeaux))).toEqual([
    'c',
    'f',
  ]);
});

test('where nothing differs in all, another category comes before another colour, and what is new before nothing', () => {
  expect(chosen(goods('a', 'sumki', mustard), goods('b', 'sumki', bordeaux), goods('c', 'obuv', kemel))).toEqual(['a', 'c']);
  expect(chosen(goods('a', 'sumki', mustard), goods('b', 'obuv', navy), goods('c', 'sumki', bordeaux))).toEqual(['a', 'c']);
  expect(chosen(goods('a', 'obuv', navy), goods('b', 'sumki', mustard))).toEqual(['b', 'a']);
  expect(chosen(goods('a', 'obuv', navy), goods('b', 'obuv', white))).toEqual(['a', 'b']);
  expect(chosen(goods('a', 'obuv', navy))).toEqual(['a']);
  expect(chosen()).toEqual([]);
});

test('what has no picture does not stand there, and what has no colour stands on the grey of lists', () => {
  const [first, second] = heroGoods([
    { ...goods('a', 'obuv', mustard), cover: null },
    { ...goods('b', 'obuv', navy), colorPalletes: [] },
    goods('c', 'sumki', bordeaux),
  ]);
  expect(first).toMatchObject({ id: 'c', ground: expect.stringMatching(/^#[\da-f]{6}$/) });
  expect(second?.id).toBe('b');
  expect(second).not.toHaveProperty('ground');
});

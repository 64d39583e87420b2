import { pickHero } from './hero.rules.ts';

const mustard = '#C79A35';
const camel = '#B98A56';
const terracotta = '#B5583B';
const bordeaux = '#6A1F2B';
const white = '#FAFAF8';
const navy = '#222F4B';

const buildCandidate = (id: string, category: string, hex: string) => ({
  id,
  brands: [],
  model: id,
  cover: { key: id },
  productCategory: { slug: category },
  colorPalletes: [{ hex }],
});

const pickIds = (...newest: Parameters<typeof pickHero>[0]) => pickHero(newest).map(({ id }) => id);

test('the hero has the newest product with a strong colour, and one of another category and colour', () => {
  const newest = [
    buildCandidate('a', 'odezhda', white),
    buildCandidate('b', 'obuv', navy),
    buildCandidate('c', 'sumki', mustard),
    buildCandidate('d', 'sumki', bordeaux),
  ];
  expect(
    pickIds(
      ...newest,
      buildCandidate('e', 'odezhda', camel),
      buildCandidate('f', 'obuv', terracotta),
      buildCandidate('g', 'odezhda', bordeaux),
    ),
  ).toEqual(['c', 'f']);
});

test('the hero prefers strong colours of two categories, then two strong colours of one category, then one strong colour', () => {
  expect(
    pickIds(buildCandidate('a', 'sumki', mustard), buildCandidate('b', 'sumki', bordeaux), buildCandidate('c', 'obuv', camel)),
  ).toEqual(['a', 'c']);
  expect(pickIds(buildCandidate('a', 'sumki', mustard), buildCandidate('b', 'obuv', navy), buildCandidate('c', 'sumki', bordeaux))).toEqual(
    ['a', 'c'],
  );
  expect(pickIds(buildCandidate('a', 'obuv', navy), buildCandidate('b', 'sumki', mustard))).toEqual(['b', 'a']);
  expect(pickIds(buildCandidate('a', 'obuv', navy), buildCandidate('b', 'obuv', white))).toEqual(['a', 'b']);
  expect(pickIds(buildCandidate('a', 'obuv', navy))).toEqual(['a']);
  expect(pickIds()).toEqual([]);
});

test('the hero skips products without a picture, and has no tint for those without a colour', () => {
  const [first, second] = pickHero([
    { ...buildCandidate('a', 'obuv', mustard), cover: null },
    { ...buildCandidate('b', 'obuv', navy), colorPalletes: [] },
    buildCandidate('c', 'sumki', bordeaux),
  ]);
  expect(first).toMatchObject({ id: 'c', tint: expect.stringMatching(/^#[\da-f]{6}$/) });
  expect(second?.id).toBe('b');
  expect(second).not.toHaveProperty('tint');
});

import { cannedPrice } from '../price/price.canned.ts';
import { buildQueryGroups, listEmptyQueryGroups, listFirstVisitGroups, listPopularQueries } from './search-groups.rules.ts';

const sneakers = {
  id: 'p1',
  slug: 'kedy-slope',
  name: 'Кеды Slope',
  brands: [{ name: 'Nordkvart' }, { name: 'Тихая' }],
  cover: { key: 'cover.webp' },
  priceDetails: cannedPrice(990_000, { from: true }),
  colorPalletes: [{ name: 'белый' }],
};
const history = { entries: ['худи', 'сумки', 'кеды'].map((value) => ({ id: `1-${value}`, value })), clear: () => {} };

test('an empty query shows the whole history and the recently viewed products, even sold-out ones', () => {
  const [historyGroup, viewed] = listEmptyQueryGroups(history, [{ ...sneakers, priceDetails: null, cover: null }]);
  expect(historyGroup).toMatchObject({ title: 'История', rows: [{ text: 'худи', removable: true }, { text: 'сумки' }, { text: 'кеды' }] });
  expect(viewed?.rows).toEqual([
    { id: 'p1', href: '/product/kedy-slope', picture: '', brand: 'Nordkvart, Тихая', name: 'Кеды Slope', price: null },
  ]);
});

test('an empty query on a first visit shows the directories, and below them the product types of the bestsellers', () => {
  const bestsellers = [
    { productType: { name: 'Худи' } },
    { productType: null },
    { productType: { name: 'Беговые кроссовки' } },
    { productType: { name: 'Худи' } },
  ];
  const popular = listPopularQueries(bestsellers);
  expect(popular).toEqual(['худи', 'беговые кроссовки']);
  const [directories, queries] = listFirstVisitGroups(popular, [{ name: 'Обувь', slug: 'obuv', position: 1 }]);
  expect(directories).toMatchObject({ title: 'Разделы', rows: [{ text: 'Обувь', href: '/catalog/obuv' }] });
  expect(queries).toMatchObject({ title: 'Популярное', rows: [{ text: 'худи' }, { text: 'беговые кроссовки' }] });
});

test('an empty query on a first visit shows at most five directories, so that popular queries are displayed too', () => {
  const manyDirectories = Array.from({ length: 10 }, (_, position) => ({ name: `Раздел ${position}`, slug: `part-${position}`, position }));
  expect(listFirstVisitGroups(['худи'], manyDirectories).map(({ rows }) => rows.length)).toEqual([5, 1]);
});

test('a query shows suggestions, the number of products, and the latest history entries', () => {
  const groups = buildQueryGroups(
    { suggestions: ['кеды белые', 'кеды чёрные', 'кеды серые'], results: { items: [sneakers], total: 21, takenFor: null } },
    history,
  );
  expect(groups.map(({ id, rows }) => [id, rows.length])).toEqual([
    ['suggestions', 2],
    ['found', 1],
    ['history', 2],
  ]);
  expect(groups[1]).toMatchObject({
    title: 'Найдено',
    note: '21\u00a0товар',
    rows: [{ picture: 'cover.webp', price: 990_000, from: true }],
  });
});

test('the corrected query is displayed beside the number of products found', () => {
  const [, found] = buildQueryGroups({ suggestions: [], results: { items: [sneakers], total: 21, takenFor: 'кеды' } }, history);
  expect(found?.note).toBe('21\u00a0товар по\u00a0запросу «кеды»');
});

test('only product rows that differ by colour alone have the colour in their name', () => {
  const blackSneakers = { ...sneakers, id: 'p2', colorPalletes: [{ name: 'чёрный' }, { name: 'хаки' }] };
  const otherProduct = { ...sneakers, id: 'p3', name: 'Кеды Field' };
  const items = [sneakers, blackSneakers, otherProduct];
  const [, found] = buildQueryGroups({ suggestions: [], results: { items, total: 3, takenFor: null } }, history);
  expect(found?.rows).toMatchObject([{ name: 'Кеды Slope, белый' }, { name: 'Кеды Slope, чёрный, хаки' }, { name: 'Кеды Field' }]);
});

test('a query shows six products together with the search history, eight without it', () => {
  const items = Array.from({ length: 8 }, (_, index) => ({ ...sneakers, id: `p${index}`, name: `Кеды ${index}` }));
  const response = { suggestions: [], results: { items, total: 40, takenFor: null } };
  expect(buildQueryGroups(response, history)[1]?.rows).toHaveLength(6);
  expect(buildQueryGroups(response, { ...history, entries: [] })[1]?.rows).toHaveLength(8);
});

import {
  countChosen,
  describeChoice,
  describeFormChoice,
  type FilterGroup,
  groupByPart,
  matchesQuery,
  type RangeGroup,
} from './filter-groups.ts';

const price: RangeGroup = { kind: 'range', title: 'Цена', names: ['from', 'to'], min: 1000, max: 9000 };
const sex: FilterGroup = {
  kind: 'list',
  title: 'Пол',
  name: 'sex',
  options: [
    { value: 'female', label: 'Женщинам', count: 3, checked: true },
    { value: 'male', label: 'Мужчинам', count: 2 },
  ],
};

test('a price range counts as one choice if either of its bounds differs from its limit', () => {
  expect(countChosen(price)).toBe(0);
  expect(countChosen({ ...price, value: [1000, 9000] })).toBe(0);
  expect(countChosen({ ...price, value: [1000, 8000] })).toBe(1);
  expect(countChosen({ ...price, value: [2000, 8000] })).toBe(1);
  expect(countChosen(sex)).toBe(1);
});

test('new counts of options do not change what describeChoice returns', () => {
  const recountedSex = { ...sex, options: sex.options.map((option) => ({ ...option, count: 7 })) };
  expect(describeChoice([recountedSex, price])).toBe(describeChoice([sex, price]));
  expect(describeChoice([{ ...sex, options: [] }, price])).not.toBe(describeChoice([sex, price]));
});

test('a form of filters and the groups of a listing are serialized alike if they have the same choice', () => {
  const data = new FormData();
  data.set('sex', 'female');
  data.set('sort', 'popular');
  expect(describeFormChoice(data, [sex, price])).toBe(describeChoice([sex, price]));
  data.append('sex', 'male');
  expect(describeFormChoice(data, [sex, price])).not.toBe(describeChoice([sex, price]));
});

test('groupByPart orders parts by their first options, and each part has all of its options', () => {
  const createOption = (label: string, part?: string) => ({ value: label, label, count: 1, part });
  const parts = groupByPart([createOption('41', 'EU'), createOption('M', 'Одежда'), createOption('42', 'EU'), createOption('Один размер')]);
  expect(parts.map(({ title, options }) => [title, ...options.map(({ label }) => label)])).toEqual([
    ['EU', '41', '42'],
    ['Одежда', 'M'],
    [undefined, 'Один размер'],
  ]);
});

test.each([
  ['Тёрн', 'терн'],
  ['Versta 76', ' verST '],
  ['Тихая', ''],
])('the label «%s» matches the query «%s»', (label, query) => {
  expect(matchesQuery(label, query)).toBe(true);
});

test('a label does not match a query that it does not contain', () => {
  expect(matchesQuery('Тихая', 'ная')).toBe(false);
});

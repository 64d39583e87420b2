import type { FilterValuesFragment } from '../../../platform/graphql/generated/graphql.ts';
import { buildFilterGroups } from './filter-groups.rules.ts';
import { defaultFilters, dropUnavailableValues, toFilterOptions } from './filter-options.rules.ts';
import { noFilters, readFilters } from './url-filters.rules.ts';

const emptyFilterList: FilterValuesFragment = {
  categories: [],
  sex: [],
  age: [],
  size: [],
  brand: [],
  colorPallete: [],
  sale: [],
  material: [],
  season: [],
  deliverySpeed: [],
  model: [],
  price: null,
};

const filterList: FilterValuesFragment = {
  ...emptyFilterList,
  sex: [
    { value: 'FEMALE', name: 'Женщинам', count: 3 },
    { value: 'MALE', name: 'Мужчинам', count: 0 },
  ],
  size: [
    { value: '40', name: '40', count: 2 },
    { value: '41', name: '41', count: 1 },
  ],
  material: [{ value: 'FAUX_LEATHER', name: 'Искусственная кожа', count: 3 }],
  colorPallete: [
    { value: 'belyy', name: 'белый', count: 1, hex: '#FFFFFF' },
    { value: 'chernyy', name: 'чёрный', count: 2, hex: '#000000' },
  ],
  price: { min: 499_000, max: 2_149_050 },
};

const parseFilters = (query: string) => readFilters(new URLSearchParams(query));
const buildOptions = (chosenFilters = noFilters) =>
  toFilterOptions({ filterList, unfilteredPrice: filterList.price, configuredFilters: defaultFilters, chosenFilters });

test('chosen values that the listing lacks, and price bounds that exclude nothing, are dropped', () => {
  expect(dropUnavailableValues(parseFilters('brand=nobody&size=41&size=99&sex=male'), filterList, filterList.price)).toEqual(
    parseFilters('size=41&sex=male'),
  );
  expect(dropUnavailableValues(parseFilters('priceFrom=4990&priceTo=21491'), filterList, filterList.price)).toEqual(noFilters);
  expect(dropUnavailableValues(parseFilters('priceFrom=5000&priceTo=21490'), filterList, filterList.price)).toEqual(
    parseFilters('priceFrom=5000&priceTo=21490'),
  );
  expect(dropUnavailableValues(parseFilters('priceFrom=5000&size=41'), emptyFilterList, null)).toEqual(noFilters);
});

test('a chosen model is kept if it may be missing only because the API lists no more than 100 models', () => {
  const model = Array.from({ length: 100 }, (_, index) => ({ value: `m${index}`, name: `m${index}`, count: 1 }));
  expect(dropUnavailableValues(parseFilters('model=Депо'), { ...emptyFilterList, model }, null)).toEqual(parseFilters('model=Депо'));
});

test('filters with fewer than two values are not offered, but values without products are', () => {
  const groups = buildFilterGroups(buildOptions(), parseFilters('sex=female'));
  expect(groups.map(({ title }) => title)).toEqual(['Пол', 'Размер', 'Цвет', 'Цена']);
  expect(groups[0]).toMatchObject({
    options: [
      { value: 'female', label: 'Женщинам', count: 3, checked: true },
      { value: 'male', label: 'Мужчинам', count: 0, checked: false },
    ],
  });
  expect(groups[2]).toMatchObject({ options: [{ label: 'Белый', hex: '#FFFFFF' }, { label: 'Чёрный' }] });
});

test('the price filter has whole roubles as bounds and shows the chosen maximum', () => {
  expect(buildFilterGroups(buildOptions(), parseFilters('priceTo=15000')).at(-1)).toMatchObject({
    min: 4990,
    max: 21_491,
    value: [4990, 15_000],
  });
});

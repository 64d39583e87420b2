import type { FilterValuesFragment } from '../../../platform/graphql/generated/graphql.ts';
import { buildFilterGroups } from './filter-groups.rules.ts';
import { defaultFilters, dropUnavailableValues, toFilterOptions } from './filter-options.rules.ts';
import { noFilters, readFilters } from './url-filters.rules.ts';

const none: FilterValuesFragment = {
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

const list: FilterValuesFragment = {
  ...none,
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

const read = (query: string) => readFilters(new URLSearchParams(query));
const buildOptions = (chosenFilters = noFilters) =>
  toFilterOptions({ list, unfilteredPrice: list.price, configuredFilters: defaultFilters, chosenFilters });

test('values that the listing lacks are dropped, and so are price bounds that exclude nothing', () => {
  expect(dropUnavailableValues(read('brand=nobody&size=41&size=99&sex=male'), list, list.price)).toEqual(read('size=41&sex=male'));
  expect(dropUnavailableValues(read('priceFrom=4990&priceTo=21491'), list, list.price)).toEqual(noFilters);
  expect(dropUnavailableValues(read('priceFrom=5000&priceTo=21490'), list, list.price)).toEqual(read('priceFrom=5000&priceTo=21490'));
  expect(dropUnavailableValues(read('priceFrom=5000&size=41'), none, null)).toEqual(noFilters);
});

test('an unlisted model remains if the API lists only some of the models', () => {
  const model = Array.from({ length: 100 }, (_, index) => ({ value: `m${index}`, name: `m${index}`, count: 1 }));
  expect(dropUnavailableValues(read('model=Депо'), { ...none, model }, null)).toEqual(read('model=Депо'));
});

test('filters with fewer than two values are left out, and values without products remain', () => {
  const groups = buildFilterGroups(buildOptions(), read('sex=female'));
  expect(groups.map(({ title }) => title)).toEqual(['Пол', 'Размер', 'Цвет', 'Цена']);
  expect(groups[0]).toMatchObject({
    options: [
      { value: 'female', label: 'Женщинам', count: 3, checked: true },
      { value: 'male', label: 'Мужчинам', count: 0, checked: false },
    ],
  });
  expect(groups[2]).toMatchObject({ options: [{ label: 'Белый', hex: '#FFFFFF' }, { label: 'Чёрный' }] });
});

test('the price range has whole roubles as bounds and shows the chosen maximum', () => {
  expect(buildFilterGroups(buildOptions(), read('priceTo=15000')).at(-1)).toMatchObject({ min: 4990, max: 21_491, value: [4990, 15_000] });
});

import { dropUnknownValues, toFiltersInput } from './api-filters.rules.ts';
import { noFilters, readFilters } from './url-filters.rules.ts';

const parseFilters = (query: string) => readFilters(new URLSearchParams(query));

test('toFiltersInput converts filters to names and enum values of the API, and roubles to kopecks', () => {
  const query =
    'category=kedy&sex=female&age=children&size=41&brand=b&color=belyy&sale=more-than-50&material=faux-leather&season=spring-summer&speed=fast&model=Депо&priceFrom=10&priceTo=20';
  expect(toFiltersInput(parseFilters(query))).toEqual({
    categories: ['kedy'],
    sex: ['FEMALE'],
    age: ['CHILDREN'],
    size: ['41'],
    brand: ['b'],
    colorPallete: ['belyy'],
    sale: ['MORE_THAN_50'],
    material: ['FAUX_LEATHER'],
    season: ['SPRING_SUMMER'],
    deliverySpeed: ['FAST'],
    model: ['Депо'],
    price: { min: 1000, max: 2000 },
  });
  expect(toFiltersInput(noFilters)).toEqual({});
});

test('a value of the filters sex, material and season is dropped if the API does not have it, and so is «any»', () => {
  expect(dropUnknownValues(parseFilters('sex=any&sex=FEMALE&sex=male&material=gold&season=constructor'))).toEqual(parseFilters('sex=male'));
});

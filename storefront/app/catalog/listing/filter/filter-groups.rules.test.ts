import { buildFilterGroups } from './filter-groups.rules.ts';
import { noFilters } from './url-filters.rules.ts';

const buildSizeFilter = (...labels: string[]) => ({
  filters: [{ name: 'size' as const, title: 'Размер', values: labels.map((label) => ({ value: label.toLowerCase(), label, count: 3 })) }],
  price: null,
});

function buildSizeOptions(...labels: string[]) {
  const [group] = buildFilterGroups(buildSizeFilter(...labels), noFilters);
  if (group?.kind !== 'sizes') throw new Error('the size filter is not a grid of sizes');
  return group.options;
}

test('the size filter groups shoe, clothing and height sizes separately, with «Один размер» last on a separate line', () => {
  const options = buildSizeOptions('24', '36,5', '46', 'ONE', 'XS', 'M', '3XL', '98', '164');
  expect(options.map(({ label, part, wide }) => [label, part, wide])).toEqual([
    ['24', 'Обувь, EU', false],
    ['36,5', 'Обувь, EU', false],
    ['46', 'Обувь, EU', false],
    ['XS', 'Одежда', false],
    ['M', 'Одежда', false],
    ['3XL', 'Одежда', false],
    ['98', 'Рост, см', false],
    ['164', 'Рост, см', false],
    ['Один размер', undefined, true],
  ]);
  expect(options.at(-1)?.value).toBe('one');
});

test('the size filter has no group headings if all sizes belong to one sizing system', () => {
  expect(buildSizeOptions('40', '41').map(({ part }) => part)).toEqual([undefined, undefined]);
});

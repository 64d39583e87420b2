import { buildFilterGroups } from './filter-groups.rules.ts';
import { noFilters } from './url-filters.rules.ts';

const sized = (...labels: string[]) => ({
  filters: [{ name: 'size' as const, title: 'Размер', values: labels.map((label) => ({ value: label.toLowerCase(), label, count: 3 })) }],
  price: null,
});

function toOptions(...labels: string[]) {
  const [group] = buildFilterGroups(sized(...labels), noFilters);
  if (group?.kind !== 'sizes') throw new Error('sizes are a grid');
  return group.options;
}

test('shoe, clothing and height sizes are grouped separately, and «Один размер» comes last on a separate line', () => {
  const options = toOptions('24', '36,5', '46', 'ONE', 'XS', 'M', '3XL', '98', '164');
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

test('sizes of one sizing system get no group heading', () => {
  expect(toOptions('40', '41').map(({ part }) => part)).toEqual([undefined, undefined]);
});

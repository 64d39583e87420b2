import { expect, test } from '@jest/globals';
import { listAppliedFilters } from './applied-filters.rules.ts';
import type { FilterOptions } from './filter-options.rules.ts';
import { readFilters } from './url-filters.rules.ts';

const parseFilters = (query: string) => readFilters(new URLSearchParams(query));
const filterOptions: FilterOptions = {
  filters: [
    { name: 'sex', title: 'Пол', values: [{ value: 'female', label: 'Женщинам', count: 3 }] },
    {
      name: 'size',
      title: 'Размер',
      values: [
        { value: '41', label: '41', count: 3 },
        { value: 'one', label: 'ONE', count: 3 },
      ],
    },
  ],
  price: null,
};

test('each applied filter has a label and the filters that remain without it', () => {
  expect(listAppliedFilters(filterOptions, parseFilters('sex=female&size=41&priceTo=15000'))).toEqual([
    { label: 'Женщинам', remainingFilters: parseFilters('size=41&priceTo=15000') },
    { label: 'Размер 41', remainingFilters: parseFilters('sex=female&priceTo=15000') },
    { label: 'До\u00a015\u00a0000\u00a0₽', remainingFilters: parseFilters('sex=female&size=41') },
  ]);
});

test('the applied size filter 41 is labelled «Размер 41», and the size filter ONE «Один размер»', () => {
  expect(listAppliedFilters(filterOptions, parseFilters('size=41&size=one')).map(({ label }) => label)).toEqual([
    'Размер 41',
    'Один размер',
  ]);
});

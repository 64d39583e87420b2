import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The filters of a listing, in a column beside it or in a drawer on phones.'],
  avoid: ['Sorting: take SortSelect.', 'Forms that are saved: take fields.'],
  anatomy: [
    ['Groups', 'checkboxes with counts, sizes, colours, a price range'],
    ['Search in a group', 'where it is long'],
    ['Show all', 'the end of a long list is folded'],
    ['Footer', '«Показать 128 товаров» on phones'],
  ],
  states: ['Zero', 'KindsOfSizes', 'NothingFound', 'Loading', 'OneFound'],
  writing: [
    { rule: 'The button counts; the form of the noun follows the number.', good: 'Показать 21 товар', bad: 'Применить фильтры (21)' },
  ],
  keyboard: [
    ['Tab', 'moves through groups and boxes'],
    ['Space', 'checks a box'],
    ['Enter', 'submits without JavaScript'],
  ],
  screenReader: ['A form «Фильтры» with named groups.', 'The new number of products is announced; the order of boxes does not change.'],
  related: { AppliedFilters: 'takes filters back', RangeSlider: 'its price', Drawer: 'on phones' },
};

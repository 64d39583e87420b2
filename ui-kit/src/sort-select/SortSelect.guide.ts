import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Select: 'select' },
  use: [
    'The order of a listing, in one line above it, at the end of the line that counts the goods.',
    'Another order in one line, such as of reviews.',
    'A form that works without JavaScript, with a button of yours, as in the example «In form».',
  ],
  avoid: [
    'Anything but an order: in a form with a label above take Select.',
    'Filters: take FilterPanel.',
    'Sorting by a column: take Table, which does it in its head.',
  ],
  comparisons: [
    {
      rule: 'Label and order read as one sentence, which says what comes first. «По цене» leaves that open.',
      good: 'ReadsAsSentence',
      bad: 'ReadsAsFormula',
    },
    {
      rule: 'One choice has both directions, each by its own word. Two selects for field and direction need two decisions for one wish.',
      good: 'OneChoice',
      bad: 'TwoSelects',
    },
  ],
  codeExamples: [
    {
      title: 'In the address, by React Router',
      note: 'The address keeps the order, so that it can be shared and the Back button returns to it. The other filters in it stay.',
      language: 'tsx',
      code: `import { SortSelect } from '@meet/ui-kit/sort-select';
import { useSearchParams } from 'react-router';

export function ListingOrder() {
  const [search, setSearch] = useSearchParams();
  const changeOrder = (order: string) =>
    setSearch(
      (filters) => {
        filters.set('sort', order);
        return filters;
      },
      { preventScrollReset: true },
    );
  return (
    <SortSelect value={search.get('sort') ?? 'POPULAR_FIRST'} onValueChange={changeOrder} />
  );
}`,
    },
  ],
  anatomy: [
    ['Label', 'before the order, muted; pressing it focuses the select', 'label > span'],
    ['Native select', 'as wide as the chosen order; opens the list of the device, which no picture here can show', 'select'],
    ['Arrow', 'at its end, not pressed by itself', 'svg'],
  ],
  stateStories: ['AboveListing', 'Popular', 'OwnOrders', 'Disabled'],
  statesInOwnRow: ['AboveListing'],
  narrow: {
    story: 'LongText',
    notes: [
      "On a phone the list is that of the system, as large as a finger needs; the target is 44 px tall; with a mouse and `data-density='desk'` it is 32 px.",
      'A long order ends in «…», as in the picture, and is whole in the list.',
    ],
  },
  writing: [
    {
      rule: 'Options are in small letters and continue the label: «Сначала новинки».',
      good: 'популярные · новинки',
      bad: 'По\u00a0популярности · По\u00a0новизне',
    },
    {
      rule: 'The usual order comes first, because a listing begins with it.',
      good: 'популярные · новинки · дешёвые',
      bad: 'дешёвые · новинки · популярные',
    },
    {
      rule: 'A direction is a word of its own.',
      good: 'дешёвые · дорогие',
      bad: 'цена по\u00a0возрастанию · цена по\u00a0убыванию',
    },
    {
      rule: 'At most three short words, because a line that is too long ends in «…» on a phone.',
      good: 'с\u00a0низкой оценкой',
      bad: 'отзывы с\u00a0самой низкой оценкой',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the select'],
    ['↑ ↓', 'change the order; on a Mac they open the list'],
    ['Home, End', 'take the first or the last order; on a Mac in the open list'],
    ['Space, Alt + ↓', 'open the list'],
    ['Enter', 'in the open list: takes the order and closes it'],
    ['Letters', 'jump to the option that begins with them'],
    ['Escape', 'closes the list without a change'],
  ],
  screenReader: [
    'A native select named «Сначала», role `combobox`, with the chosen order as its value.',
    'In the open list each option has its position, counted by the browser.',
    'Your part: announce the new listing, such as by the number of goods in a status, and keep the focus in the select, as under Controlled.',
  ],
  language: [
    'Label and the five orders come from the texts below; `options` replaces the orders.',
    'Translate label and orders together, because they read as one sentence: «Sort by» with «lowest price».',
    'The width follows the chosen order, where the browser supports it; a longer translation ends in «…».',
    'Values are the same in every language: `CHEAP_FIRST`.',
  ],
  related: {
    Select: 'any other choice: a field in the style of the shop, with label, hint and error',
    FilterPanel: 'which goods are listed; this says in what order',
    Table: 'sorts by a column, in its head',
  },
};

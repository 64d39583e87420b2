import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['One item of the cart or of a paid order.'],
  avoid: ['Listings: take ProductCard.', 'Sums: take OrderSummary.', 'Data of the staff: take Table.'],
  comparisons: [
    {
      rule: 'A change is said where it happened, with its sum: who finds it at the till does not come back.',
      good: 'SaysChange',
      bad: 'HidesChange',
    },
  ],
  anatomy: [
    ['Selection', 'optional checkbox: buy now or later', 'input[type=checkbox]'],
    ['Picture', 'decoration; the name is the link', 'img'],
    ['Brand and name', 'the name links to the product', 'a:not([aria-hidden])'],
    ['Size', 'in words', 'article p + p'],
    ['Price', 'now, before, and how it has changed since it was added', '[data-price]'],
    ['Removal', 'a button; then «Вернуть» in the same place', 'button'],
  ],
  states: [
    'Line',
    'LeftForLater',
    'Unavailable',
    'Cheaper',
    'Dearer',
    'Replaceable',
    'SoldOut',
    'Reserved',
    'OnlySize',
    'ReadOnly',
    'LongText',
  ],
  wideStates: ['Line', 'LeftForLater', 'Unavailable', 'Cheaper', 'Dearer', 'Replaceable', 'SoldOut', 'Reserved'],
  narrow: {
    story: 'LongText',
    notes: [
      'The picture becomes smaller, prices and buttons go to lines of their own.',
      'Checkbox and buttons take presses within 44 px.',
      'A removed line keeps its height, so that the next one does not move under the finger.',
    ],
  },
  writing: [
    { rule: 'A change names its sum and is never hidden.', good: 'Стало дороже на 500 ₽', bad: 'Цена изменилась' },
    { rule: 'A reason says what has happened, not a state.', good: 'Эту пару только что купили', bad: 'Недоступно' },
    { rule: 'A way on is a noun.', good: 'Другие размеры · Похожие', bad: 'Нажмите, чтобы посмотреть похожие' },
  ],
  keyboard: [
    ['Tab', 'moves to the checkbox, the link and the buttons'],
    ['Space', 'selects the line, or presses a button'],
    ['Enter', 'opens the product; on a button removes or restores the line'],
  ],
  screenReader: [
    'The checkbox: «Купить сейчас: Кроссовки Slope 2»; buttons name the product too: «Удалить: Кроссовки Slope 2».',
    'After a removal: «Кроссовки Slope 2: удалено», and the focus is on «Вернуть».',
    'An unavailable line has a disabled checkbox and says why in its text.',
    'Your part: announce the new total, which OrderSummary does.',
  ],
  language: [
    'Prices and differences follow `language` and `currency`: «300 ₽», «€3.00».',
    'Names, sizes and reasons come from you, the words around prices from the kit.',
  ],
  related: { OrderSummary: 'the sums', ProductCard: 'in a listing', Price: 'the price alone' },
};

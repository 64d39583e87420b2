import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['One item of the cart or of a paid order.'],
  avoid: ['Listings: take ProductCard.', 'Sums: take OrderSummary.'],
  anatomy: [
    ['Picture', 'links to the product'],
    ['Brand, name, size', 'the size in words'],
    ['Price', 'and how it has changed since it was added'],
    ['Sign', 'reserved, unavailable, replacement'],
    ['Selection, removal, undo', 'in place'],
  ],
  states: ['LeftForLater', 'Unavailable', 'Cheaper', 'Dearer', 'Replaceable', 'SoldOut', 'Reserved', 'OnlySize', 'ReadOnly', 'LongText'],
  writing: [{ rule: 'A change names both prices and is never hidden.', good: 'Подорожал на 500 ₽, было 12 490 ₽', bad: 'Цена изменилась' }],
  keyboard: [
    ['Tab', 'moves to the checkbox, the link and the buttons'],
    ['Space', 'selects the line'],
    ['Enter', 'removes or restores it'],
  ],
  screenReader: [
    'An article; the checkbox and the buttons name the product.',
    'Removal and its undo are announced; the focus stays in the line.',
  ],
  related: { OrderSummary: 'the sums', ProductCard: 'in a listing' },
};

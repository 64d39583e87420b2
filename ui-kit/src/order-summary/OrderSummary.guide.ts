import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['What an order contains and costs, beside cart and checkout and on the page of the order.'],
  avoid: ['A single price: take Price.', 'Lists of goods: take CartLine.'],
  anatomy: [
    ['Facts', 'items, delivery'],
    ['Promo code and bonuses', 'optional rows'],
    ['Sums', 'what leads to the total; reductions of zero are left out'],
    ['Total', 'and cashback'],
    ['Action', 'one main button and a note'],
  ],
  states: ['Checkout', 'Guest', 'Stale', 'Calculating', 'Loading', 'PriceByPhone', 'Paid', 'Parts', 'BonusRows', 'Narrow'],
  writing: [{ rule: 'The button says what is paid or that nothing is yet.', good: 'Оплатить 12 490 ₽', bad: 'Продолжить' }],
  keyboard: [['Tab', 'moves to promo code, bonuses and the button']],
  screenReader: [
    'A region with its title; sums are a description list.',
    'A new total is announced; while it is counted the region is busy.',
  ],
  related: { PromoField: 'a row of it', BonusSlider: 'opened from it', CartLine: 'what is paid for' },
};

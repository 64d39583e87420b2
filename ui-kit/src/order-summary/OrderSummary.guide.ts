import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { 'Row of bonuses': 'button' },
  pressableStory: 'BonusRowAlone',
  use: [
    'What an order contains and costs, beside a cart and a checkout, with the button that pays.',
    'The same on the page of a paid order, without a button.',
    'A drawer that has its own frame: `OrderSums`, `OrderTotal` and `BonusRow` alone.',
  ],
  avoid: [
    'A single price: take Price.',
    'A list of goods alone: take CartLine. Here it stands in `children`.',
    'Sums that are compared in rows: take Table.',
    'What became of a payment: take ResultPanel.',
  ],
  comparisons: [
    {
      rule: 'The button says what is paid, so that a press costs nobody more than they have read.',
      good: 'ButtonWithSum',
      bad: 'ButtonWithoutSum',
    },
    {
      rule: 'What is free and what is not known is said in words: leave `delivery` out and set `deliveryText`. «0\u00a0₽» looks like a sum that is still missing.',
      good: 'FreeInWords',
      bad: 'FreeAsZero',
    },
  ],
  anatomy: [
    ['Title', 'names the region; `hideTitle` leaves it to screen readers', 'h2, h3'],
    ['Title action', 'optional link: what is changed elsewhere', 'h2 + a'],
    ['Promo code', 'optional, a PromoField', 'section form'],
    ['Bonuses', 'optional, a BonusRow', 'section > button'],
    ['Sums', 'what leads to the total; a reduction of zero has no line', 'dl'],
    ['Total', 'a dash where it is not known', '[role=status]'],
    ['Action', 'optional, one main button', 'dl + div > button'],
    ['Note', 'optional: what a press agrees to', '[data-note]'],
  ],
  anatomyStory: 'AllParts',
  stateStories: ['Sums', 'Guest', 'Stale', 'Calculating', 'Loading', 'WithoutTotal', 'PriceByPhone', 'Paid', 'Parts', 'BonusRows'],
  narrow: {
    story: 'Narrow',
    notes: [
      'Put it below the cart instead of beside it. Long labels wrap, and sums stay whole at the end of their line.',
      'Give the main button `wide`, so that it takes the whole width.',
    ],
  },
  writing: [
    { rule: '`deliveryText` says when or how the price will be known.', good: 'По\u00a0телефону', bad: 'Неизвестно' },
    {
      rule: 'The note says what a press agrees to.',
      good: 'Нажимая кнопку, вы принимаете публичную оферту',
      bad: 'Ознакомлен(а) с условиями',
    },
    { rule: 'The title of a placed order has its number.', good: 'Заказ №\u00a048\u00a0377', bad: 'Детали заказа' },
    { rule: 'Where nothing is paid yet, the button says what follows.', good: 'Оформить заказ', bad: 'Далее' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'moves to the links, the promo code, the bonuses and the button; a row without bonuses to spend is skipped'],
    ['Enter', 'applies the code while the focus is in its field'],
    ['Enter, Space', 'open the bonuses, press the button'],
  ],
  screenReader: [
    'A region «Ваш заказ» with a heading; sums are a list of terms and values: «Товары, 3: 19\u00a0780\u00a0₽».',
    'A new total is announced politely: «Итого 18\u00a0420\u00a0₽». While it is counted, sums and total are busy, and the focus stays.',
    'A reduction has a minus sign, and its label says what it is, should a voice skip the sign.',
    'Your part: pass `stale` or `loading` with the change, and the new amounts when they are known, not an estimate, or `failed`.',
  ],
  language: [
    'Sums follow `language` and `currency`; a minus and a no-break space are part of the format.',
    'Bonuses have their plural: 921\u00a0бонус. Goods are a label and a number: «Товары, 3».',
    'Labels that you do not set are texts of the kit.',
  ],
  unusedTexts: ['nouns.goods', 'nouns.reviews'],
  related: {
    PromoField: 'the promo code in it',
    BonusSlider: 'what its BonusRow opens',
    CartLine: 'the goods in it',
    Price: 'one price',
    ResultPanel: 'what became of the payment',
  },
};

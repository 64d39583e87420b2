import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { 'Row of bonuses': 'button' },
  pressableStory: 'BonusRows',
  use: [
    'What an order contains and costs, beside cart and checkout, with the button that pays.',
    'The same on the page of a paid order, without a button.',
    '`OrderSums`, `OrderTotal` and `BonusRow` alone, where a drawer has its own frame.',
  ],
  avoid: [
    'A single price: take Price.',
    'Lists of goods: take CartLine, which may stand in it.',
    'Sums that are compared in rows: take Table.',
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
    ['Title', 'names the region; an action may stand beside it', 'h2, h3'],
    ['Promo code', 'optional, a PromoField', 'section input'],
    ['Bonuses', 'optional, a BonusRow', 'section > button'],
    ['Sums', 'what leads to the total; reductions of zero are left out', 'dl div:first-child dt'],
    ['Total', 'announced when it changes', '[role=status]'],
    ['Action', 'optional, one main button', 'dl + div button'],
    ['Note', 'optional: what a press agrees to', '[data-note]'],
  ],
  anatomyStory: 'AllParts',
  states: ['Sums', 'Guest', 'Stale', 'Calculating', 'Loading', 'PriceByPhone', 'Paid', 'Parts', 'BonusRows', 'Checkout', 'Narrow'],
  narrow: {
    story: 'Narrow',
    notes: [
      'Put it below the cart instead of beside it. Labels wrap, and sums stay whole at the end of their line.',
      'Give the main button `wide`, so that it takes the whole width.',
    ],
  },
  writing: [
    { rule: 'What is not known is said in words.', good: 'Доставка: при оформлении', bad: 'Доставка: —' },
    {
      rule: 'The note says what a press agrees to.',
      good: 'Нажимая кнопку, вы принимаете публичную оферту',
      bad: 'Ознакомлен(а) с условиями',
    },
    { rule: 'Where nothing is paid yet, the button says what follows.', good: 'Оформить заказ', bad: 'Далее' },
  ],
  keyboard: [
    ['Tab', 'moves to promo code, bonuses, the button and the links; a row without bonuses to spend is skipped'],
    ['Enter', 'applies the code while the focus is in its field'],
    ['Enter, Space', 'open the bonuses, press the button'],
  ],
  screenReader: [
    'A region «Ваш заказ» with a heading; sums are a list of terms and values: «Товары, 3: 19\u00a0780\u00a0₽».',
    'A new total is a status: «Итого 18\u00a0420\u00a0₽»; while it is counted, sums and total are busy.',
    'A reduction has a minus sign, and its label says what it is, should a voice skip the sign.',
    'Your part: pass the new amounts when they are known, and not an estimate.',
  ],
  language: [
    'Sums follow `language` and `currency`; a minus and a no-break space are part of the format.',
    'Bonuses have their plural: 921\u00a0бонус. Goods are a label and a number: «Товары, 3».',
    'Labels that you do not set are of the kit; longer ones wrap, and sums stay whole.',
  ],
  unusedTexts: ['nouns.goods', 'nouns.reviews'],
  related: { PromoField: 'a row of it', BonusSlider: 'opened from it', CartLine: 'what is paid for', Price: 'one price' },
};

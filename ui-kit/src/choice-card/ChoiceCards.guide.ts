import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A weighty choice whose options need a description, a price or a date: delivery, payment, an address.'],
  avoid: ['Short options: take RadioGroup.', 'More than five options: take Select or a page of their own.'],
  anatomy: [
    ['Legend', 'the question'],
    ['Title', 'the name of the option'],
    ['Description', 'what it means, or why it is not available'],
    ['Price or aside', 'at the end'],
    ['More', 'details of the chosen card'],
  ],
  states: ['WithPrices', 'WithDetails', 'OneDisabled', 'WithError', 'HiddenLabel'],
  writing: [
    {
      rule: 'Say when, not how long; say the price, not that there is one.',
      good: 'Привезём 2 декабря, 390 ₽',
      bad: 'Доставка 3–5 дней, платно',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the chosen card'],
    ['↑ ↓', 'choose the next or the previous card'],
  ],
  screenReader: [
    'The title and the price are the name, description and details the description.',
    'A disabled card is read with its reason.',
  ],
  related: { RadioGroup: 'options of a few words', OrderSummary: 'what the choice costs in all' },
};

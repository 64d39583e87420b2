import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'A known share of something that takes longer than two seconds: an upload.',
    'The same without a known share: leave `value` out.',
    'The distance to a goal, such as the sum from which delivery is free.',
  ],
  avoid: [
    'Waiting for less than two seconds: take the `loading` of a Button.',
    'A place that will be filled: take Skeleton.',
    'The way to the next level: take LoyaltyLevels.',
    'Steps: take Stepper.',
  ],
  comparisons: [
    {
      rule: 'Count in what people count: pictures, pairs, roubles. A percentage of what nobody knows tells nothing.',
      good: 'InPictures',
      bad: 'InFractions',
    },
    {
      rule: 'Without a known share leave `value` out. An invented one stops before the end and looks broken.',
      good: 'Unknown',
      bad: 'InventedShare',
    },
  ],
  anatomy: [
    ['Label', 'what goes on, 14 px', 'span'],
    ['Value', 'per cent, or `valueText`; none without `value` and `valueText`', 'span + span'],
    ['Bar', '2 px tall, filled as far as the share goes; without a value a part of it runs through', '[aria-hidden] + div'],
  ],
  states: ['Percent', 'Counted', 'Goal', 'Unknown', 'Ends', 'BarBelowText', 'LongText'],
  narrow: {
    story: 'LongText',
    notes: [
      'It takes the width of its place; a long label wraps, and the value stays in one line at the end, unless it needs more than 60\u00a0% of the width.',
      'With reduced motion the bar of an unknown share is whole and pale.',
    ],
  },
  writing: [
    { rule: 'The label of something that goes on says what it is, in the present tense.', good: 'Загружаем фотографии', bad: 'Прогресс' },
    { rule: 'A goal says what is missing.', good: 'До бесплатной доставки 1\u00a0200\u00a0₽', bad: 'Доставка: 76\u00a0%' },
  ],
  keyboard: { none: 'It cannot be operated.' },
  screenReader: [
    '«Загружаем фотографии, индикатор выполнения, 40\u00a0%», or the words of `valueText`.',
    'Without `value` it has no number: screen readers say the label and that something is in progress, each in its own way.',
    'A change of the value is not spoken by itself: a reader hears it on reaching the bar. NVDA may beep.',
    'Your part: announce the end, by Toaster or Alert.',
  ],
  language: [
    'Per cent follow the language: «40\u00a0%» with a no-break space, «40%» in English.',
    'Label and `valueText` come from you, with the plural of their nouns.',
    'A longer label wraps before the value.',
  ],
  related: {
    Skeleton: 'holds the place of content that loads',
    Stepper: 'steps that have names',
    LoyaltyLevels: 'the way to the next level',
    LoadMore: 'has one for a listing',
  },
};

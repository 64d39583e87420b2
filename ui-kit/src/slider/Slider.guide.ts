import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  isPressable: true,
  use: [
    'A number where the rough position matters and every value in between is allowed: a limit of price, a volume.',
    'A number that is tried out while something beside it changes, such as the sum to pay.',
  ],
  avoid: [
    'Exact numbers: take NumberField.',
    'Two bounds: take RangeSlider. Bonuses of an order: take BonusSlider.',
    'Few named steps: take RadioGroup.',
    'Progress that cannot be moved: take Progress.',
  ],
  comparisons: [
    {
      rule: 'A slider is for about so much. Three pairs out of a hundred are hit by a number, not by a thumb.',
      good: 'ExactAsNumber',
      bad: 'ExactAsSlider',
    },
  ],
  anatomy: [
    ['Label', 'above the track', 'span[id$="-label"]'],
    ['Value', 'with its unit, at the end of the line', 'span[id$="-label"] + span'],
    ['Track', 'filled up to the thumb; a press on it moves the thumb', '[role=group] > div + div > div'],
    ['Thumb', 'with a target of 44 px', '[id]:has(> input)'],
    ['Error', 'optional: why the value is not possible', 'p[id$="-error"] > span'],
    ['Hint', 'optional: what limits the value', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  states: ['Money', 'AtStart', 'AtEnd', 'WithHint', 'WithError', 'Disabled', 'NothingToSet', 'LongText'],
  narrow: {
    story: 'LongText',
    notes: [
      'The track is as wide as its column; the thumb has a target of 44 px, and a swipe along the page still scrolls it.',
      'The value moves below a long label.',
      'The thumb follows the finger, with reduced motion too.',
    ],
  },
  writing: [
    { rule: 'The value has its unit in the right form.', good: '1\u00a0200\u00a0бонусов', bad: '1200' },
    { rule: 'The label says what the number limits.', good: 'Не\u00a0дороже', bad: 'Цена' },
    { rule: 'The hint says what limits the number.', good: 'Можно списать до\u00a030\u00a0% суммы', bad: 'Передвиньте ползунок' },
    { rule: 'The error says what changed.', good: 'Бонусов стало меньше: их списали в\u00a0другом заказе', bad: 'Ошибка' },
  ],
  keyboard: [
    ['Tab', 'moves to the thumb'],
    ['← →, ↑ ↓', 'change by one step'],
    ['Page Up, Page Down', 'change by a tenth of the range'],
    ['Home, End', 'move to the ends'],
  ],
  screenReader: [
    'The thumb: label, role `slider`, the value in words (`aria-valuetext`); error and hint are its description.',
    'Each change is announced by the screen reader as the same words that are shown.',
    'An error that appears is announced politely.',
    'Your part: `unit` or `valueText`, so that «310» is «310 бонусов».',
  ],
  language: [
    'The number is grouped by the `language` of `LocaleProvider`, with the unit after it: 1 250 ₽.',
    'Where a word counts, build `valueText` by `plural`: 1 бонус, 2 бонуса, 5 бонусов.',
  ],
  related: {
    NumberField: 'an exact number',
    RangeSlider: 'two bounds with fields',
    BonusSlider: 'bonuses for an order',
    Progress: 'shows and cannot be moved',
  },
};

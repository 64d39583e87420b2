import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Thumb: 'input[type=range]' },
  use: [
    'A number where the rough position matters and every value in between is allowed: a limit of price, a distance.',
    'A number that is tried out while something beside it changes, such as how many goods are found.',
  ],
  avoid: [
    'Exact numbers: take NumberField.',
    'Two bounds: take RangeSlider. Bonuses of an order: take BonusSlider, which knows their rules.',
    'Few named steps: take RadioGroup.',
    'Progress that cannot be moved: take Progress.',
  ],
  comparisons: [
    {
      rule: 'A slider is for a rough amount. An exact one, such as 3 of 100, is typed.',
      good: 'ExactAsNumber',
      bad: 'ExactAsSlider',
    },
    {
      rule: 'The value is written with its unit, by `valueText` or `unit`. A bare number may be pairs, roubles or days.',
      good: 'AtStart',
      bad: 'BareNumber',
    },
  ],
  anatomy: [
    ['Label', 'above the track: what the number limits', 'span[id$="-label"]'],
    ['Value', 'with its unit, at the end of the line of the label', 'span[id$="-label"] + span'],
    ['Track', 'filled up to the thumb; a press on it moves the thumb', '[role=group] > div + div > div'],
    ['Thumb', '22 px with a target of 44 px; stays inside the track at both ends', '[id]:has(> input)'],
    ['Error', 'optional: why the value is not possible', 'p[id$="-error"] > span'],
    ['Hint', 'optional: what limits the value', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Price', 'WithUnit', 'InWords', 'WithHint', 'WithError', 'Disabled', 'NothingToSet', 'LongText', 'Ends'],
  statesInOwnRow: ['Ends'],
  narrow: {
    story: 'LongText',
    notes: [
      'The track is as wide as its column; the thumb has a target of 44 px, and a swipe up or down that begins on it scrolls the page.',
      'The value moves below a long label.',
      'The thumb follows the finger without an animation.',
    ],
  },
  writing: [
    { rule: 'The label says what the number limits, in one to four words without a colon.', good: 'Не\u00a0дороже', bad: 'Цена:' },
    {
      rule: 'Label and value read as one sentence, so the word after the number has its plural.',
      good: 'Ждать не\u00a0дольше 21\u00a0дня',
      bad: 'Дней ожидания 21',
    },
    {
      rule: 'The hint says what limits the number.',
      good: 'В\u00a0этом разделе цены от\u00a01\u00a0000 до\u00a050\u00a0000\u00a0₽',
      bad: 'Передвиньте ползунок',
    },
    { rule: 'The error says what changed.', good: 'Дешёвые пары раскупили: цены начинаются с\u00a02\u00a0490\u00a0₽', bad: 'Ошибка' },
  ],
  keyboard: [
    ['Tab', 'moves to the thumb, unless the slider is disabled'],
    ['← →, ↑ ↓', 'change by one `step`: left and down to less, right and up to more'],
    ['Page Up, Page Down, Shift with an arrow', 'change by about a tenth of the range, in whole steps'],
    ['Home, End', 'move to the ends'],
  ],
  screenReader: [
    'The thumb: label, role `slider`, the value in words (`aria-valuetext`); error and hint are its description.',
    'Each change is announced by the screen reader as the same words that are shown.',
    'An error that appears is announced politely.',
    'Your part: `unit` for what has no plural, so that «7» is «7\u00a0км», and `valueText` for a word, so that it is «7\u00a0дней». Announce the number of results yourself, as under Controlled.',
  ],
  language: [
    'The number is grouped by the `language` of `LocaleProvider`, with `unit` after it in every language: 1\u00a0250\u00a0км, 1,250 km.',
    'Money: `formatMoney` of `@meet/ui-kit/price` in `valueText` puts the currency where the language has it, 15\u00a0000\u00a0₽ or €15,000. The amount is in minor units. Take the locale by `const locale = useLocale()` in your component, and not in the callback.',
    'Where a word counts, build `valueText` by `plural` of `@meet/ui-kit/plural`, in the case that the label needs: «не\u00a0дольше 1\u00a0дня, 2\u00a0дней, 21\u00a0дня».',
  ],
  related: {
    NumberField: 'an exact number, typed or by plus and minus',
    RangeSlider: 'two bounds, each with a field to type it',
    BonusSlider: 'bonuses for an order, with a field and buttons',
    Progress: 'shows a share and cannot be moved',
  },
};

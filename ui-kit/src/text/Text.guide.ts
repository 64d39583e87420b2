import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Running text at 16 px, captions and lists at 14, notes at 12, a first paragraph at 18 or 22.',
    '`tone` and `weight` for one word or line that stands out.',
    '`lines` where a long text has to fit a card.',
  ],
  avoid: ['Headings: take Heading.', 'HTML of an editor: take Prose.', 'Prices of products: take Price.'],
  comparisons: [
    {
      rule: 'Let one thing stand out, by weight or by tone. Where everything does, nothing stands out.',
      good: 'OneEmphasis',
      bad: 'AllEmphasis',
    },
    { rule: '`accent` and `positive` only with words that say the same.', good: 'ToneWithWords', bad: 'ToneAlone' },
  ],
  anatomy: {
    none: 'It has no parts and no margin: Stack makes the space around it, and Container with `width="text"` keeps its lines readable.',
  },
  stateStories: ['Sizes', 'Tones', 'Plain', 'Weights', 'Inline', 'Tabular', 'Cut'],
  statesInOwnRow: ['Sizes'],
  narrow: {
    story: 'Cut',
    notes: [
      'Sizes are the same on a phone: 16 px to read, at least 12 px for the rest. For a mouse in the desk density 14 and 16 px become 13.',
      '`lines` ends the text in «…», and nothing unfolds it: let people read the whole text elsewhere.',
      'Text grows with the settings of the browser and with zoom up to 400 %.',
    ],
  },
  writing: [
    { rule: 'Short sentences, «вы», no officialese.', good: 'Привезём завтра', bad: 'Доставка будет осуществлена в течение суток' },
    { rule: 'Numbers as digits, with a no-break space before the unit.', good: '14\u00a0дней', bad: 'четырнадцать дней' },
    {
      rule: 'A capital only at the beginning: a line of capitals is slow to read.',
      good: 'Бесплатно от 5\u00a0000\u00a0₽',
      bad: 'БЕСПЛАТНО ОТ 5\u00a0000\u00a0₽',
    },
    {
      rule: 'An error says what happened and what to do, and blames nobody.',
      good: 'Промокод не\u00a0найден. Проверьте буквы и\u00a0цифры',
      bad: 'Вы\u00a0ввели неверный промокод!',
    },
  ],
  keyboard: { none: 'It never takes the focus.' },
  screenReader: [
    'Text; what `lines` cuts is hidden from the eye only.',
    'Tone and weight are not exposed; `as="strong"` is emphasis, which some screen readers announce.',
    'Your part: `as` for what it is: a paragraph, a `span` inside another, `dt` and `dd` of a list.',
  ],
  language: [
    'The text comes from you. A word that is longer than the line breaks without a hyphen, unless it has soft hyphens (`&shy;`).',
    '`tabular` digits are of equal width in every language.',
    'A longer translation takes more lines.',
  ],
  related: { Heading: 'titles', Prose: 'articles', Price: 'prices of products', Link: 'a link inside a text' },
};

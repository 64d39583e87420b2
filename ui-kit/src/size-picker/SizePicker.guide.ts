import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Size: '[role=radiogroup] label:not(:has(svg)) input', Scale: '[role=group] button + button' },
  use: [
    'Choosing a size on the page of a product, with what is sold out and when each size comes.',
    'Sizes in several systems: EU, UK, US and centimetres, between which the shopper switches.',
  ],
  avoid: [
    'Sizes as a filter: take FilterPanel.',
    'Explaining sizes: take SizeGuide, and link to it by `guide`.',
    'Sizes on a card of a listing: ProductCard has its own.',
  ],
  comparisons: [
    {
      rule: 'A sold-out size stays in its place, struck through. Where it is missing, people look for their size and never learn why it is not there.',
      good: 'SoldOutInPlace',
      bad: 'SoldOutMissing',
    },
  ],
  anatomy: [
    ['Label', '«Размер»', 'p[id$="label"]'],
    ['Scales', 'EU, UK, US, cm, as far as sizes in numbers have them; sizes in letters have no scales', '[role=group] button'],
    ['Guide', 'optional: a link to the table of sizes', 'a'],
    ['Size', 'a radio button, at least 52 px tall', '[role=radiogroup] label'],
    ['Note', 'optional: how few are left', '[role=radiogroup] small'],
    ['Sold-out size', 'struck through; can be focused, not chosen', '[role=radiogroup] label:has(svg)'],
    ['Error', '«Выберите размер», at the choice', '[role=alert]'],
    ['Delivery or reason', 'of the size that is chosen or focused', 'p[aria-hidden]'],
  ],
  anatomyStory: 'Parts',
  states: ['InOtherScale', 'AllSoldOut', 'Unchosen', 'WithError', 'Six', 'OnlySize'],
  narrow: {
    story: 'Narrow',
    notes: [
      'The sizes share the width in five columns, on a phone as on a wide screen; exactly six take one row of six.',
      'Each size is at least 44 px wide and 52 px tall for fingers.',
      'Scales and guide wrap below the label.',
    ],
  },
  writing: [
    { rule: 'A sold-out size says what can be done, or why.', good: 'Последнюю пару только что купили', bad: 'Недоступно' },
    { rule: 'A note is one or two words.', good: '1\u00a0пара', bad: 'Осталась всего одна пара!' },
    { rule: 'The error says what to do.', good: 'Выберите размер', bad: 'Размер не\u00a0указан' },
  ],
  keyboard: [
    ['Tab', 'moves through the scales and the guide to the chosen size, or to the first one'],
    ['← → ↑ ↓', 'choose the next size; a sold-out one gets the focus without being chosen'],
    ['Enter, Space', 'on a scale: switch to it; the choice stays'],
  ],
  screenReader: [
    'A radio group «Размер EU», named by label and scale. Each size is a radio button with its note; delivery, or the reason why it is sold out, is its description.',
    'A sold-out size is unavailable and can be reached all the same.',
    'The error is an alert: it is announced at once and describes the group.',
    'Your part: focus `inputRef` when a size is missing.',
  ],
  language: [
    'Sizes, their scales and notes are yours. Half sizes are texts: write «3,5» or «3.5» by the language.',
    'EU, UK and US are the same in every language; «см» and the terms of delivery come from the texts below. A size without an equivalent keeps its European name.',
    'A longer translation wraps below the sizes and in label and guide.',
  ],
  related: { SizeGuide: 'measures', ColourPicker: 'the colour', FilterPanel: 'sizes of a listing' },
};

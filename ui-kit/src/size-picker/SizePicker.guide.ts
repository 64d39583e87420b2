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
    'A date of delivery for each size: `delivery` has three terms, whose texts LocaleProvider replaces. Put dates beside the picker.',
    'Other choices: take RadioGroup, or ChoiceCards with a text in each.',
  ],
  comparisons: [
    {
      rule: 'A sold-out size stays in its place, struck through. Where it is missing, people look for their size and never learn why it is not there.',
      good: 'SoldOutInPlace',
      bad: 'SoldOutMissing',
    },
    {
      rule: 'Nothing is chosen in advance where there are several sizes: a size that was not looked at comes back. `defaultValue` is one that this shopper has chosen before.',
      good: 'Unchosen',
      bad: 'ChosenInAdvance',
    },
  ],
  anatomy: [
    ['Label', 'what is chosen, by default «Размер»; with scales it names the group together with the current one', 'p[id$="label"]'],
    ['Scales', 'EU, UK, US, cm, as far as sizes in numbers have them; sizes in letters have no scales', '[role=group]'],
    ['Guide', 'optional: a link to the table of sizes', 'a'],
    ['Size', 'a radio button, at least 52 px tall', '[role=radiogroup] label:nth-child(6)'],
    ['Note', 'optional: how few are left', '[role=radiogroup] small'],
    ['Sold-out size', 'struck through; can be focused, not chosen', '[role=radiogroup] label:has(svg)'],
    ['Error', 'optional: what to do, below the sizes', '[role=alert]'],
    ['Delivery or reason', 'of the size that is chosen or focused; a pointer above a size does not change it', 'p[aria-hidden]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Shoes', 'InOtherScale', 'WithError', 'AllSoldOut', 'Six', 'OnlySize'],
  narrow: {
    story: 'Narrow',
    notes: [
      'The sizes share the width in five columns, on a phone as on a wide screen; exactly six take one row of six. Of eleven the last stands alone.',
      'Each size is at least 52 px tall, and at least 44 px wide from a place of 264 px on.',
      'The guide wraps below the label, and where there is no room beside it the scales too.',
    ],
  },
  writing: [
    { rule: 'A size is its number or letter, without the word.', good: '41', bad: 'Размер 41' },
    {
      rule: '`reason` says why a size is not there, where more is known than «нет в\u00a0наличии». It continues «43: ».',
      good: 'последнюю пару только что купили',
      bad: 'недоступно',
    },
    { rule: 'A note is one or two words.', good: '1\u00a0пара', bad: 'Осталась всего одна пара!' },
    { rule: 'The error says what to do.', good: 'Выберите размер', bad: 'Размер не\u00a0указан' },
  ],
  keyboard: [
    [
      'Tab, Shift+Tab',
      'moves through the scales and the guide to the chosen size; while none is chosen, Tab to the first one, Shift+Tab to the last',
    ],
    ['← →, ↑ ↓', 'choose the previous or the next size, and after the last the first; a sold-out one gets the focus without being chosen'],
    ['Space', 'chooses the size that has the focus, while none is chosen'],
    ['Enter, Space', 'on a scale: switch to it; the choice stays'],
  ],
  screenReader: [
    'A radio group «Размер EU», named by label and scale. Each size is a radio button with its note; delivery, or the reason why it is sold out, is its description.',
    'A sold-out size is announced as unavailable (`aria-disabled`) and can be reached all the same.',
    'The scales are a group «Шкала размеров» of buttons, of which one is pressed.',
    'The error is an alert: it is announced at once and describes the group.',
    'Your part: focus `inputRef` when a size is missing.',
  ],
  language: [
    'Sizes, their scales and notes are yours. Half sizes are texts: write «3,5» or «3.5» by the language.',
    'There is no Russian scale. Goods of the sizes 42 to 54 have `name` alone: then nothing switches, and no scale is named.',
    'EU, UK and US are the same in every language; «см» and the terms of delivery come from the texts below. A size without an equivalent keeps its European name.',
    'A longer translation wraps below the sizes and in label and guide.',
  ],
  related: {
    SizeGuide: 'explains sizes; nothing is chosen in it',
    ColourPicker: 'the colour, whose tiles are links',
    RadioGroup: 'any other choice of one',
    ProductCard: 'the sizes on a card of a listing',
    Dialog: 'where SizeGuide opens from the link in `guide`',
    FilterPanel: 'the sizes of a listing, of which one may take several',
  },
};

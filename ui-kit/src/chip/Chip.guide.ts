import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Chip: '[aria-pressed=false]', 'Chosen chip': '[aria-pressed=true]', 'Removable chip': 'button:not([aria-pressed])' },
  pressableStory: 'Parts',
  use: [
    'A choice of one or two words that acts at once, one or several of a row.',
    'A link to a narrower listing, of which the current one is filled: `href` and `selected`.',
    'An applied filter that can be removed: `onRemove`, or `removable` with `href`.',
  ],
  avoid: [
    'An action, such as showing the result: take Button.',
    'A fact about a product: take Badge. Without `onClick`, `onRemove` and `href` a chip is text too, but only for a filter among others that can be removed.',
    'Choices in a form that is submitted: take RadioGroup or Checkbox.',
    'More than about seven choices: take Select, or FilterPanel for a listing.',
    'The size or the colour of a product: take SizePicker or ColourPicker.',
    'All applied filters of a listing: take AppliedFilters, which consists of chips.',
  ],
  comparisons: [
    {
      rule: 'A chip is one or two words, so that a row of them can be read at a glance. What needs more words is a Checkbox.',
      good: 'ShortLabels',
      bad: 'SentenceLabels',
    },
    {
      rule: 'A filled chip is a choice that has been made. An action among chips looks chosen before anyone has pressed it: take Button.',
      good: 'ActionAsButton',
      bad: 'ActionAsChip',
    },
  ],
  anatomy: [
    [
      'Chip',
      '36 px tall with the radius `full`: a line of 1 px in `control` on `page`. Leave 8 px between chips, also between the rows of them',
      '[aria-pressed=false]',
    ],
    ['Chosen chip', 'filled with `action`, its label in `on-action`', '[aria-pressed=true]'],
    ['Label', 'one or two words: 14 px, lines of 20 px, 14 px inside the line', 'button:last-child > span:nth-child(2)'],
    ['Cross', 'optional, 16 px, 6 px after the label and 14 px inside the line: the chip can be removed', 'button:last-child svg'],
    [
      'Target',
      'the chip and 4 px around it, so 44 px tall. In the desk density and with a mouse the chip is 28 px tall',
      'button:last-child',
    ],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Toggle', 'Chosen', 'Several', 'Links', 'Removable', 'RemovableLink', 'AmongRemovable', 'Unavailable', 'LongText'],
  narrow: {
    story: 'Wrapping',
    notes: [
      'Let a row of chips wrap, so that all are visible.',
      'A press up to 4 px beside a chip counts, so leave a gap of 8 px or more. In the desk density it is 28 px tall for a mouse.',
      'A long label wraps inside the chip.',
    ],
  },
  writing: [
    { rule: 'Name the value with its property if the value alone is unclear.', good: 'Размер 41', bad: '41' },
    { rule: 'No verb: the fill shows whether it is on.', good: 'Со\u00a0скидкой', bad: 'Показать скидки' },
    { rule: 'Chips of a row are parallel.', good: 'Кроссовки · Кеды · Ботинки', bad: 'Кроссовки · Кожаные · До\u00a05\u00a0000\u00a0₽' },
    { rule: 'A range has a dash and its unit once, no signs.', good: '5\u00a0000–15\u00a0000\u00a0₽', bad: '>5000, <15000' },
  ],
  keyboard: [
    ['Tab', 'moves to each chip; skips plain text and disabled ones'],
    ['Enter, Space', 'choose or remove it; a chip that is a link reacts to Enter only'],
  ],
  screenReader: [
    'A choice is a `button` with `aria-pressed`, also one of a row: each is pressed or not, without a position. In a form take RadioGroup, which has both.',
    'A link to a listing is a `link`, the chosen one with `aria-current`.',
    'A removable chip is a `button` or `link` named «Убрать: Размер 41», without a state.',
    'Your part: name the row by `aria-label` on a `fieldset`, or on a `nav` for links.',
    'Your part: after a removal move the focus to the next chip, by its `id`, or to what the chip changed, as under «Controlled».',
  ],
  language: [
    'The hidden «Убрать» comes from the texts below; the label is yours.',
    'A longer translation makes the chip wider, then wraps. A row of chips wraps as well, so do not fix its height.',
    'Format the numbers and prices in a label for the language: «До 15\u00a0000\u00a0₽».',
  ],
  related: {
    AppliedFilters: 'the filters of a listing as chips',
    Badge: 'a fact, not a control',
    RadioGroup: 'one of several in a form',
    Checkbox: 'a choice in a form, in as many words as it needs',
    Switch: 'a setting that applies at once',
    Select: 'more than about seven choices',
    FilterPanel: 'many filters of a listing',
    Button: 'an action',
    Tabs: 'shows content below',
  },
};

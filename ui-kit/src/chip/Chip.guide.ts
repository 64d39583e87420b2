import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Chip: '[aria-pressed=false]', 'Chosen chip': '[aria-pressed=true]' },
  pressableStory: 'Choice',
  use: [
    'A choice that acts at once, one or several of a row: `selected` and `onClick`.',
    'A link to a narrower listing, the current one filled: `href` and `selected`.',
    'Something applied that can be taken back, such as a filter: `onRemove`, or `removable` with `href`.',
  ],
  avoid: [
    'An action, such as showing the result: take Button.',
    'A fact about a product: take Badge.',
    'Choices in a form that is submitted: take RadioGroup or Checkbox.',
    'More than about seven choices: take Select, or FilterPanel for a listing.',
    'The size or the colour of a product: take SizePicker or ColourPicker.',
    'All applied filters of a listing: take AppliedFilters, which consists of chips.',
  ],
  comparisons: [
    {
      rule: 'A chip is one or two words, so that a row of them is seen at a glance. What needs more words is a Checkbox.',
      good: 'ShortLabels',
      bad: 'SentenceLabels',
    },
    {
      rule: 'A filled chip says that something is chosen. An action among chips looks chosen before anyone has pressed it: take Button.',
      good: 'ActionAsButton',
      bad: 'ActionAsChip',
    },
  ],
  anatomy: [
    ['Label', 'one or two words, 14 px from the edges', 'button > span:nth-child(2)'],
    ['Cross', 'optional, 16 px: the chip can be removed', 'button svg'],
    ['Target', 'all of the chip, 36 px tall, and 4 px around it, so 44 px', 'button'],
  ],
  anatomyStory: 'Removable',
  states: ['Toggle', 'Chosen', 'Several', 'Links', 'Removable', 'RemovableLink', 'Plain', 'Disabled', 'LongText'],
  narrow: {
    story: 'Wrapping',
    notes: [
      'Let a row of chips wrap, so that all are seen.',
      "Each takes presses 4 px around itself, so leave a gap of 8 px or more. With `data-density='desk'` it is 28 px tall for a mouse.",
      'A long label wraps inside the chip.',
    ],
  },
  writing: [
    { rule: 'Name the value with its property if the value alone is unclear.', good: 'Размер 41', bad: '41' },
    { rule: 'No verb: whether the chip is filled says whether it is on.', good: 'Со\u00a0скидкой', bad: 'Показать скидки' },
    { rule: 'Chips of a row are parallel.', good: 'Кроссовки · Кеды · Ботинки', bad: 'Кроссовки · Кожаные · До\u00a05\u00a0000\u00a0₽' },
    { rule: 'A range has a dash and its unit once, no signs.', good: '5\u00a0000–15\u00a0000\u00a0₽', bad: '>5000, <15000' },
  ],
  keyboard: [
    ['Tab', 'moves to each chip, unless it is plain text or a disabled button'],
    ['Enter, Space', 'choose or remove it; a chip that is a link takes Enter only'],
  ],
  screenReader: [
    'A choice is a button with `aria-pressed`, as long as `selected` is `true` or `false` and not left out; a link is a link with `aria-current` when it is chosen.',
    'A removable chip is a button or link «Убрать: Размер 41», without a state.',
    'A chip without `onClick`, `href` and `onRemove` is text: `disabled` has no effect on it, and with `removable` it still says «Убрать», so leave that out.',
    'Your part: name the row by `aria-label` on a `fieldset`, or on a `nav` for links.',
    'Your part: after a removal move the focus to the next chip, which you find by its `id`, or to what it changed, as under «Controlled». A chip takes no `ref`.',
  ],
  language: [
    'The hidden «Убрать» comes from the texts below; the label is yours.',
    'A longer translation makes the chip wider, then wraps; a row of chips wraps as well, so do not fix its height.',
    'Format numbers and prices in a label by the language: «До 15\u00a0000\u00a0₽».',
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

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Unchecked: 'input:not(:checked)', Checked: 'input:checked' },
  pressableStory: 'CheckedAndNot',
  use: [
    'Yes or no that is sent with a form, such as a consent.',
    'A choice of several: filters, selected lines of a cart.',
    '`indeterminate` for the box above a list of which a part is chosen.',
  ],
  avoid: [
    'A setting that applies at once: take Switch.',
    'One of several: take RadioGroup.',
    'Several of a list so long that people type to find: take Combobox with `multiple`.',
    'A few short choices that act at once, in a row: take Chip.',
  ],
  comparisons: [
    {
      rule: 'Two options that exclude each other are a RadioGroup: checkboxes allow both, and none.',
      good: 'OneOfTwoAsRadios',
      bad: 'OneOfTwo',
    },
    {
      rule: 'The label says what a tick switches on. With «не» a tick means no, and one has to read it twice.',
      good: 'SaysYes',
      bad: 'SaysNo',
    },
  ],
  anatomy: [
    ['Box', '20 px, square with the radius `check`, which stays small where a brand rounds its controls', 'input'],
    ['Label', 'part of the target; may contain a link', 'label > span:nth-child(2)'],
    ['Count', 'optional: a number at the end of the row', 'label > span:nth-child(3)'],
    ['Hint', 'optional, below the label and part of its target', 'label span span'],
    ['Error', 'optional, below the row', 'p[id$="-error"] > span'],
  ],
  anatomyStory: 'WithHintAndError',
  states: ['Unchecked', 'Checked', 'Indeterminate', 'Group', 'GroupWithError', 'WithHint', 'Consent', 'WithError', 'Disabled', 'LongLabel'],
  narrow: {
    story: 'LongLabel',
    notes: [
      'The row is 44 px tall, 36 px with a mouse on a screen of 1024 px or more, there 32 px with `data-density="desk"`, and can be pressed over its whole width.',
      'The label wraps beside the box; the count keeps its place at the end.',
    ],
  },
  writing: [
    {
      rule: 'Consent names who gets what and is never checked in advance.',
      good: 'Согласен на\u00a0обработку персональных данных магазином Meet',
      bad: 'Согласен со\u00a0всем',
    },
    { rule: 'Labels of a group are parallel and do not repeat its legend.', good: 'Кожа · Замша', bad: 'Материал кожа · Из\u00a0замши' },
    { rule: 'The hint gives what the label has no room for.', good: 'До\u00a015 минут в\u00a0пункте выдачи', bad: 'Отметьте, если нужно' },
    {
      rule: 'The error says what does not work without it.',
      good: 'Без согласия мы не\u00a0сможем оформить заказ',
      bad: 'Обязательное поле',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the checkbox, of a group to each; a disabled one is skipped'],
    ['Space', 'checks and unchecks it'],
    ['Enter', 'submits the form'],
  ],
  screenReader: [
    '«Nordkvart 52, флажок, не\u00a0отмечен»: the label with hint and count, role `checkbox`, whether it is checked; `indeterminate` is partly checked («mixed»).',
    'The error is its description and marks it invalid. Only that of a `required` checkbox is announced when it appears. What your `aria-describedby` names is read after it.',
    'A link in the label is a stop of its own and does not check the box.',
    'Your part: put a group into a `fieldset` with a `legend`, which is read before the first box. An error of the whole group is yours too, as under «Group with error».',
    'Your part: after a refused form move the focus to the first box that is invalid, as under «Controlled consent».',
  ],
  language: [
    'The count is grouped by the `language` of `LocaleProvider`: 1\u00a0284, 1,284.',
    'A longer translation wraps beside the box.',
    '`value` is what a form submits, in no language.',
  ],
  related: {
    Switch: 'applies at once',
    RadioGroup: 'one of several',
    Chip: 'a choice that acts at once, in one or two words',
    FilterPanel: 'lists of checkboxes with counts',
    Combobox: 'a choice from a long list',
  },
};

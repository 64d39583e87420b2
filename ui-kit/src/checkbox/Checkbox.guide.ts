import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Unchecked: 'input:not(:checked)', Checked: 'input:checked', Indeterminate: 'input:indeterminate' },
  pressableStory: 'CheckedAndNot',
  use: [
    'Yes or no that is sent with a form, such as a consent.',
    'Any number of several options: lines of a cart, the filters of FilterPanel, which is a form, with their counts.',
    'Choosing all of a list: `indeterminate` while only a part is chosen.',
  ],
  avoid: [
    'A setting that applies at once: take Switch.',
    'One of several: take RadioGroup.',
    'Several of a long list, in which people search by typing: take Combobox with `multiple`.',
    'A few short choices that act at once, in a row of their own, such as kinds of shoes above a listing: take Chip.',
  ],
  comparisons: [
    {
      rule: 'Two options that exclude each other are a RadioGroup: checkboxes allow both, or none.',
      good: 'OneOfTwoAsRadios',
      bad: 'OneOfTwo',
    },
    {
      rule: 'The label says what a tick means. With «не» a tick means no, and people have to read it twice.',
      good: 'SaysYes',
      bad: 'SaysNo',
    },
  ],
  anatomy: [
    [
      'Box',
      '20 by 20 px with the radius `check`, so that it stays square where a brand rounds its controls: a line of 1 px in `control` on `page`. Checked or indeterminate it is filled with `action`, and the tick or dash is in `on-action`',
      'input',
    ],
    ['Label', '14 px, lines of 20 px, 12 px after the box; may contain a link', 'label > span:nth-child(2)'],
    [
      'Count',
      'optional: a number at the end of the first line, 14 px, in `muted`, 12 px or more away from the label',
      'label > span:nth-child(3)',
    ],
    ['Hint', 'optional: 14 px, in `muted`, the next line below the label', 'label span span'],
    [
      'Error',
      'optional, 4 px below the row: 14 px, in `danger`, 6 px after an icon of 16 px. The box then has an edge of 2 px in `danger`',
      'p[id$="-error"] > span',
    ],
    [
      'Target',
      'the whole row, tinted here, with label, hint and count: 44 px tall, 36 px with a mouse on a screen of 1024 px or more, there 32 px in the desk density. Rows of a list have no gap. A row of Switch is 4 px taller, as its track is',
      'div:has(> label)',
    ],
  ],
  anatomyStory: 'WithHintAndError',
  stateStories: ['Unchecked', 'Checked', 'WithHint', 'Indeterminate', 'GroupWithError', 'Consent', 'WithError', 'Unavailable', 'LongLabel'],
  narrow: {
    story: 'Narrow',
    notes: [
      'The whole row is the target: 44 px tall for a finger.',
      'The label wraps beside the box; the count stays at the end of the first line.',
    ],
  },
  writing: [
    {
      rule: 'A consent names who gets what, and is never checked in advance.',
      good: 'Согласен на\u00a0обработку персональных данных магазином Meet',
      bad: 'Согласен со\u00a0всем',
    },
    { rule: 'Labels of a group are parallel and do not repeat its legend.', good: 'Кожа · Замша', bad: 'Материал кожа · Из\u00a0замши' },
    {
      rule: 'The hint adds a fact, and does not explain how to tick a box.',
      good: 'До\u00a015 минут в\u00a0пункте выдачи',
      bad: 'Отметьте, если нужно',
    },
    {
      rule: 'The error says what is impossible without the tick.',
      good: 'Без согласия мы не\u00a0сможем оформить заказ',
      bad: 'Обязательное поле',
    },
  ],
  keyboard: [
    ['Tab', 'moves to each checkbox; skips disabled ones'],
    ['Space', 'checks and unchecks it'],
    ['Enter', 'submits the form'],
  ],
  screenReader: [
    'Role `checkbox`, named by the label with hint and count; checked, not checked, or mixed with `indeterminate`. A reader may say «Кожа 128, флажок, отмечен».',
    'The error is its description, before that of your `aria-describedby`, and sets `aria-invalid`. Only that of a `required` checkbox is in a live region.',
    'Tab stops at a link in the label, and following it does not check the box.',
    'Your part: put a group into a `fieldset` with a `legend`. An error of the whole group is yours too, as under «Group with error».',
    'Your part: after a refused form move the focus to the first invalid box, as under «Controlled consent».',
  ],
  language: [
    'The count is grouped by the `language` of `LocaleProvider`: 1\u00a0284, 1,284.',
    'A longer translation wraps beside the box.',
    'A form submits `value`, which does not depend on the language.',
  ],
  related: {
    Switch: 'a setting that applies at once',
    RadioGroup: 'one of several',
    Chip: 'a choice that acts at once, in one or two words',
    FilterPanel: 'lists of checkboxes with counts',
    Combobox: 'a choice from a long list',
    Field: 'its FieldMessage is the error of a whole group',
  },
};

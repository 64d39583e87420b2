import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  isPressable: true,
  use: ['Yes or no that is sent with a form.', 'Several of many: filters, selected lines of a cart.'],
  avoid: ['A setting that applies at once: take Switch.', 'One of several: take RadioGroup.'],
  comparisons: [
    {
      rule: 'A checkbox is sent with the form. Of two options that exclude each other, make a RadioGroup.',
      good: 'SeveralOfMany',
      bad: 'OneOfTwo',
    },
  ],
  anatomy: [
    ['Box', '20 px, square with the radius of controls', 'input'],
    ['Label', 'part of the target; may contain a link', 'label'],
    ['Count', 'a number at the end of the row'],
    ['Hint and error', 'below'],
  ],
  states: ['Checked', 'Indeterminate', 'Disabled', 'WithHint', 'WithError', 'LongLabel'],
  narrow: { story: 'LongLabel', notes: ['The label wraps beside the box; the count keeps its place at the end.'] },
  writing: [
    { rule: 'The label states what is true when checked, without «не».', good: 'Присылать новости', bad: 'Не присылать новости' },
    { rule: 'Consent names who gets what and is never checked in advance.', good: 'Согласен на обработку данных', bad: 'Согласен со всем' },
  ],
  keyboard: [
    ['Tab', 'moves to the checkbox'],
    ['Space', 'checks and unchecks it'],
  ],
  screenReader: [
    'Label, «флажок», its state; `indeterminate` is «частично».',
    'The error of a required checkbox is announced when it appears.',
  ],
  related: { Switch: 'applies at once', RadioGroup: 'one of several', FilterPanel: 'lists of checkboxes with counts' },
};

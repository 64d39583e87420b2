import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { 'Switch that is off': 'input:not(:checked)', 'Switch that is on': 'input:checked' },
  pressableStory: 'OffAndOn',
  use: ['A setting that takes effect at once: notifications, the theme.', 'A list of such settings, each saved on its own.'],
  avoid: [
    'Anything that waits for a button «Сохранить», or takes seconds to be saved: take Checkbox and a Button with `loading`. A switch has no look for a save under way.',
    'A choice between two named options: take RadioGroup.',
    'An action that happens once: take Button.',
  ],
  comparisons: [
    {
      rule: 'A switch acts at once. Beside a button nobody knows whether it is already saved. A setting that waits for a button is a Checkbox.',
      good: 'AtOnce',
      bad: 'WithSaveButton',
    },
    {
      rule: 'The label names the setting. With a question or a command it is unclear what the two positions mean.',
      good: 'NamedSetting',
      bad: 'NamedAction',
    },
  ],
  anatomy: [
    [
      'Label and hint',
      'before the track, always visible and part of the target: 14 px, lines of 20 px, the hint in `muted`, in the next line. The hint is optional',
      'label > span',
    ],
    [
      'Track',
      '40 × 24 px, at the end of the row, at least 12 px from the label, with the radius `full` and a line in `control`. Its thumb is 16 px, 3 px inside the line: on the left in `control`; when on, on the right in `on-action`, and the track is filled with `action`, within 150 ms',
      'input',
    ],
    ['Error', 'optional, 4 px below the row: 14 px, in `danger`: saving failed, and what to do', 'p[id$="-error"] > span'],
    ['Target', 'the whole row: 48 px tall, or 40 px with a mouse on a screen of 1024 px or more, there 36 px in the desk density', 'label'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Off', 'On', 'WithError', 'LongLabel', 'Disabled', 'DisabledOn'],
  narrow: {
    story: 'LongLabel',
    notes: [
      'The label wraps; the track stays at the end of the row, near the thumb of the hand.',
      'The whole row is the target: 48 px tall for a finger.',
    ],
  },
  writing: [
    {
      rule: 'The label is a noun phrase without a full stop.',
      good: 'Письма о\u00a0скидках',
      bad: 'Получать на\u00a0почту письма о\u00a0скидках.',
    },
    {
      rule: 'The label is true when the switch is on, so it has no «не» or «без».',
      good: 'Имя в\u00a0отзывах',
      bad: 'Отзывы без имени',
    },
    { rule: 'The hint says what the setting means in practice.', good: 'Не\u00a0чаще раза в\u00a0неделю', bad: 'Вкл/выкл рассылку' },
    {
      rule: 'The error says that nothing has changed, and what to do.',
      good: 'Не\u00a0удалось сохранить, попробуйте ещё раз',
      bad: 'Ошибка',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the switch; skips a disabled one'],
    ['Space', 'turns it on or off'],
    ['Enter', 'does not turn it; submits the form, if there is one'],
  ],
  screenReader: [
    'Role `switch`, named by label and hint, which both belong to its `label` element, on or off; the error is its description.',
    'An error is added to a polite live region, and the switch gets `aria-invalid`. The track keeps its look, because the position is not wrong.',
    'Your part: save at once; if saving fails, turn it back and set `error`. Clear `error` at the next attempt, as under Controlled.',
  ],
  language: [
    'Nothing is written on the track; a screen reader says on and off in its own language.',
    'A long label or hint wraps, and the row grows.',
  ],
  related: {
    Checkbox: 'yes or no that takes effect when a form is sent',
    RadioGroup: 'one of several named options',
    Chip: 'a filter that is on or off, among others in a row',
    Button: 'an action that happens once',
  },
};

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { 'Switch that is off': 'input:not(:checked)', 'Switch that is on': 'input:checked' },
  pressableStory: 'OffAndOn',
  use: [
    'A setting that takes effect at once: notifications, the theme.',
    'A list of such settings, each saved on its own. It turns at once and is saved meanwhile: there is no state for a save that is under way, only the error if it fails.',
  ],
  avoid: [
    'Anything that waits for a button «Сохранить»: take Checkbox.',
    'A choice between two named options: take RadioGroup.',
    'An action that happens once: take Button.',
  ],
  comparisons: [
    {
      rule: 'A switch acts at once. Beside a button nobody knows whether it is saved already; what waits for a button is a Checkbox.',
      good: 'AtOnce',
      bad: 'WithSaveButton',
    },
    {
      rule: 'The label names what is on. A question or a command leaves open what the two positions mean.',
      good: 'NamedSetting',
      bad: 'NamedAction',
    },
  ],
  anatomy: [
    ['Label and hint', 'before the track, part of the target; the hint is optional, below the label', 'label > span'],
    ['Track and thumb', '40 × 24 px, at the end of the row; filled, with the thumb on the right, when on', 'input'],
    ['Error', 'optional: saving failed, and what to do', 'p[id$="-error"] > span'],
  ],
  anatomyStory: 'Parts',
  states: ['Off', 'On', 'WithError', 'Disabled', 'DisabledOn', 'LongLabel'],
  narrow: {
    story: 'LongLabel',
    notes: [
      'The label wraps; the track stays at the end of the row, where the thumb is.',
      'The row is 48 px tall, 40 px with a mouse on a screen of 1024 px or more, and can be pressed over its whole width.',
    ],
  },
  writing: [
    {
      rule: 'The label is a noun with what belongs to it, and has no full stop.',
      good: 'Письма о\u00a0скидках',
      bad: 'Получать на\u00a0почту письма о\u00a0скидках.',
    },
    {
      rule: 'The label is true when the switch is on, so it has no «не» and «без».',
      good: 'Цены в\u00a0рублях',
      bad: 'Не\u00a0в\u00a0валюте',
    },
    { rule: 'The hint says what follows from it.', good: 'Не\u00a0чаще раза в\u00a0неделю', bad: 'Вкл/выкл рассылку' },
    {
      rule: 'The error says that nothing has changed and what to do.',
      good: 'Не\u00a0удалось сохранить, попробуйте ещё раз',
      bad: 'Ошибка',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the switch'],
    ['Space', 'turns it on or off'],
    ['Enter', 'turns nothing; in a form with a submit button it submits that'],
  ],
  screenReader: [
    'The label with its hint, role `switch`, on or off; the error is its description.',
    'An error that appears is announced politely, and the switch is invalid. The track keeps its look, because it shows what is in force.',
    'Your part: save at once; if saving fails, turn it back and set `error`. Clear `error` at the next attempt, as under Controlled.',
  ],
  language: [
    'On and off are said by the screen reader in its language; nothing is written on the track.',
    'A label or hint of any length wraps, and the row grows.',
  ],
  related: {
    Checkbox: 'yes or no that waits until a form is sent',
    RadioGroup: 'one of several named options',
    Chip: 'a filter that is on or off, among others in a row',
    Button: 'an action that happens once',
  },
};

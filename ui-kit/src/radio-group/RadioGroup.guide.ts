import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Option: 'fieldset:first-child input', 'Chosen option': 'input:checked' },
  pressableStory: 'Reactions',
  use: [
    'One of two to six options that all should be seen, each of a few words.',
    '`direction="row"` for options of one word that fit beside each other.',
  ],
  avoid: [
    'More than six options: take Select.',
    'Options with a price, a date or a description: take ChoiceCards.',
    'Several at once: take Checkbox. On or off at once: take Switch.',
    'Views of one subject: take Tabs.',
  ],
  comparisons: [
    {
      rule: 'Options are parallel and do not repeat the question, so that eyes compare only what differs.',
      good: 'ParallelOptions',
      bad: 'UnevenOptions',
    },
    {
      rule: 'Set the usual answer in advance, unless it costs money or is a consent. An empty group is one press more for everybody.',
      good: 'UsualAnswer',
      bad: 'NothingChosen',
    },
  ],
  anatomy: [
    ['Legend', 'the question; may be hidden if a heading asks it', 'legend'],
    ['Button', '20 px; the target is the whole row', 'input'],
    ['Label', 'a few words beside the button', 'label:nth-child(2) > span'],
    ['Hint of an option', 'optional, one short line: why it cannot be chosen', 'label span span'],
    ['Error', 'optional, below the group: what to choose', 'p[id$="-error"] > span'],
    ['Hint', 'optional, below the group: what the choice is for', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Column', 'Unchosen', 'WithHint', 'WithError', 'Disabled', 'HiddenLabel', 'LongLabels', 'Row'],
  statesInOwnRow: ['Row'],
  narrow: {
    story: 'Row',
    notes: [
      'Each row is 44 px tall, 36 px with a mouse on a screen of 1024 px or more, and can be pressed over its whole width.',
      'Options in a row wrap, as in the picture.',
      'Long labels and hints wrap beside the button and are part of its target.',
    ],
  },
  writing: [
    {
      rule: 'The legend asks; a colon or a question mark is not needed.',
      good: 'Если не\u00a0застанем',
      bad: 'Выберите один из\u00a0вариантов:',
    },
    { rule: 'Who need not choose has an option for it.', good: 'Не\u00a0важно', bad: 'Необязательно' },
    { rule: 'The hint of an option that cannot be chosen says why.', good: 'Рядом его нет', bad: 'Недоступно' },
    { rule: 'The error names what to choose.', good: 'Выберите, что сделать с\u00a0заказом', bad: 'Заполните поле' },
  ],
  keyboard: [
    ['Tab', 'moves to the chosen option, or to the first one if none is chosen; the next press leaves the group'],
    ['← →, ↑ ↓', 'choose the previous or the next one, round at both ends; disabled ones are skipped'],
    ['Space', 'chooses the option that has the focus, if none is chosen'],
    ['Enter', 'submits the form'],
  ],
  screenReader: [
    'The group is named by the legend, then error and hint are read as its description.',
    'An option: its label with its hint, role `radio`, whether it is chosen, and its position as the browser counts it.',
    'An error that appears is announced politely, and every option is invalid.',
    'Your part: a legend, also where it is hidden, and one `name` for each group. When a form comes back with an error, move the focus to the first option.',
  ],
  language: [
    'A longer translation wraps in legend, labels and hints; a `row` breaks between its options.',
    'Options stay in your order: sort names by `Intl.Collator` of the `language` of `LocaleProvider`, or put the likely ones first.',
    '`value` is what a form submits, in no language.',
  ],
  related: {
    ChoiceCards: 'options with a price, a date or a description',
    Select: 'more than six options, in a list that opens',
    Checkbox: 'several at once',
    Switch: 'one setting, on or off at once',
    Tabs: 'shows content, and a form sends nothing of it',
  },
};

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Solid: 'button', Line: 'button + button', Text: 'button:last-child' },
  pressableStory: 'Variants',
  use: [
    'One action in place: buy, save, send a form, open a dialog.',
    'The main action of a view as `solid`, at most one; further actions as `line`; an action inside running text as `text`.',
  ],
  avoid: [
    'Navigation: take LinkButton, so that the address can be opened in a new tab.',
    'A choice that stays: take Chip, Switch or RadioGroup.',
    'An icon beside the label: the verb says enough.',
    'An icon alone: take IconButton, which requires a name.',
  ],
  comparisons: [
    { rule: 'One main action. Several of them are none.', good: 'OneMainAction', bad: 'ManyMainActions' },
    {
      rule: 'A dangerous action names what it destroys. It is ink, not red: red means a lower price or an error.',
      good: 'DangerInWords',
      bad: 'DangerInRed',
    },
  ],
  anatomy: [
    ['Label', 'one line; wraps inside the button where its place is narrower', 'button > span:last-child'],
    ['Spinner', 'before the label while `loading`, 26 px with its gap; a `wide` button keeps its width', 'button svg'],
    ['Box', '40, 48 or 56 px tall; with a finger `small` has 44 px', 'button'],
  ],
  anatomyStory: 'Loading',
  states: ['Line', 'Text', 'Sizes', 'LoadingVariants', 'Disabled', 'Wide', 'LongText', 'AsLink'],
  narrow: {
    story: 'LongText',
    notes: [
      'The label wraps inside the button; it is never cut.',
      'A `small` one is 40 px tall and takes presses within 44 px.',
      'Set `wide` where a button is the end of a form, so that a thumb of either hand reaches it.',
    ],
  },
  writing: [
    { rule: 'Begin with a verb that says what happens.', good: 'Оформить заказ', bad: 'Далее' },
    { rule: 'No exclamation mark, no capitals, no full stop.', good: 'Получить код', bad: 'ПОЛУЧИТЬ КОД!' },
  ],
  keyboard: [
    ['Tab', 'moves to the button; a loading button keeps the focus'],
    ['Enter, Space', 'presses it'],
  ],
  screenReader: [
    'The label and «кнопка».',
    '`aria-busy` and `aria-disabled` while loading, so that the focus is not lost.',
    'A `disabled` button is skipped by Tab; say the reason in the text beside it.',
  ],
  language: [
    'The label comes from you. A longer translation makes the button wider, up to its place, then it wraps.',
    'Write a no-break space where a number belongs to its noun: «Показать ещё 12».',
  ],
  related: {
    IconButton: 'an icon with a name',
    Link: 'goes to an address',
    Menu: 'several actions behind one button',
    Chip: 'a choice or a filter',
  },
};

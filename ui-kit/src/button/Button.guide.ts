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
    ['Label', 'one line; it wraps where there is less room', 'button > span:last-child'],
    ['Spinner', 'before the label while `loading`, 26 px with its gap; a `wide` button keeps its width', 'button svg'],
    [
      'Box',
      '48 px tall, `large` 56 px, `small` 40 px with a mouse from 768 px on and 44 px elsewhere; `text` has no box and is 44 px in every size',
      'button',
    ],
  ],
  anatomyStory: 'Loading',
  states: ['MainAction', 'Line', 'Text', 'Sizes', 'LoadingVariants', 'Disabled', 'Wide', 'LongText', 'AsLink'],
  narrow: {
    story: 'LongText',
    notes: [
      'The label wraps inside the button; it is never cut.',
      'A `small` one is 44 px tall, also with a mouse.',
      'Set `wide` at the end of a form, so that the thumb of either hand reaches the button.',
    ],
  },
  writing: [
    { rule: 'Begin with a verb that says what happens.', good: 'Оформить заказ', bad: 'Далее' },
    { rule: 'No exclamation mark, no full stop, no words in capitals.', good: 'Получить код', bad: 'ПОЛУЧИТЬ КОД!' },
  ],
  keyboard: [
    ['Tab', 'moves to the button; a loading one too, a disabled one not'],
    ['Enter, Space', 'press it; LinkButton takes Enter only'],
  ],
  screenReader: [
    '«Оформить заказ, кнопка»; a LinkButton is «ссылка».',
    'While loading it keeps its name and the focus, and says that it is busy and unavailable (`aria-busy`, `aria-disabled`).',
    'Your part: say in the text beside a `disabled` button why it is, because Tab skips it.',
  ],
  language: [
    'The label comes from you. A longer translation makes the button wider as far as there is room, then it wraps.',
    'Write a no-break space between a number and its word: «Показать ещё\u00a012».',
  ],
  related: {
    IconButton: 'an icon with a name',
    Link: 'goes to an address',
    Menu: 'several actions behind one button',
    Chip: 'a choice or a filter',
  },
};

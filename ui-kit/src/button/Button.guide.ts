import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Solid: 'button', Line: 'button + button', Text: 'button:last-child' },
  pressableStory: 'Variants',
  use: [
    'One action in place: buy, save, send a form, open a dialog.',
    'The main action of a view as `solid`, at most one; further actions as `line`; a minor one below a text or at the end of a list as `text`.',
    'Several in a row: the main one first, at the start of the line, 12 px apart. The row wraps: Stack with `direction="row"` and `gap={3}`.',
  ],
  avoid: [
    'Navigation: take LinkButton, so that the address can be opened in a new tab; in running text Link.',
    'A choice that stays: take Chip, Switch or RadioGroup.',
    'An icon beside the label: the verb says enough.',
    'An icon alone: take IconButton, which requires a name.',
    'A form that is not complete: leave the button enabled, and let the press say at the field what is missing. `disabled` is for what cannot be done at all.',
  ],
  comparisons: [
    { rule: 'One main action. Several of them are none.', good: 'OneMainAction', bad: 'ManyMainActions' },
    {
      rule: 'A dangerous action is ink, like any other: red means a lower price or an error.',
      good: 'DangerInInk',
      bad: 'DangerInRed',
    },
    {
      rule: 'A press on a button that is enabled says what is missing. One that is disabled without a reason is a riddle, and Tab skips it.',
      good: 'EnabledWithError',
      bad: 'DisabledWithoutReason',
    },
  ],
  anatomy: [
    ['Label', 'one line; it wraps where there is less room', 'button > span:last-child'],
    ['Spinner', 'only while `loading`, 26 px with its gap; a `wide` button keeps its width', 'button svg'],
    [
      'Box',
      '48 px tall, `large` 56 px, `small` 40 px with a mouse from 768 px on and 44 px elsewhere; 24 px beside the label, `small` 16 px; its text has a weight of 500 and 16 px, `small` 14 px; `text` has no box and is 44 px tall',
      'button',
    ],
  ],
  anatomyStory: 'Loading',
  stateStories: ['MainAction', 'Line', 'Text', 'Sizes', 'AsLink', 'LoadingVariants', 'LongText', 'Disabled', 'Wide'],
  statesInOwnRow: ['Sizes', 'AsLink', 'LoadingVariants', 'Disabled'],
  narrow: {
    story: 'LongText',
    notes: [
      'The label wraps inside the button; it is never cut.',
      'Below 768 px a `small` one is 44 px tall, also with a mouse.',
      'Set `wide` at the end of a form that fills the page, so that the thumb of either hand reaches the button. In the footer of a Dialog, which is short, actions keep their width and stand in a row.',
    ],
  },
  writing: [
    {
      rule: 'Begin with a verb that says what happens. Only «В\u00a0корзину» does without: every shop has it.',
      good: 'Оформить заказ',
      bad: 'Далее',
    },
    { rule: 'Name the object where the view has more than one.', good: 'Удалить адрес', bad: 'Удалить' },
    {
      rule: 'One to three words. What has to be explained stands above the button.',
      good: 'Получить код',
      bad: 'Получить одноразовый код для входа',
    },
    { rule: 'The shop speaks, without «я» and «мой».', good: 'Сохранить адрес', bad: 'Сохранить мой адрес' },
    { rule: 'No exclamation mark, no full stop, no words in capitals.', good: 'Войти', bad: 'ВОЙТИ!' },
  ],
  codeExamples: [
    {
      title: 'Wide on phones only',
      note: '`wide` is so on every screen. A class of the page takes its place where the button keeps its width beside a mouse: `<Button className="submit" type="submit">`.',
      language: 'css',
      code: `.submit {
  width: 100%;
}
@media (min-width: 768px) {
  .submit {
    width: auto;
  }
}`,
    },
  ],
  keyboard: [
    ['Tab', 'moves to the button, also to one that is loading; a disabled one is skipped'],
    ['Enter, Space', 'press it; LinkButton takes Enter only'],
    ['Enter in a field', 'presses the first button of the form that has `type="submit"`'],
  ],
  screenReader: [
    '«Оформить заказ, кнопка»; a LinkButton is «ссылка».',
    'While loading it keeps its name and the focus, and says that it is busy and unavailable (`aria-busy`, `aria-disabled`).',
    'Your part: say the result in a status, as under «Loading until settled», or in a Toaster: a new label of the focused button is not announced.',
    'Your part: say in the text beside a `disabled` button why it is, because Tab skips it.',
  ],
  language: [
    'The label comes from you. A longer translation makes the button wider as far as there is room, then it wraps.',
    'Write a no-break space between a number and its word: «Показать ещё\u00a012».',
  ],
  related: {
    IconButton: 'an icon with a name',
    Link: 'an address in text or in a list; LinkButton is one that looks like a button',
    Menu: 'several actions behind one button',
    ConfirmDialog: 'asks before an action that cannot be undone',
    Chip: 'a choice or a filter',
    Switch: 'a setting that is on or off',
  },
};

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The name of an icon button, for those who see it.', 'A shortcut of a control, beside its name.'],
  avoid: [
    'Anything that is needed to go on: it never shows on touch. Take Popover or a visible hint.',
    'Repeating a visible label.',
    'Links and buttons: nothing inside can be reached. Take Popover.',
    'The reason why a button is disabled: a disabled one has no focus and no hover. Write it beside the button.',
  ],
  comparisons: [
    {
      rule: 'It names the icon, and explains nothing: whoever needs the explanation may have no mouse.',
      good: 'NamesIcon',
      bad: 'ExplainsRule',
    },
    {
      rule: 'A button with words needs none: the tooltip repeats them, and covers what stands beside.',
      good: 'WordsAlone',
      bad: 'RepeatsWords',
    },
  ],
  anatomy: [
    ['Control', 'with an accessible name of the same text', '#storybook-root button'],
    [
      'Text',
      '6 px beside it, at most 280 px wide; after half a second of hovering (`delay`) or at once on keyboard focus, and as long as the pointer is on either',
      '[data-open]',
    ],
  ],
  anatomyStory: 'Parts',
  states: ['OnTop', 'ByFocus', 'OnTheSide', 'OnTheLeft', 'WithShortcut', 'LongText'],
  narrow: {
    story: 'WithLabel',
    notes: [
      'A finger has no hover, so it never shows: on a phone the icon must be known, or have a label.',
      'It stays on the screen and changes its side where there is no room.',
    ],
  },
  writing: [
    { rule: 'A verb for an action, a noun for a place; no full stop.', good: 'Удалить адрес', bad: 'Удаление.' },
    { rule: 'One to four words: the name, not how to use it.', good: 'В избранное', bad: 'Нажмите на сердечко, чтобы отложить товар' },
    { rule: 'It names the object where several icons of a kind stand on the page.', good: 'Удалить адрес «Дом»', bad: 'Удалить' },
    { rule: 'A key stands after the name, which stays without it.', good: 'Поиск, /', bad: 'Нажмите / для поиска' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'show it when its control gets the focus, and hide it when the focus goes on'],
    ['Escape', 'hides it without moving the focus'],
    ['Enter, Space', 'press the control; the tooltip hides'],
  ],
  screenReader: [
    'Nothing is added: «В избранное, кнопка» is the name of the control, not of the tooltip.',
    'It is no description, so that the name is not read twice. The focus stays on the control.',
    'Your part: the same accessible name on the control, and `aria-keyshortcuts` for a key, which is no part of the name.',
  ],
  language: [
    'The text comes from you, in the language of the name of its control. It wraps from 280 px on: a longer translation is taller, not wider.',
    'A key of a shortcut is that of the keyboard, not of the language: write «Поиск, /» and “Search, /”.',
    '`side` names a side of the screen in every language.',
  ],
  related: {
    IconButton: 'what it names',
    Button: 'has words, and needs no tooltip',
    Popover: 'details that touch can open',
    Field: 'a hint that stays',
    Badge: 'a short fact that is always visible',
  },
};

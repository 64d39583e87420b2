import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The name of an icon button, for those who point with a mouse or move by keys.',
    'In tools of the staff, who work with a mouse, less familiar icons may stand alone. In the shop only those that everyone knows, such as a heart, because a finger sees no tooltip.',
    'The keyboard shortcut of a control, after its name.',
  ],
  avoid: [
    'Anything that people need to go on: touch never shows it. Take Popover or a visible hint.',
    'Repeating a visible label.',
    'Links and buttons: nothing inside can be reached. Take Popover.',
    'The reason why a button is disabled: that button gets no focus and no hover. Write the reason beside it.',
  ],
  comparisons: [
    {
      rule: 'A tooltip only names the icon. An explanation belongs in a Popover, which opens by touch too.',
      good: 'NamesIcon',
      bad: 'ExplainsRule',
    },
    {
      rule: 'A tooltip belongs to a control without words. On a button with a label it only repeats the label.',
      good: 'WordsAlone',
      bad: 'RepeatsWords',
    },
  ],
  anatomy: [
    [
      'Control',
      'with the same text as its accessible name. The tooltip is 6 px away, of which the ring of the focus takes 4',
      '#storybook-root button',
    ],
    [
      'Text',
      '12 px, weight 500, in `page` on the ground `text`, the reverse of the page; 4 px above and below, 8 px at each side, radius `control`, at most 280 px wide. It fades in 150 ms, after half a second of hovering (`delay`), which begins anew at the next icon, or at once on keyboard focus; it stays while the pointer is on either',
      '[data-open]',
    ],
  ],
  anatomyStory: 'Parts',
  stateStories: ['OnTop', 'Below', 'OnTheSide', 'OnTheLeft', 'WithShortcut', 'LongText'],
  narrow: {
    story: 'WithLabel',
    notes: [
      'A finger cannot hover, so nothing shows: on a phone the icon must be familiar, or have a label as in the picture.',
      'It stays on the screen: where a side has no room, it moves to the opposite one.',
    ],
  },
  writing: [
    { rule: 'A verb for an action, a noun for a destination; no full stop.', good: 'Удалить адрес', bad: 'Удаление.' },
    {
      rule: 'One to four words, and the object where it needs one: the name, not how to use it.',
      good: 'В избранное',
      bad: 'Нажмите на сердечко, чтобы отложить товар',
    },
    { rule: 'It names the object where several icons of a kind stand on the page.', good: 'Удалить адрес «Дом»', bad: 'Удалить' },
    { rule: 'A key follows the name, which must be complete without it.', good: 'Поиск, /', bad: 'Нажмите / для поиска' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'show it when its control gets the focus, and hide it when the focus moves on'],
    ['Escape', 'hides it without moving the focus'],
    ['Enter, Space', 'press the control; the tooltip hides'],
  ],
  screenReader: [
    'It adds nothing: the control has its own name, «В избранное». The tooltip is not its description, so the name is not read twice.',
    'The focus stays on the control.',
    'Your part: the same text as the accessible name of the control, without the key, and `aria-keyshortcuts` for the key.',
  ],
  language: [
    'The text comes from you, in the language of the name of its control. It wraps at 280 px, so a longer translation is taller, not wider.',
    'A shortcut names a key of the keyboard, whatever the language: write «Поиск, /» and “Search, /”.',
    '`side` names a side of the screen in every language.',
  ],
  related: {
    IconButton: 'what it names',
    Button: 'has a label, so it needs no tooltip',
    Popover: 'details that touch can open',
    Field: 'a hint that stays',
    Badge: 'a short fact that is always visible',
  },
};

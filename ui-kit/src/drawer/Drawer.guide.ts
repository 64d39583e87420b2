import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Content that belongs beside the page: cart, menu, filters, search.',
    'On a phone, a sheet from below for one choice: a size, a sorting.',
  ],
  avoid: [
    'A question with two answers: take ConfirmDialog, which a swipe does not answer.',
    'A form whose input must not be lost by a swipe: take Dialog.',
    'Content that others should be able to link to: take a page.',
    'A drawer over a drawer: show the second level in the same one, with `before`.',
    'Details beside a control: take Popover. Actions: take Menu.',
  ],
  comparisons: [
    {
      rule: 'A drawer can be swiped away, so it holds what may be left at any moment. A question needs an answer: take ConfirmDialog.',
      good: 'OneChoice',
      bad: 'YesOrNo',
    },
    {
      rule: 'The button says what comes of the choice. «Готово» may lead to an empty list.',
      good: 'FooterCount',
      bad: 'FooterDone',
    },
  ],
  anatomy: [
    ['Scrim', 'covers the page, which is inert; a press on it closes', '[role=presentation][data-open]'],
    [
      'Panel',
      'from the right 480 px wide, from the left 360 px, from below up to 720 px and with rounded upper corners, from the top over the whole width',
      '[role=dialog]',
    ],
    ['Before', 'optional control before the title: back to the level above', '[role=dialog] > div:nth-child(2) > button:first-child'],
    ['Title', 'names the drawer and stays in view; from the top it is for screen readers only', '[role=dialog] h2'],
    ['Close button', 'stays in view', '[role=dialog] > div:nth-child(2) > button:last-child'],
    ['Content', 'scrolls without dragging the panel until it is at its start', '[role=dialog] label'],
    ['Footer', 'optional, stays at the bottom: the sum, the main action', '[role=dialog] > div:last-child button'],
    ['Handle', 'only from below: says that it can be pulled down; not a button', '[role=dialog] > div:first-child'],
  ],
  anatomyStory: 'AllParts',
  stateStories: ['Right', 'Left', 'Bottom', 'Top', 'WithBack', 'FilterFields', 'LongRules'],
  narrow: {
    story: 'Bottom',
    notes: [
      'From below, as in the picture: as wide as a phone and as tall as its content, up to 92\u00a0% of the screen.',
      'From the right it covers a phone; from the left at least 40 px of the page stay, a press on which closes it.',
      'It follows the finger, and closes after a flick or when it is released beyond a quarter of its size.',
      'Fields and footer stay above the on-screen keyboard.',
      'With reduced motion it can still be swiped.',
    ],
  },
  writing: [
    { rule: 'The title names the content, a noun.', good: 'Фильтры', bad: 'Настройте выдачу' },
    { rule: 'The action says what is behind it, and of a list how much.', good: 'Показать 128\u00a0товаров', bad: 'Применить' },
    { rule: '`before` names the level to which it leads.', good: 'Назад к фильтрам', bad: 'Назад' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'move inside the drawer'],
    ['Escape', 'closes it and returns the focus to the trigger'],
    ['Enter, Space', 'press the focused control'],
    ['↑ ↓, Page Up, Page Down, Home, End', 'scroll a text that is taller than the room, once it has the focus'],
  ],
  screenReader: [
    '«Корзина, диалог»: the drawer itself has the focus first, so that its title is announced.',
    'The page behind is hidden while it is open; toasts are not.',
    'A swipe is never the only way: the close button and Escape do the same.',
    'It closes back to the trigger, or without one to what had the focus before.',
    'With `initialFocus` an element inside has the focus first, and is announced after the title: the field of a search, as in Top. On a phone that opens the on-screen keyboard, so leave it out where people read or choose first.',
    'Your part: the focus on the drawer when its level changes, as in With back.',
  ],
  language: [
    'Title, content and footer come from you. A long title wraps, and the close button stays in the first line.',
    'Numbers in the footer, such as «Показать 128\u00a0товаров», take their plural form: build them by `plural`.',
    '`side` names an edge of the screen in every language.',
  ],
  related: {
    Dialog: 'a form or a choice in the middle',
    ConfirmDialog: 'a question',
    Menu: 'actions',
    Popover: 'details beside a control',
    FilterPanel: 'stands in a drawer on phones',
  },
};

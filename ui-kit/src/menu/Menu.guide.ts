import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Three to eight actions on one object that need no place of their own: the actions on an order or an address.'],
  avoid: [
    'Choosing a value for a form: take Select.',
    'Navigation of the site: take CategoryMenu or a list of links.',
    'One or two actions: show them as Button or Link.',
    'Content other than actions: take Popover.',
  ],
  anatomy: [
    ['Button', 'a text or an icon with a name', '#storybook-root button'],
    ['List', 'opens below the button, or above it without room', '[role=menu]'],
    ['Item', 'a label with an optional icon; `muted` for a secondary one', '[role=menuitem]'],
    ['Group', 'items that belong together, between lines, with an optional heading', '[role=group]'],
  ],
  anatomyStory: 'Groups',
  states: ['IconMenu', 'Groups'],
  narrow: {
    notes: ['The list stays on the screen, at most as wide as it less 16 px at each side, and opens upwards where there is more room.'],
  },
  writing: [
    { rule: 'Items begin with a verb; the object is clear from the button.', good: 'Изменить', bad: 'Изменение адреса доставки' },
    { rule: 'The heading of a group is a noun, and most groups need none.', good: 'Документы', bad: 'Другие действия' },
    { rule: 'The button names the object if several menus stand on the page.', good: 'Действия с адресом «Дом»', bad: 'Ещё' },
  ],
  keyboard: [
    ['Enter, Space, ↓', 'opens the menu and moves to the first item'],
    ['↑, ↓, Home, End', 'move between items'],
    ['Letters', 'move to the item that begins with them'],
    ['Enter', 'selects'],
    ['Escape', 'closes and returns the focus to the button'],
  ],
  screenReader: [
    'The button says that it opens a menu and whether it is open.',
    'Items are `menuitem`; an item with an address is a link.',
    'A heading names its group; lines are skipped.',
  ],
  related: { Popover: 'any content beside a button', Select: 'a value of a form', Button: 'one action' },
};

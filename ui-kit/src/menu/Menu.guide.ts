import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Item: '[role=menuitem]:not([aria-disabled=true])' },
  pressableStory: 'TextButton',
  use: [
    'Three to eight actions on one object, such as an order or an address, none of which is needed often.',
    'The same actions in each row of a list, where buttons would fill the page: three dots (`icon`), named after the row.',
  ],
  avoid: [
    'Choosing a value for a form: take Select.',
    'The order of a listing: take SortSelect.',
    'Navigation of the site: take CategoryMenu or a list of links.',
    'One or two actions: show them as Button or Link.',
    'An action that cannot be undone, at once: let its item open a ConfirmDialog, as in the example «Asks first» below.',
    'Items with a check mark, a shortcut or a menu of their own: it has none of these.',
    'Content other than actions: take Popover.',
  ],
  comparisons: [
    {
      rule: 'The action that most people need is a Button beside the menu. Inside, it costs one more press, and those who never open the menu do not find it.',
      good: 'MainBeside',
      bad: 'MainInside',
    },
    {
      rule: 'Items are short verbs, and the destructive one is last, apart from the others. The button names the object, so the items do not repeat it, unless the verb alone would be misread.',
      good: 'ShortVerbs',
      bad: 'RepeatedObject',
    },
  ],
  codeExamples: [
    {
      title: 'On demand',
      note: 'Menu contains the code of Base UI, so load it on demand. Until then an IconButton keeps its place, and nothing shifts.',
      language: 'tsx',
      code: `import { IconButton } from '@meet/ui-kit/icon-button';
import { lazy, Suspense } from 'react';

const Menu = lazy(async () => ({ default: (await import('@meet/ui-kit/menu')).Menu }));

const label = 'Действия с заказом 4107-22';

export const OrderMenu = () => (
  <Suspense fallback={<IconButton icon="more" label={label} variant="line" />}>
    <Menu
      label={label}
      icon="more"
      items={[
        { label: 'Открыть чек', href: '/orders/4107-22/receipt' },
        { label: 'Скачать накладную', href: '/orders/4107-22/waybill' },
        { label: 'Задать вопрос', href: '/contacts' },
      ]}
    />
  </Suspense>
);`,
    },
  ],
  anatomy: [
    [
      'Button',
      'a text with a chevron of 16 px after it, 8 px away, which says that a list opens; or an icon with a name. Its heights are those of Button and IconButton. While the list is open it looks as before, and the chevron does not turn',
      '#storybook-root button',
    ],
    [
      'List',
      '6 px below the button, or above it where there is no room below; 200 to 360 px wide and at least as wide as the button, with 4 px above and below its items. Ground `panel`, edge `control`, radius `control`, no shadow',
      '[role=menu]',
    ],
    [
      'Item',
      'a verb, 16 px, in `text`, or in `muted` for a secondary one (`tone`); 44 px tall, with 16 px at each side. Ground `tile` under the pointer and when a key reaches it, then with a ring of 2 px in `focus` inside it. A `disabled` one is `muted` at 60\u00a0%, and the page says why',
      '[role=menuitem] span',
    ],
    ['Icon', 'optional, 18 px, 12 px before the label; give it to all items of a group or to none', '[role=menuitem] svg'],
    [
      'Heading',
      'optional, a name for a group: 12 px, in `muted`, with 16 px at each side, 8 px above and 4 px below',
      '[role=group] > :not([role=menuitem])',
    ],
    ['Line', 'between groups: 1 px in `border`, with 4 px above and below', 'hr'],
  ],
  anatomyStory: 'Grouped',
  stateStories: ['TextButton', 'Tones', 'Grouped', 'InRows', 'LongText', 'Buttons'],
  narrow: {
    story: 'TextButton',
    notes: [
      'The list is at most 360 px wide and keeps 16 px from each edge of the screen.',
      'An item whose text wraps is taller than 44 px; a list that is taller than the screen scrolls.',
    ],
  },
  writing: [
    { rule: '«Отменить» alone may be taken for leaving the menu: name what is cancelled.', good: 'Отменить заказ', bad: 'Отменить' },
    { rule: 'The heading of a group is a noun, and most groups need none.', good: 'Документы', bad: 'Другие действия' },
    { rule: 'The button names the object where a page has several menus.', good: 'Действия с адресом «Дом»', bad: 'Ещё' },
    { rule: 'An item that opens a question or a form has no dots after it.', good: 'Удалить', bad: 'Удалить…' },
  ],
  keyboard: [
    ['Enter, Space, ↓', 'open the menu and move to the first item'],
    ['↑', 'opens the menu and moves to the last item'],
    ['↑, ↓, Home, End', 'move between items; ↓ goes from the last one to the first, ↑ from the first to the last'],
    ['Letters', 'move to the item that begins with them'],
    ['Enter, Space', 'select the item and close the menu'],
    ['Escape', 'closes the menu and returns the focus to the button'],
    ['Tab', 'closes the menu and moves to what follows the button'],
    ['Shift+Tab', 'closes the menu and returns the focus to the button'],
  ],
  screenReader: [
    'The button has `aria-haspopup="menu"` and `aria-expanded`. A reader may say «Действия с заказом, кнопка меню, свёрнуто».',
    'An item has the role `menuitem`, also one with an address, which stays a link for the browser. A disabled one has `aria-disabled` and can be reached.',
    'A heading names its group; a line is a `separator`.',
    'After a selection the focus is on the button again, or in the dialog that the item opened.',
    'Your part: a name that tells the menus of a page apart, and a Toaster for the result of the action.',
  ],
  language: [
    'All texts come from you. With a longer translation the list grows up to 360 px, then items wrap.',
    'Letters find an item by its visible label, in whatever language that is.',
  ],
  related: {
    Popover: 'any content beside a button',
    Select: 'a value of a form',
    Button: 'one action',
    ConfirmDialog: 'asks before an action that cannot be undone',
    SortSelect: 'the order of a listing',
  },
};

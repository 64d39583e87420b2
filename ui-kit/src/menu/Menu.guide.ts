import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Item: '[role=menuitem]:not([aria-disabled=true])' },
  use: [
    'Three to eight actions on one object, none of them needed often: on an order, on an address.',
    'The same actions in each row of a list, where buttons would fill the page: three dots (`icon`), named after the row.',
  ],
  avoid: [
    'Choosing a value for a form: take Select.',
    'The order of a listing: take SortSelect.',
    'Navigation of the site: take CategoryMenu or a list of links.',
    'One or two actions: show them as Button or Link.',
    'An action that cannot be taken back: its item opens ConfirmDialog, as in the example «Asks first» below.',
    'Content other than actions: take Popover.',
  ],
  comparisons: [
    {
      rule: 'The action that most people need is a Button beside the menu. Inside, it costs one press more, and those who do not open the menu never find it.',
      good: 'MainBeside',
      bad: 'MainInside',
    },
    {
      rule: 'Items are short verbs, and what destroys stands last, apart. The button names the object, so the items do not repeat it, unless the verb alone would be misread.',
      good: 'ShortVerbs',
      bad: 'RepeatedObject',
    },
  ],
  codeExamples: [
    {
      title: 'On demand',
      note: 'The button stands in its place while the code of the menu loads, so that nothing shifts.',
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
    ['Button', 'a text or an icon with a name', '#storybook-root button'],
    ['List', 'opens below the button, and above it where there is no room below', '[role=menu]'],
    ['Item', 'a verb, 44 px tall; `tone: "muted"` for a secondary one, `disabled` where the page says why', '[role=menuitem] span'],
    ['Icon', 'optional, before the label, for all items of a group or for none', '[role=menuitem] svg'],
    ['Heading', 'optional, a name for a group', '[role=group] > :not([role=menuitem])'],
    ['Line', 'between a group and its neighbours, with 4 px above and below', 'hr'],
  ],
  anatomyStory: 'Grouped',
  states: ['TextButton', 'IconMenu', 'Grouped', 'LongText', 'AlignedToEnd'],
  narrow: {
    notes: [
      'The list is at most 360 px wide and keeps 16 px from each edge of the screen.',
      'An item whose text wraps is taller than 44 px; a list that is taller than the screen scrolls.',
    ],
  },
  writing: [
    { rule: '«Отменить» alone reads as leaving the menu: say what is cancelled.', good: 'Отменить заказ', bad: 'Отменить' },
    { rule: 'The heading of a group is a noun, and most groups need none.', good: 'Документы', bad: 'Другие действия' },
    { rule: 'The button names the object if several menus stand on the page.', good: 'Действия с адресом «Дом»', bad: 'Ещё' },
    { rule: 'An item that opens a question or a form needs no dots after it.', good: 'Удалить', bad: 'Удалить…' },
  ],
  keyboard: [
    ['Enter, Space, ↓', 'open the menu and move to the first item'],
    ['↑', 'opens the menu and moves to the last item'],
    ['↑, ↓, Home, End', 'move between items; ↓ goes from the last one to the first, ↑ back'],
    ['Letters', 'move to the item that begins with them'],
    ['Enter, Space', 'select the item and close the menu'],
    ['Escape', 'closes the menu and returns the focus to the button'],
    ['Tab', 'closes the menu and moves on behind the button'],
    ['Shift+Tab', 'closes the menu and returns to the button'],
  ],
  screenReader: [
    'The button: «Действия с заказом, кнопка меню, свёрнуто».',
    'An item: «Повторить, элемент меню»; an unavailable one can be reached, and is announced as unavailable.',
    'An item with an address is a link for the browser, and an item of the menu for a screen reader.',
    'A heading names its group; lines are skipped.',
    'A selected item takes the focus back to the button, or to the dialog that it opens.',
    'Your part: a name that tells several menus of a page apart, and a Toaster for what the action did.',
  ],
  language: [
    'All texts come from you. The list grows with a longer translation up to 360 px, then items wrap.',
    'Letters find an item by the label as it is displayed, so in its language.',
  ],
  related: {
    Popover: 'any content beside a button',
    Select: 'a value of a form',
    Button: 'one action',
    ConfirmDialog: 'asks before what cannot be taken back',
    SortSelect: 'the order of a listing',
  },
};

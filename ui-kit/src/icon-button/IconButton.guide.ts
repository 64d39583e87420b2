import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Plain: { selector: 'button', states: ['hover', 'focus'] }, Line: 'button + button', 'Pressed toggle': 'button:last-child' },
  pressableStory: 'Variants',
  use: [
    'A frequent action whose icon everyone knows: close, search, favourite, cart.',
    'A counter on an icon, as in the header.',
    'A toggle with `pressed`, such as a favourite.',
  ],
  avoid: [
    'Rare or ambiguous actions: take Button with a label.',
    'An address: take LinkIconButton, which is imported with it.',
    'Several in a row that not everyone knows: take Menu. Only in tools of the staff, who have a mouse, a Tooltip on each will do.',
  ],
  comparisons: [
    {
      rule: 'An icon alone only where everyone knows it. A box may mean an order, a parcel or a return, so this action needs a label.',
      good: 'LabelOfUnclear',
      bad: 'UnclearIcon',
    },
    {
      rule: 'Many icons in a row are a riddle. The most frequent one remains, the others are words in a Menu.',
      good: 'OneAndMore',
      bad: 'RowOfIcons',
    },
  ],
  anatomy: [
    ['Icon', 'one of the set, filled while pressed, or an element of your own, which is not', 'button svg'],
    ['Counter', 'up to 99, then «99+», which ends outside of the target; none at 0; part of the name', 'button span'],
    [
      'Target',
      '44 by 44 px; with `variant="line"` a square of 40, 48 or 56 px by `size`. With a mouse and `data-density="desk"` 32 px, and 28, 32 or 36 px',
      'button',
    ],
  ],
  anatomyStory: 'Counter',
  states: ['Plain', 'Pressed', 'Loading', 'OwnIcon', 'Counter', 'Line', 'AsLink', 'Disabled', 'WithTooltip'],
  wideStates: ['Counter', 'Line', 'AsLink', 'Disabled'],
  narrow: {
    story: 'Counter',
    notes: [
      'A finger has at least 44 px, also at `small`, whose square is 40 px; keep 8 px between neighbours, and 16 px after a counter, which stands out of its target.',
      'Under a finger `plain` has no look of its own while it is pressed, so what the press does must be seen at once.',
      'There is no hover under a finger and so no Tooltip: an icon that needs one gets a label on a phone.',
    ],
  },
  writing: [
    { rule: 'The name says what a press does or what it opens, without the word «кнопка».', good: 'Удалить из корзины', bad: 'Крестик' },
    { rule: 'In a list the name says of what.', good: 'Удалить адрес «Дом»', bad: 'Удалить' },
    {
      rule: 'One to four words, because Tooltip shows them too; in a list also of what.',
      good: 'Скопировать ссылку',
      bad: 'Скопировать ссылку на эту страницу, чтобы отправить',
    },
    { rule: 'A toggle keeps its name in both states; `pressed` says the rest.', good: 'В избранное', bad: 'Убрать из избранного' },
  ],
  keyboard: [
    ['Tab', 'moves to the button, also to one that is loading; a disabled one is skipped'],
    ['Enter, Space', 'press it; LinkIconButton takes Enter only'],
  ],
  screenReader: [
    'The name with the counter: «Корзина, 3\u00a0товара, кнопка». The icon itself is skipped.',
    'A toggle says whether it is pressed: «В избранное, кнопка-переключатель, нажата».',
    'While loading it keeps its name and the focus, and says that it is busy and unavailable.',
    'Your part: `countForms` where the number needs its noun.',
    'Your part: say what a press did, in a status or a Toaster, unless the button itself says it, as a toggle does.',
  ],
  language: [
    'The number has its plural by `countForms`: 1\u00a0товар, 3\u00a0товара, 5\u00a0товаров; without them it stands alone.',
    '«99+» is the same in every language.',
    'The name takes no room, so a longer translation changes nothing.',
  ],
  related: {
    Button: 'an action with a label',
    Menu: 'several actions behind one icon',
    Tooltip: 'shows the name on hover and focus',
    Icon: 'an icon that is no control',
  },
};

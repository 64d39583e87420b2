import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: {
    Plain: { selector: 'button', states: ['hover', 'focus'] },
    Line: 'button + button',
    'Toggle that is on': 'button:last-child',
  },
  pressableStory: 'Variants',
  use: [
    'A frequent action whose icon everyone knows: close, search, favourite, cart.',
    'A counter on an icon, as in the header.',
    'A toggle with `pressed`, such as a favourite.',
  ],
  avoid: [
    'Rare or ambiguous actions: take Button with a label.',
    'An address: take LinkIconButton, which is imported with it.',
    'Several unfamiliar icons in a row: take Menu. Only in tools of the staff, who work with a mouse, may they stand in a row, each with a Tooltip.',
  ],
  comparisons: [
    {
      rule: 'Use an icon alone only where everyone knows it. A box may mean an order, a parcel or a return, so this action needs a label.',
      good: 'LabelOfUnclear',
      bad: 'UnclearIcon',
    },
    {
      rule: 'Many icons in a row are a riddle. Keep the most frequent one, and put the others into a Menu, as words.',
      good: 'OneAndMore',
      bad: 'RowOfIcons',
    },
  ],
  anatomy: [
    [
      'Icon',
      '22 px, here drawn at twice its size like all parts; in `text`, in the middle. One of the set is filled while a toggle is on, an element of your own never is',
      'button svg',
    ],
    [
      'Counter',
      '12 px, weight 600, in the colour of the icon; it begins 10 px right of the middle and 4 px below the upper edge. Up to 99, then «99+», whose end reaches beyond the target; hidden at 0; part of the accessible name',
      'button span',
    ],
    ['Target', '44 by 44 px, tinted here: it has no ground and no edge. For a mouse in the desk density it is 32 px', 'button'],
    [
      'Square',
      'with `variant="line"`: 40, 48 or 56 px by `size`, with a line of 1 px in `control` and the radius `control`; a target of 44 px around the smallest. For a mouse in the desk density 28, 32 or 36 px',
      'button:nth-of-type(3)',
    ],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Plain', 'Pressed', 'Loading', 'OwnIcon', 'OnPicture', 'BesideButtons', 'WithTooltip', 'Counter', 'AsLink', 'Disabled'],
  narrow: {
    story: 'InHeader',
    notes: [
      'On a phone take `medium` beside a Button: a small Button grows to 44 px for a finger, the small square stays at 40 px, with a target of 44 px.',
      'Keep 8 px between neighbours, and 16 px after a counter, which reaches beyond its target.',
      '`plain` does not change its look while a finger presses it: show its effect at once, or `loading`.',
      'A finger cannot hover, so it never sees a Tooltip: an icon that needs one has a label on a phone.',
    ],
  },
  writing: [
    { rule: 'The name says what a press does or what it opens, without the word «кнопка».', good: 'Убрать из корзины', bad: 'Крестик' },
    { rule: 'In a list the name includes its object.', good: 'Удалить адрес «Дом»', bad: 'Удалить' },
    {
      rule: 'One to four words before the object, because a Tooltip shows them too.',
      good: 'Скопировать ссылку',
      bad: 'Скопировать ссылку на эту страницу, чтобы отправить',
    },
    {
      rule: 'A toggle keeps its name in both states; `pressed` says which one it is in.',
      good: 'В избранное',
      bad: 'Убрать из избранного',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the button, even while it is loading; skips a disabled one'],
    ['Enter, Space', 'press it; a LinkIconButton reacts to Enter only'],
  ],
  screenReader: [
    'A `button` whose name includes the counter, such as «Корзина, 3\u00a0товара»; LinkIconButton is a `link`. The icon is hidden.',
    'A toggle has `aria-pressed`. A reader may say «В избранное, кнопка-переключатель, нажата».',
    'While loading it keeps its name and the focus, with `aria-busy` and `aria-disabled`.',
    'Your part: `countForms` where the number needs its noun.',
    'Your part: announce the result of a press in a status or a Toaster, unless the button itself shows it, as a toggle does.',
  ],
  language: [
    'The number has its plural by `countForms`: 1\u00a0товар, 3\u00a0товара, 5\u00a0товаров; without them the number stands alone.',
    '«99+» is the same in every language.',
    'The name is not visible, so a longer translation does not change the layout.',
  ],
  related: {
    Button: 'an action with a label',
    Menu: 'several actions behind one icon',
    Tooltip: 'shows the name on hover and keyboard focus',
    Icon: 'an icon that is not a control',
  },
};

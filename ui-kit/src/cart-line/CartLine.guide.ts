import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Removal: 'button' },
  use: [
    'One item of the cart: chosen or left for later, removed, sold meanwhile, dearer or cheaper than when it was added.',
    'One item of an order, without controls: what was bought, in which size and for how much.',
  ],
  avoid: [
    'A product in a listing: take ProductCard.',
    'Sums: take OrderSummary.',
    'Data of the staff: take Table.',
    'Quantities: each item of the shop is a line of its own.',
  ],
  comparisons: [
    {
      rule: 'A change is named where it happened, with its sum. A shopper who finds it only when paying does not come back.',
      good: 'SaysChange',
      bad: 'HidesChange',
    },
    {
      rule: 'What cannot be bought says why and leads on, to other sizes or similar products. A dead end loses the shopper.',
      good: 'SoldOut',
      bad: 'DeadEnd',
    },
  ],
  anatomy: [
    ['Selection', 'optional checkbox, by `onCheckedChange`: buy now or later', 'input[type=checkbox]'],
    ['Picture', 'decoration, dimmed while the item is left for later or cannot be bought; a press opens the product', 'img'],
    ['Sign', 'optional, over the picture: «Продано»', '.cart-tile span'],
    ['Brand, name and size', 'the name links to the product', '.cart-words > p:first-child'],
    ['Price', 'now and before; a line of its own says by how much it has changed since the item was added', '[data-price]'],
    ['Reason', 'optional: why it cannot be bought', '.cart-words > p:nth-last-child(2)'],
    ['Alternatives', 'optional links: other sizes, similar products', '.cart-words > p:last-child a'],
    ['Removal', 'optional button, by `onRemove`; then «Вернуть» stands at the end of the row', 'button'],
  ],
  anatomyStory: 'AllParts',
  stateStories: [
    'Selected',
    'LeftForLater',
    'ReadOnly',
    'Cheaper',
    'Dearer',
    'Unavailable',
    'Reserved',
    'SoldOut',
    'Replaceable',
    'Exchanging',
    'Removed',
  ],
  narrow: {
    story: 'LongText',
    notes: [
      'Checkbox, picture of 88 px and cross keep their size; words and prices wrap between them. Offers and links run on below the cross.',
      'Checkbox, name, cross and buttons take presses within 44 px.',
      'A removed line becomes a row of 64 px, or more if its name wraps, in the same place, with «Вернуть» where a finger reaches it.',
    ],
  },
  writing: [
    { rule: 'A reason says what has happened, not a state.', good: 'Эту пару только что купили', bad: 'Недоступно' },
    { rule: 'An alternative is a noun.', good: 'Другие размеры · Похожие', bad: 'Нажмите, чтобы посмотреть похожие' },
    {
      rule: 'A sign is what the picture cannot show, in two or three words.',
      good: 'В\u00a0чужом заказе',
      bad: 'Временно недоступно для заказа',
    },
    { rule: '`size` says its system; goods without one say so in words.', good: 'Размер: 41\u00a0EU', bad: '41' },
    { rule: '`note` tells what is not a price, such as the day.', good: '24\u00a0ноября, вторник', bad: 'Скоро привезём' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'moves to the checkbox, the name, the offer or alternatives, then to the cross'],
    ['Space', 'on the checkbox: selects the line, or leaves it for later'],
    ['Enter', 'on the name or an alternative: follows the link'],
    ['Enter, Space', 'on a button: remove or restore the line, or take the offer'],
  ],
  screenReader: [
    'The checkbox names product and size: «Купить сейчас: Кроссовки Slope 2, Размер: 41 EU». Buttons and links name the product: «Удалить: Кроссовки Slope 2», «Взять за 12 990 ₽: Кроссовки Slope 2».',
    'A removed line is a status «Кроссовки Slope 2: удалено», and the focus is on «Вернуть: Кроссовки Slope 2»; after a press of that, on the first button of the line.',
    'The checkbox of a line that cannot be bought, or that has an offer to accept, is disabled; the text says why.',
    'Each line is an article. Your part: a heading above the lines, and an OrderSummary beside them, which announces the new total.',
  ],
  language: [
    'Prices and differences follow `language` and `currency`: «300 ₽», «€300»; cents only where there are any.',
    'Names, sizes, reasons, signs and alternatives come from you; «Стало дороже на», the offer and the names of buttons from the kit.',
    'Longer translations wrap below the name; a sum never breaks inside.',
  ],
  unusedTexts: ['nouns', 'price.from', 'price.memberPrice', 'price.cashback'],
  related: {
    OrderSummary: 'the sums of all lines',
    ProductCard: 'a product in a listing, without a size',
    Price: 'the price alone',
    Alert: 'a change of the whole cart',
    Picture: 'makes the address of the picture, by PictureProvider',
  },
};

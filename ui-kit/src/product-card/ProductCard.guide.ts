import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Card: 'a', Heart: 'button[aria-pressed]' },
  use: [
    'A product in a listing, a row of similar ones, favourites.',
    'Sizes on the card where most shoppers know theirs: one press puts the product into the cart.',
  ],
  avoid: [
    'Lines of a cart or an order: take CartLine, which has the chosen size.',
    'Articles and collections: use Picture with Link.',
    'The product page itself: use Gallery, Price and SizePicker.',
  ],
  comparisons: [
    {
      rule: 'The name says what it is and which model, because praise pushes the model out of the two lines that a name has.',
      good: 'BrandAndModel',
      bad: 'NameWithPraise',
    },
    {
      rule: 'One or two badges, each a fact. More of them cover the product.',
      good: 'OneBadge',
      bad: 'ManyBadges',
    },
  ],
  anatomy: [
    ['Picture', '4:5; a mouse over the card shows the second one', 'img'],
    ['Badges', 'optional, over the picture, most important first', 'img + div > span'],
    ['Heart', 'optional toggle beside the link, not inside it', 'button[aria-pressed]'],
    [
      'Plus',
      'optional, opens a choice of sizes; sold-out products have none. With `onSize` a mouse shows the sizes instead, from 1024 px',
      'button:not([aria-pressed])',
    ],
    ['Colours', 'optional, up to four of the model, then how many more there are; a single one is not drawn', '[role=img]'],
    ['Brand', 'the maker; a long one wraps', 'article p'],
    ['Name', 'the heading and the only link, which covers the card; at most two lines', 'h3'],
    ['Price', 'with the old one and that for members, as in Price', '[data-price]'],
  ],
  stateStories: [
    'Plain',
    'SizesOpen',
    'ManySizesOpen',
    'Favourite',
    'OnlyForMembers',
    'SoldOut',
    'Loading',
    'ThreeColours',
    'LongBadge',
    'WithoutPicture',
    'OneColour',
    'LongText',
  ],
  narrow: {
    story: 'TwoInARow',
    notes: [
      'Two cards in a row, 2 px apart; ProductGrid takes them up to the edges of the screen.',
      'The second picture and the sizes need a mouse, the sizes also a screen of 1024 px. Heart and plus are visible without one, 44 px each.',
      'Your part: with `onSize` pass `onQuickAdd` too. On a touch screen and below 1024 px the plus is the only way to the sizes.',
      'A badge that does not fit beside the heart goes below it, whole.',
    ],
  },
  writing: [
    { rule: 'Badge: a fact in one to three words.', good: 'Новинка', bad: 'Успей купить!' },
    { rule: 'A discount is a number with a minus sign, not a promise.', good: '−31\u00a0%', bad: 'Скидка до\u00a031\u00a0процента' },
    {
      rule: 'The brand stands above the name, which does not repeat it.',
      good: 'Кроссовки Slope 2',
      bad: 'Кроссовки Nordkvart Slope 2',
    },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'moves to the link, the heart, then the plus or the sizes, which appear'],
    ['Enter', 'opens the product; on a button presses it'],
    ['Space', 'presses the heart, the plus or a size'],
  ],
  screenReader: [
    'An article with a heading, which is the link: «Кроссовки Slope 2, ссылка». Badges and brand are text before it, prices text after it.',
    'Heart: «В избранное: Кроссовки Slope 2, кнопка-переключатель», pressed or not. The name stays in both states.',
    'Sizes: a group «В корзину, размер: Кроссовки Slope 2». A sold-out size is reached, is unavailable and says «38, нет в\u00a0наличии».',
    'Plus: «Выбрать размер: Кроссовки Slope 2, кнопка».',
    'Pictures are decoration, so they have an empty `alt`; the colours are one image: «5\u00a0цветов».',
    'Your part: choose `headingLevel` to fit the page, and announce what a press did, by Toaster.',
  ],
  language: [
    'Prices follow the `language` and `currency` of `LocaleProvider`: «12\u00a0490\u00a0₽», «€12,490».',
    'The number of colours has its plural: 1\u00a0цвет, 3\u00a0цвета, 5\u00a0цветов.',
    'A name has two lines, and what is longer is cut for the eye. Names break at natural places, and a preposition stays with its noun; a very long word breaks where the line ends, with a hyphen where the browser knows those of `lang`.',
  ],
  unusedTexts: ['nouns', 'price.cashback'],
  related: {
    ProductGrid: 'arranges cards',
    CartLine: 'a product in the cart, with its size',
    Price: 'the price alone',
    Badge: 'the badge alone',
    Skeleton: 'placeholders for other content',
    Picture: 'makes the addresses of the pictures, by PictureProvider',
  },
};

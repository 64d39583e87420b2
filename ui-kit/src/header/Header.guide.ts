import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The top of every page: logo, audiences, search, account, favourites, cart.',
    '`bare` on the checkout, where nothing should lead away.',
  ],
  avoid: ['A heading of a page: take Heading.', 'Messages: take AppBanner or Toaster.'],
  comparisons: [
    {
      rule: 'Three actions that every shopper needs. What stands beside them pushes them apart, and on a phone out of reach.',
      good: 'ThreeActions',
      bad: 'SixActions',
    },
  ],
  anatomy: [
    ['Service line', 'optional, from 1024 px: links of the shop and the city', 'nav a[href="#delivery"]'],
    ['Logo', 'leads home', 'header a[href="/"]'],
    ['Search', 'a box that leads to the search; below 1024 px an icon', 'header a[href="/search"]'],
    ['Actions', 'icons, with a counter where there is something to count', 'header a[href="#auth"]'],
    [
      'Row of categories',
      'optional, from 1024 px: a CategoryMenu; below that a menu button opens it in a Drawer',
      'header nav li:nth-child(3) a',
    ],
  ],
  anatomyStory: 'AllParts',
  states: ['Frame', 'Minimal', 'Checkout'],
  wideStates: ['Frame', 'Minimal', 'Checkout'],
  narrow: {
    notes: [
      'Menu button, logo, search and actions in one line of 44 px targets; the row of categories and the service line need 1024 px.',
      'The page decides when it hides while scrolling; it never hides what has the focus.',
    ],
  },
  writing: [
    { rule: 'Names of icons say where they lead.', good: 'Избранное, 3 товара', bad: 'Сердце' },
    { rule: 'A way back names its destination.', good: 'Вернуться в корзину', bad: 'Назад' },
    { rule: 'Links of the service line are one or two words.', good: 'Доставка', bad: 'Всё о доставке и оплате' },
  ],
  keyboard: [
    ['Tab', 'begins with the skip link, then logo, categories, search and actions'],
    ['Enter', 'follows a link or opens the menu; on the skip link moves to the content'],
  ],
  screenReader: [
    'The landmark «баннер» with a navigation; the logo is «Meet, на главную, ссылка».',
    'Counters are part of the names: «Избранное, 3 товара, ссылка».',
    '«К содержанию» is the first link of the page, and visible while it has the focus.',
    'Your part: `main` with the `id` of `mainId` and `tabIndex={-1}`.',
  ],
  language: [
    'Counters have the plural of `countForms`; the other names are of the kit or come from you.',
    'Longer names of categories make their row scroll.',
  ],
  related: {
    CategoryMenu: 'its row of categories',
    SearchField: 'a search in place of its box',
    Drawer: 'the menu of phones, which it opens',
    Footer: 'the end of every page',
  },
};

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The top of every page, once: logo, audiences, search, account, favourites, cart.',
    'It stays at the top while the page scrolls, 56 px tall, from 1024 px on 64 px; up to 1279 px categories add a line of their own.',
    '`bare` on the checkout, where nothing should lead away.',
  ],
  avoid: [
    'A heading of a page: take Heading.',
    'Messages: take AppBanner, Alert or Toaster.',
    'Links of the company, documents and apps: take Footer.',
  ],
  comparisons: [
    {
      rule: 'Three actions that every shopper needs. What stands beside them pushes them apart, and on a phone out of reach.',
      good: 'ThreeActions',
      bad: 'SixActions',
    },
    {
      rule: 'On the checkout nothing leads away: `bare` leaves the logo and the way back.',
      good: 'OnlyWayBack',
      bad: 'WaysOut',
    },
  ],
  anatomy: [
    ['Service line', 'optional, from 1024 px: links of the shop and the city', 'nav a[href="/delivery"]'],
    ['Logo', 'leads home; below 1024 px the menu button before it opens the categories in a Drawer of yours', 'header a[href="/"]'],
    ['Search', 'a box that leads to the search; below 1024 px an icon', 'header a[href="/search"]'],
    ['Actions', 'icons, with a counter where there is something to count', 'header a[href="/login"]'],
    ['Row of categories', 'optional, from 1024 px: a CategoryMenu, below 1280 px on a line of its own', 'header nav li:nth-child(3) a'],
  ],
  anatomyStory: 'AllParts',
  stateStories: ['Frame', 'Audiences', 'Minimal', 'Checkout'],
  statesInOwnRow: ['Frame', 'Audiences', 'Minimal', 'Checkout'],
  narrow: {
    showsWideLayout: true,
    notes: [
      'Menu button, logo, search and actions in one line of 44 px targets; the row of categories and the service line need 1024 px.',
      'Three actions and a short wordmark fit into 320 px. A fourth does not fit: see the pair above.',
    ],
  },
  writing: [
    { rule: 'Names of icons say where they lead.', good: 'Избранное, 3\u00a0товара', bad: 'Сердце' },
    { rule: 'A way back names its destination.', good: 'Вернуться в корзину', bad: 'Назад' },
    { rule: 'A counter has its noun.', good: 'Корзина, 2\u00a0товара', bad: 'Корзина (2)' },
    { rule: 'Links of the service line are short, at most three words.', good: 'Доставка', bad: 'Всё о доставке и оплате' },
  ],
  keyboard: [
    [
      'Tab',
      'begins with the skip link and the service line, then menu button (below 1024 px), logo, categories, search and actions. From 1024 to 1279 px the categories stand on the second line and still come before search and actions',
    ],
    ['Enter', 'follows a link; on the skip link moves to the content'],
    ['Enter, Space', 'on the menu button: calls `onMenu`; with `menuHref` it is a link, which Space does not follow'],
  ],
  screenReader: [
    'The landmark «баннер», with the navigation of categories in it; the service line is a navigation of its own before it, «Сервис».',
    'The wordmark is «Meet, на главную, ссылка»; a `logo` of your own needs such a name.',
    'The menu button is «Меню, кнопка», and is said to open a dialog; with `menuHref` it is a link.',
    'Counters are part of the names: «Избранное, 3\u00a0товара, ссылка».',
    '«К\u00a0содержанию» is its first link, and visible while it has the focus.',
    'Your part: `main` with the `id` of `mainId` and `tabIndex={-1}`.',
  ],
  language: [
    'Menu, search, skip link and wordmark are named by the kit; names of actions, categories and service links come from you. `countForms` gives a counter its noun.',
    'Longer names of categories make their row scroll.',
  ],
  related: {
    CategoryMenu: 'its row of categories',
    SearchField: 'a search in place of its box',
    Drawer: 'the menu of phones, which it opens',
    Footer: 'the end of every page',
  },
};

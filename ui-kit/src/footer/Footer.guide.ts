import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Link: 'nav a' },
  pressableStory: 'WordsOfShoppers',
  use: [
    'The end of every page: help, company, app, legal line, methods of payment.',
    'With `bare`, the end of a checkout, where phones keep only the links to documents.',
    '`PaymentMark` beside a button that pays.',
  ],
  avoid: [
    'Actions that belong to the page: put Button or LinkButton at its end.',
    'All categories: take CategoryMenu in the Header; a footer has the few that people look for.',
    'News and offers: take AppBanner or Alert. Few people see the end of a page.',
  ],
  comparisons: [
    {
      rule: 'A link is in the words that people look for, and not in those of a contract.',
      good: 'WordsOfShoppers',
      bad: 'WordsOfLawyers',
    },
    {
      rule: 'A column takes up to seven links. All categories are in CategoryMenu.',
      good: 'FewLinks',
      bad: 'AllCategories',
    },
  ],
  anatomy: [
    [
      'Footer',
      'begins with a line. Above it are 80 px of space, from 1024 px on 120 px (`--meet-section`); the figure is without them',
      'footer',
    ],
    ['Column', 'a heading with links, a navigation of its own', 'footer nav'],
    ['Social networks', 'optional, below the links of the last column', 'footer nav:last-of-type ul:last-child'],
    ['App', 'optional: a QR code for those at a computer, and a link', 'footer svg'],
    ['Legal line', 'year, name and documents', 'footer p:has(+ ul)'],
    ['Settings', 'optional: what holds for the whole shop, such as the city', 'footer [href="/city"]'],
    ['Payments', 'the marks of methods, in the colour of the text', 'footer ul[aria-label] [role=img]'],
  ],
  anatomyStory: 'AllParts',
  stateStories: ['Frame', 'WithSettings', 'WithoutApp', 'Minimal', 'Bare', 'PaymentMarks'],
  narrow: {
    showsWideLayout: true,
    notes: [
      'Below 768 px the columns stand in two: the first of three beside the two others. From 768 px on all are side by side.',
      'Links are 44 px tall below 768 px, and 28 px from there on; documents are 44 px everywhere.',
      'The code stands beside its text, and from 768 to 1023 px above it. Below 1024 px and without a mouse code and text are left out and the link stays; a large tablet keeps them. The figure of 320 px has a mouse.',
      '`bare` changes nothing from 768 px on. Below, only the documents remain, and without `legal` nothing does.',
    ],
  },
  writing: [
    { rule: 'Headings are one or two words.', good: 'О нас', bad: 'Корпоративная информация' },
    { rule: 'A link is the name of its page, without a verb.', good: 'Программа лояльности', bad: 'Узнать больше о бонусах' },
    {
      rule: 'The text beside the code says what to do and what opens, for every store.',
      good: 'Наведите камеру: откроется App\u00a0Store, Google\u00a0Play или\u00a0RuStore.',
      bad: 'QR-код приложения для iPhone',
    },
    {
      rule: 'Documents have their short names.',
      good: 'Оферта · Конфиденциальность',
      bad: 'Политика обработки персональных данных (ред. 4)',
    },
  ],
  keyboard: [
    ['Tab', 'moves through the links: column by column, the app, documents, settings; Shift+Tab goes back'],
    ['Enter', 'follows a link'],
  ],
  screenReader: [
    'The landmark «нижний колонтитул», with a navigation for each column: «Помощь, ссылки внизу». So «Каталог» of the header has another name. Titles are headings of level 2.',
    'Social networks are the list «Meet в соцсетях», documents a list without a name.',
    'Marks of payment are images with the name of the method, in the list «Способы оплаты».',
    'The QR code is an image with its label; the link beside it leads to the same address.',
    'Your part: one footer on a page, outside of `main` and `article`: inside them it is no landmark.',
  ],
  language: [
    'Names of lists and the texts of the app come from the kit, columns and documents from you.',
    'Columns keep their width: longer translations wrap and make them taller. The year is in digits.',
  ],
  related: {
    Header: 'the top of every page',
    CategoryMenu: 'all categories',
    QrCode: 'the code of the app',
    AppBanner: 'offers the app above the page, until it is closed',
    Link: 'one of its links, alone',
  },
};

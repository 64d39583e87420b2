import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Link: 'a' },
  use: [
    'The position of a page below the home page: categories, articles, products.',
    'A way up for those who came from a search engine into the middle of the shop.',
  ],
  avoid: [
    'Steps of a process: take Stepper.',
    'The home page: it has nothing above.',
    'The history of a visit: the browser has Back.',
    'Pages below the current one: take CategoryMenu.',
    'Structured data of search engines: write their `BreadcrumbList` yourself.',
  ],
  comparisons: [
    {
      rule: 'Names of the categories, short, as the menu has them: long ones push the nearest category out of sight on a phone.',
      good: 'NamesOfMenu',
      bad: 'LongNames',
    },
    {
      rule: 'The trail is where the page is in the shop, not how this visitor came to it.',
      good: 'ByPlace',
      bad: 'ByVisit',
    },
  ],
  anatomy: [
    ['Home page', 'the first link', 'li:first-child a'],
    ['Category', 'a link. Each entry but the last has a slash after it, which is drawn and not read', 'li:nth-child(2) a'],
    ['Current page', 'last, a text without a link', '[aria-current=page]'],
  ],
  stateStories: ['TwoLevels', 'OneLevel', 'Long'],
  narrow: {
    story: 'Long',
    notes: [
      'Below 768 px it is one line that scrolls under a finger and shows its beginning first; from there on it wraps, and no line begins with a slash.',
      'Below 768 px the current page is for screen readers only, because the heading follows.',
      'Each link is 44 px tall. In wrapped lines, which stand closer, the targets overlap.',
      'Below 768 px its line reaches over the gutter of the Container to both edges of the screen.',
    ],
  },
  writing: [
    { rule: 'The first link is the home page.', good: 'Главная', bad: 'Интернет-магазин Meet' },
    {
      rule: 'The last entry is the heading of the page, shortened if it is long.',
      good: 'Slope 2',
      bad: 'Купить кроссовки Slope 2 в Москве',
    },
    { rule: 'A category has no number: it would change, and the listing says it.', good: 'Кроссовки', bad: 'Кроссовки (1\u00a0284)' },
  ],
  keyboard: [
    ['Tab', 'moves from link to link and scrolls it into view; Shift+Tab goes back'],
    ['Enter', 'follows the link'],
  ],
  screenReader: [
    'A navigation «Вы здесь» with a list: «Главная, ссылка, 1 из 3».',
    'The last entry is «текущая страница», on a phone too, where it is not visible.',
    'The slashes are not read.',
    'Your part: one trail on a page, before the heading.',
  ],
  language: [
    'The labels come from you, the name of the navigation from the kit.',
    'A longer trail scrolls on a phone and wraps between the labels on a wide screen. A label that is longer than the line wraps; none is cut.',
  ],
  related: {
    Stepper: 'steps in time',
    CategoryMenu: 'goes down instead of up',
    Link: 'a single address',
    Pagination: 'pages of one listing',
  },
};

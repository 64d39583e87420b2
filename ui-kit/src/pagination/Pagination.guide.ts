import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Page: 'li > a:not([rel], [aria-current])', Arrow: 'a[rel=next]' },
  use: [
    'Links to the pages of a listing or a table, in which people look for a certain page, come back to it or share it.',
    'As children of LoadMore, so that every page of a listing can be reached directly, also by search engines.',
  ],
  avoid: ['Going on in a listing: take LoadMore.', 'Steps of a form: take Stepper.', 'Views of one subject: take Tabs.'],
  comparisons: [
    {
      rule: 'One list below what it divides. A second one above pushes the rows down for a press that few make before they have seen them.',
      good: 'BelowRows',
      bad: 'TwiceOnPage',
    },
    {
      rule: 'Below a listing of products LoadMore goes on, with the pages below its link, from 1024 px in its row. Pages alone take away what one has just seen with each look at more.',
      good: 'InLoadMore',
      bad: 'PagesAlone',
    },
  ],
  anatomy: [
    ['Previous page', 'an arrow; absent on the first page', 'a[rel=prev]'],
    ['First page', 'always visible', 'li:nth-child(2) > a'],
    ['Gap', 'stands for two pages or more; a single page is shown instead', 'li:nth-child(3) > span'],
    ['Current page', 'in the colour of text and weight 600; the others are muted', '[aria-current=page]'],
    ['Last page', 'always visible, says how many there are', 'li:nth-last-child(2) > a'],
    ['Next page', 'an arrow; absent on the last page', 'a[rel=next]'],
  ],
  stateStories: ['Middle', 'First', 'Last', 'NearStart', 'Two', 'ManyPages'],
  narrow: {
    notes: [
      'It stays one line: links keep their height of 44 px and become narrower, down to 33 px for the longest row at 320 px.',
      'A gap is 16 px wide on a phone and as wide as a page from 768 px on.',
      'In a box that is as wide as its content, such as LoadMore below 1024 px, links are as wide as their number, at least 24 px.',
      'The row begins 15 px before its box, so that the first number stands at the edge of what is above. A box that cuts what overflows needs as much padding.',
      'The first page has no arrow back: each number stands a place further on the second.',
      'With a single page it renders nothing, on every screen.',
    ],
  },
  writing: [
    { rule: 'A page with two listings gives each its own `label`, a noun.', good: 'Страницы отзывов', bad: 'Перейти по страницам' },
    { rule: 'The title of the document names the page from the second on.', good: 'Кроссовки — страница 3', bad: 'Кроссовки' },
    { rule: 'The address has the number; the first page has none.', good: '/catalog?page=3', bad: '/catalog#page3' },
    {
      rule: 'A number that is seen above the listing counts goods, not pages: where one is among the pages is for screen readers.',
      good: '128\u00a0товаров',
      bad: '11\u00a0страниц',
    },
  ],
  keyboard: [
    ['Tab', 'moves from link to link; the gaps are no stop, the current page is one'],
    ['Enter', 'opens the page'],
    ['Ctrl+Enter, on a Mac Command+Enter', 'opens it in a new tab'],
  ],
  screenReader: [
    'A navigation «Страницы» with a list; links are «Страница 3», «Следующая страница»; the current one is «текущая страница».',
    'A change without a reload is announced: «Страница 2 из\u00a011»; the same text stands hidden before the list.',
    'The gaps are hidden, because the numbers say the same.',
    'Your part: after a change without a reload, move the focus to the heading or the first product, as under Controlled.',
  ],
  language: [
    'Numbers are written in digits, and above a thousand not grouped; the sentence «Страница 2 из\u00a011» is one text with places for both.',
    'A longer translation is heard only: nothing but digits and arrows is visible.',
  ],
  related: {
    LoadMore: 'adds products instead of replacing them',
    ProductGrid: 'the listing above it',
    Table: 'rows above it',
    Tabs: 'views of one subject',
    Stepper: 'steps of a process, in their order',
  },
};

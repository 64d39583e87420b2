import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The page of an unknown address, with status 404.',
    'A product that the shop no longer has, or an article that is gone, with the categories of similar ones.',
  ],
  avoid: [
    'Empty lists and searches: take EmptyState.',
    'Requests that failed: take NoSignal.',
    'A product that is sold out: its page stays, with other sizes and similar products.',
  ],
  comparisons: [
    {
      rule: 'Say what has happened in the words of the shop, and offer ways on. «404» is a number of the protocol, so it is only decoration.',
      good: 'WithWays',
      bad: 'WithCode',
    },
    {
      rule: 'What is sold out still has its page, where one can wait for it or take another size. Only what never comes back has none.',
      good: 'SoldOutPage',
      bad: 'SoldOutNotFound',
    },
  ],
  anatomy: [
    ['Word', 'decoration in Unbounded, hidden from screen readers', 'section > p'],
    ['Sentence', 'the heading: what has happened and what to do', 'section h1'],
    ['Catalogue', 'the main way on', 'h1 ~ a'],
    ['Search', 'optional, a plain form', 'section form svg'],
    ['Categories', 'optional links as chips', 'ul li:last-child a'],
    ['Picture', 'optional: a Picture or an `img`, which fills its box', 'section img'],
  ],
  anatomyStory: 'AllParts',
  stateStories: ['WithAll', 'Shortest'],
  narrow: {
    showsWideLayout: true,
    notes: [
      'Below 1024 px everything stands below each other, the picture last.',
      'From 1024 px the picture fills the right side, 39\u00a0% of the width, and the sentence with all ways on stands at the foot of the left one.',
      'Chips wrap; each is 36 px tall, with a target of 44 px.',
    ],
  },
  writing: [
    {
      rule: 'Take the categories that most people look for, three to six.',
      good: 'Новинки · Обувь · Одежда',
      bad: 'Все двадцать разделов',
    },
    { rule: 'The `label` of a category is its name in the menu, and no sentence.', good: 'Сумки', bad: 'Перейти в раздел сумок' },
    {
      rule: 'A sentence of your own, by `texts.notFound.sentence`, blames neither the shopper nor the address.',
      good: 'Страница не найдена',
      bad: 'Вы ввели неверный адрес',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the catalogue, the search and the categories; Shift+Tab goes back'],
    ['Enter', 'follows a link, or searches'],
  ],
  screenReader: [
    'The sentence is the heading of the page; the large «404» is hidden.',
    'The search: «Поиск товаров, поле поиска»; the links to categories are a list «Категории», in Safari too.',
    'Your part: status 404, `noindex`, and a title that says the same.',
  ],
  language: [
    'Categories come from you, all other texts are of the kit.',
    'A longer sentence wraps in balanced lines, and more chips take more lines.',
  ],
  unusedTexts: ['chip'],
  related: {
    NoSignal: 'the request failed',
    EmptyState: 'a search without a result, or a part of a page',
    SearchField: 'the search of the header, with suggestions',
    Chip: 'one of its categories',
  },
};

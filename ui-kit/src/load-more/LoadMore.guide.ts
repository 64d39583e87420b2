import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Link: 'a[rel=next]' },
  use: [
    'The end of a listing, with how many are shown of how many: products, reviews, orders.',
    'With Pagination as children, where people come back to a certain page.',
  ],
  avoid: [
    'Endless loading while scrolling: the footer must be reachable.',
    'Lists of one page: show all of it.',
    'A table whose pages are looked up by number: take Pagination alone.',
    'Progress of a task: take Progress.',
  ],
  comparisons: [
    {
      rule: 'Say how many come and how many there are: then a press is a choice and not a gamble.',
      good: 'WithNumbers',
      bad: 'WithoutNumbers',
    },
    {
      rule: 'A load that failed says so in `error`, and the link repeats it. Without that the link only stops turning, and people press on.',
      good: 'FailureTold',
      bad: 'FailureHidden',
    },
  ],
  anatomy: [
    ['Count', 'how many are visible of how many, announced; an error stands after it', '[role=status]'],
    ['Bar', 'the same as a share, 200 px wide, hidden from screen readers; gone at the end', '[role=progressbar]'],
    [
      'Link',
      'to the next page, with the look of an outlined Button; with `onLoad` it loads in place once hydrated; gone at the end',
      'a[rel=next]',
    ],
    ['Pagination', 'optional, at the end of the row, as children', 'nav'],
  ],
  anatomyStory: 'WithPages',
  states: ['More', 'Loading', 'Failed', 'LastPart', 'End', 'WithPages'],
  wideStates: ['More', 'Loading', 'Failed', 'LastPart', 'End', 'WithPages'],
  narrow: {
    story: 'WithPages',
    notes: [
      'Below 1024 px count, link and pages stand below each other, at the start of the row. From 1024 px they stand in one row: the count at its start, the link in the middle, the pages at its end.',
      'The link is 48 px tall. Links of the pages are 44 px tall and at least 24 px wide, as the page of Pagination says.',
      'While it loads the link is 20 px wider, by its spinner.',
    ],
  },
  writing: [
    {
      rule: 'The error says what to check, in one sentence without a full stop. The link already says «Повторить».',
      good: 'Не\u00a0загрузилось, проверьте связь',
      bad: 'Ошибка. Нажмите «Повторить».',
    },
    { rule: '`forms` are the nouns of the listing.', good: 'Показаны все 5\u00a0отзывов', bad: 'Показаны все 5\u00a0элементов' },
    {
      rule: 'Where you replace the text of the link, it keeps the place of its number, without a noun: it has no plural forms.',
      good: 'Ещё {count}',
      bad: 'Ещё {count} отзывов',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the link, then to the pages'],
    ['Enter', 'on the link: loads; with `getFirstNew` the focus then moves to the first new item, unless it is elsewhere by then'],
    ['Space', 'on the link: scrolls the page, because it is no button, although it looks like one'],
    ['Ctrl+Enter, on a Mac Command+Enter', 'opens the next page in a new tab'],
  ],
  screenReader: [
    '«Показать ещё 12, ссылка»; before hydration it leads to the next page.',
    'The new count is a status: «Показано 24 из 128», at the end «Показаны все 128 товаров».',
    'While loading the link is busy and keeps the focus. An error follows the count and is announced with it; the link is «Повторить» then.',
    'Your part: `getFirstNew`, as under Controlled. Without it the focus stays on the link, and at the end is lost with it.',
    'Your part: keep in the address how many pages are visible. Who comes back from a product then finds the listing as long as it was.',
  ],
  language: [
    'Numbers follow the language, nouns have their plural: 1\u00a0товар, 3\u00a0товара, 5\u00a0товаров.',
    'Texts are of the kit; `error` comes from you. Longer ones wrap, from 1024 px beside the link and below that above it.',
  ],
  related: {
    Pagination: 'opens a certain page in place of this one',
    Skeleton: 'stands for items of a first load, when there is no count yet',
    ProductGrid: 'the listing above it',
    Progress: 'how far a task has come',
  },
};

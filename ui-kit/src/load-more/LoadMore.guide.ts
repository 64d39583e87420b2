import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Link: 'a[rel=next]' },
  pressableStory: 'More',
  use: [
    'The end of a listing of products, reviews or orders: how many are visible, of how many.',
    'With Pagination as children, where people return to a certain page.',
  ],
  avoid: [
    'Endless scrolling: the footer would be out of reach.',
    'Lists of one page: show all items.',
    'A table whose pages are looked up by number: take Pagination alone.',
    'Progress of a task: take Progress.',
  ],
  comparisons: [
    {
      rule: 'Say how many items come next and how many there are, so that people know what a press does.',
      good: 'WithNumbers',
      bad: 'WithoutNumbers',
    },
    {
      rule: 'Both are after a failed load. Say so in `error`, and the link repeats it. Without it all looks as before the press, and people keep pressing.',
      good: 'FailureTold',
      bad: 'FailureHidden',
    },
  ],
  anatomy: [
    [
      'Count',
      'how many are visible, of how many: 14 px, in `muted`; an error follows it, in `danger`, without an icon: its text and the link say it too',
      '[role=status]',
    ],
    [
      'Bar',
      'the same as a share, 200 by 2 px, 12 px below the count: the visible share in `action`, the rest in `border`; hidden from screen readers; disappears at the end',
      '[role=progressbar]',
    ],
    [
      'Link',
      'leads to the next page, and looks like an outlined Button, 48 px tall, 16 px text, weight 500, a line in `control`; 24 px from its neighbours in a row and 12 px in a column. With `onLoad` it loads in place. It disappears at the end',
      'a[rel=next]',
    ],
    ['Pagination', 'optional, at the end of the row, as children; its links have 16 px text and are 44 px tall', 'nav'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['WithPages', 'Loading', 'Failed', 'LastPart', 'End'],
  statesInOwnRow: ['WithPages', 'Loading', 'Failed', 'LastPart', 'End'],
  narrow: {
    story: 'WithPages',
    notes: [
      'Below 1024 px count, link and pages are stacked at the start of the row. From 1024 px they share one row: count, link in the middle, pages at the end. The width of the screen decides: in a narrow part of a wide screen they share a row too, and the count wraps.',
      'The space to the listing above belongs to the page: 32 px in the first example.',
      'The link is 48 px tall. Links of the pages are 44 px tall and at least 24 px wide, as in Pagination.',
      'While it loads, the spinner makes the link 26 px wider, as in Button: leave room for it.',
    ],
  },
  writing: [
    {
      rule: 'The error says what to check, in one sentence without a full stop. The link already says «Повторить».',
      good: 'Не\u00a0загрузилось, проверьте связь',
      bad: 'Ошибка. Нажмите «Повторить».',
    },
    { rule: '`forms` name what the listing contains.', good: 'Показано всё: 5\u00a0отзывов', bad: 'Показано всё: 5\u00a0элементов' },
    {
      rule: 'A text of your own for the link keeps `{count}`, without a noun, because the link has no plural forms.',
      good: 'Ещё {count}',
      bad: 'Ещё {count} отзывов',
    },
  ],
  keyboard: [
    ['Tab', 'moves to the link, then to the pages'],
    ['Enter', 'on the link: loads; with `getFirstNew` the focus then moves to the first new item, unless it is elsewhere by then'],
    ['Space', 'on the link: scrolls the page, because it is a link and not a button'],
    ['Ctrl+Enter', 'opens the next page in a new tab; on a Mac Command+Enter'],
  ],
  screenReader: [
    'A `link` named «Показать ещё 12», which leads to the next page until the script has loaded.',
    'The count is a `status`: its change to «Показано 24 из 128», at the end «Показано всё: 128 товаров», is announced politely. An error is part of it, and the link is then «Повторить».',
    'While loading the link has `aria-busy` and keeps the focus.',
    'Your part: `getFirstNew`, as under Controlled. Without it the focus stays on the link, and is lost with it at the end.',
    'Your part: keep in the address how many pages are visible, so that people who return from a product find the listing as they left it.',
  ],
  language: [
    'Numbers follow the language, nouns have their plural: 1\u00a0товар, 3\u00a0товара, 5\u00a0товаров. «Показано всё» stands before any of them: «Показано всё: 21\u00a0товар».',
    'The texts are those of the kit; `error` comes from you. Longer ones wrap.',
  ],
  related: {
    Pagination: 'opens a certain page instead of this one',
    Skeleton: 'takes the place of items during a first load, when there is no count yet',
    ProductGrid: 'the listing above it',
    Progress: 'how far a task has come',
  },
};

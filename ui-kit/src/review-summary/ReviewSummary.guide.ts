import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Row: 'ol a' },
  pressableStory: 'AsLinks',
  use: [
    'Average, number and spread of the ratings of a product, above its reviews.',
    'With `getHref` a filter of the reviews by their stars.',
  ],
  avoid: [
    'Stars in a card of a listing: take Rating.',
    'Other distributions: take Table.',
    'Stars to choose: take RatingInput, beside Rating.',
  ],
  comparisons: [
    { rule: 'The spread has all five rows, also the empty ones: an average alone is not believed.', good: 'AllMarks', bad: 'AverageAlone' },
    { rule: 'A product without reviews invites the first one. The bare fact leaves nothing to do.', good: 'None', bad: 'NoneAlone' },
  ],
  anatomyStory: 'AsLinks',
  anatomy: [
    ['Average', 'a large number in Unbounded', 'p[aria-hidden]'],
    ['Stars and count', 'the average once more, as what screen readers read, and how many reviews there are', '[role=img]'],
    [
      'Rows',
      'one for each number of stars; with `getHref` links that filter the reviews, whose bar grows under a mouse',
      'ol li:last-child',
    ],
    ['Action', 'optional: write one', 'ol + a'],
  ],
  stateStories: ['Summary', 'AsLinks', 'Thousands', 'OneReview', 'WithoutAction', 'None'],
  narrow: {
    story: 'AsLinks',
    notes: [
      'Average, rows and action stand below each other on every screen; the rows are at most 320 px wide.',
      'Rows that are links are 44 px tall for a finger, 28 px with a mouse on a wide screen.',
      'Numbers of thousands do not break the rows.',
    ],
  },
  writing: [
    { rule: 'The action is a verb.', good: 'Написать отзыв', bad: 'Отзыв' },
    { rule: 'Without reviews the action invites.', good: 'Написать первый отзыв', bad: 'Нет отзывов' },
    { rule: 'The heading above it does not repeat the number.', good: 'Отзывы', bad: 'Отзывы покупателей (128)' },
    { rule: 'Above a filtered list say what it shows.', good: '24\u00a0отзыва с\u00a0четырьмя звёздами', bad: 'Найдено: 24' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'moves from row to row if they are links, apart from those without reviews, then to the action'],
    ['Enter', 'on a row: shows its reviews; on the action: follows it'],
  ],
  screenReader: [
    'The stars: «4,6 из 5», then «128 отзывов»; the large number is hidden, because it says the same.',
    'A list «Оценки»: «5 звёзд: 92 отзыва»; the chosen row is current.',
    'A row without reviews is no link. Without any review there is only the text «Отзывов пока нет» and the action.',
    'Your part: announce the filtered list, and let `getHref` of the current row lead back to all reviews.',
  ],
  language: [
    'The average has the decimal sign of the language: 4,6, 4.6; thousands have its separator.',
    'Stars and reviews have their plural: 1 звезда: 1 отзыв.',
    'The widest number sets the width of its column.',
  ],
  related: {
    ReviewCard: 'one review',
    Rating: 'the stars and the number in one line; RatingInput, which comes with it, takes a rating',
    Progress: 'how far a task has come',
  },
};

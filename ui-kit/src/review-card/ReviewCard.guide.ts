import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'One review in the list of a product: who wrote it, when, of which size and colour.',
    'A shopper’s own reviews, with their state and what the shopper can do about it.',
  ],
  avoid: [
    'Quotes in articles: take Prose.',
    'The average: take ReviewSummary.',
    'Writing a review: a form with RatingInput, which comes with Rating, and TextArea.',
  ],
  comparisons: [
    {
      rule: '`variant` and `bought` say what the author has bought, and that it was here. The same words without them may be an advertisement.',
      good: 'WithFacts',
      bad: 'WithoutFacts',
    },
    {
      rule: 'A rejected review has in `actions` the reason and the way to change it. Without them the state asks for what cannot be done.',
      good: 'RejectedWithWay',
      bad: 'RejectedAlone',
    },
  ],
  anatomy: [
    ['Author', 'the name as the person wrote it', 'article p'],
    ['Stars', 'the rating', '[role=img]'],
    ['Date', 'when it was written', 'time'],
    [
      'State',
      'optional, to the author only: «На\u00a0проверке…» with `pending`, «Не\u00a0опубликован…» with `rejected`',
      'article > div:first-child + p',
    ],
    ['Mark', 'optional: «Куплено в\u00a0Meet», with the name of your shop', 'article > p:has(> svg)'],
    ['Variant', 'optional: size and colour that were bought', 'article > p:has(> svg) + p'],
    ['Text', 'optional: the review, at most 680 px wide', 'article > p:has(+ dl)'],
    ['Advantages and disadvantages', 'optional, in the words of the author', 'dl'],
    ['Photos', 'optional; with `onPhoto` buttons that open them', 'article ul'],
    ['Actions', 'optional, of the author or the shop', '[data-actions]'],
  ],
  anatomyStory: 'AllParts',
  stateStories: ['WithPhotos', 'Plain', 'OnlyStars', 'Pending', 'Bought', 'Rejected'],
  statesInOwnRow: ['WithPhotos'],
  narrow: {
    story: 'LongText',
    notes: [
      'The date goes below name and stars where it does not fit beside them; photos wrap.',
      'Photos are 96 px wide and 120 px tall.',
      'Long words and addresses break.',
    ],
  },
  writing: [
    { rule: 'A state says who sees it and what follows.', good: 'На проверке: пока отзыв видите только вы', bad: 'Pending' },
    {
      rule: 'A refusal says what follows; write the reason and the way to change it into `actions`.',
      good: 'Не опубликован: отзыв видите только вы. Измените его, и мы проверим ещё раз',
      bad: 'Отклонено модератором',
    },
    { rule: '`variant` names the size and the colour as the shop does.', good: 'Размер 38, молочный', bad: '38/milk' },
    { rule: 'An `alt` of a photo says what it shows.', good: 'Сбоку, на улице', bad: 'IMG_2041' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'moves to photos, where `onPhoto` opens them, and to actions'],
    ['Enter, Space', 'open the photo, or press the action'],
  ],
  screenReader: [
    'An article; the stars are an image: «4 из 5».',
    'The date is a `time`: «3 ноября 2026».',
    'Photos are a list «Фото»; with `onPhoto` each is a button that opens a dialog: its `alt`, or «Фото 1 из отзыва: Марина».',
    'Your part: a heading above the list of reviews, how many there are, and the focus on the photo again when what `onPhoto` opened is closed.',
  ],
  language: [
    'The date follows the `language` of LocaleProvider: 3 ноября 2026, 3 November 2026. A moment is shown in its `timeZone`, a day alone as it is.',
    'Reviews stay in the language of their author. Where it differs from that of the page set `lang`, which is then that of the whole card.',
    'Labels are of the kit: Достоинства, Недостатки. A longer one wraps in its column.',
  ],
  related: {
    ReviewSummary: 'the average and spread of all reviews',
    Rating: 'its stars alone',
    Avatar: 'a person with a picture',
    Gallery: 'photos of the shop',
    Picture: 'makes the addresses of photos, by PictureProvider',
  },
};

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Star: 'label:first-child input', 'Chosen star': 'input:checked' },
  pressableStory: 'Reactions',
  use: [
    'Rating: the average of a product with the number of its reviews, at the top of its page.',
    'Rating with `starsOnly`: the stars of a single review, or beside a visible average and number.',
    'RatingInput: a rating that a shopper gives, in whole stars, in the form of a review.',
  ],
  avoid: [
    'The spread of ratings with their average: take ReviewSummary, which contains it.',
    'One review with its text: take ReviewCard, which contains it.',
    'Anything that is not a rating from one to five: take RadioGroup.',
  ],
  comparisons: [
    {
      rule: 'An average is worth as much as its number of reviews: show both. Stars without a number make one voice look like a hundred.',
      good: 'AverageWithCount',
      bad: 'StarsAlone',
    },
    {
      rule: 'RatingInput begins without a choice. Five stars that are set in advance are an opinion that nobody has given.',
      good: 'NotGiven',
      bad: 'GivenInAdvance',
    },
  ],
  anatomy: [
    [
      'Stars',
      'of Rating: 16 px each, ink as far as the average goes, to a part of a star, and beyond that pale: they repeat the number beside them',
      '[role=img] > span',
    ],
    ['Average and count', 'beside them; hidden by `starsOnly`', '[role=img] > span:last-child > span'],
    ['Legend', 'of RatingInput: the question', 'legend'],
    ['Star to press', 'of RatingInput: a radio button, 28 px in a target of 44 px; all stars up to it fill', 'label:nth-child(1)'],
    ['Name of the choice', 'in words, beside the stars; it does not follow the pointer', 'fieldset div > span'],
    ['Error', 'optional: what to do', 'p[id$="-error"] > span'],
    ['Hint', 'optional: what becomes of the rating', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Read', 'Values', 'None', 'InputEmpty', 'Input', 'InputWithHint', 'InputWithError', 'InputDisabled'],
  narrow: {
    story: 'Input',
    notes: [
      'Five targets of 44 px fit 320 px. The name of the choice stands beside them, or below where it does not fit; so do average and count of Rating.',
    ],
  },
  writing: [
    { rule: 'The hint says what becomes of the rating.', good: 'Её увидят без вашего имени', bad: 'Выберите от\u00a01 до\u00a05' },
    { rule: 'The legend asks for the opinion, not for an action.', good: 'Ваша оценка', bad: 'Нажмите на\u00a0звёздочку' },
    { rule: 'The error says what to do.', good: 'Поставьте оценку', bad: 'Обязательное поле' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'moves to the chosen star of RatingInput, or to the first; Rating is no stop'],
    ['← →, ↑ ↓', 'choose one star less or more, and after the last the first'],
    ['Space', 'chooses the star that has the focus, if none is chosen; a rating once given can be changed but not taken back'],
  ],
  screenReader: [
    'Rating is one image: «4,6 из\u00a05, 128\u00a0отзывов», also with `starsOnly`; without `count` «5 из\u00a05». Without a review it is the text «Отзывов пока нет».',
    'RatingInput is a group with the legend; its radio buttons are «Ужасно, 1 из\u00a05» to «Отлично, 5 из\u00a05».',
    'Error and hint are the description of the group; an error is announced politely when it appears.',
    'Your part: Rating stands beside the name of the product, which it does not say. As a link to the reviews it is the whole name of the link: «4,6 из\u00a05, 128\u00a0отзывов, ссылка».',
    'Your part: where the rating of a form is missing, `noValidate` on the form, `error`, and the focus on the first star. The browser would put its own message at radio buttons that cannot be seen.',
  ],
  language: [
    'The visible average always has one decimal, rounded, while the stars are filled exactly: 4,96 is «5,0» beside a last star that is not quite full. The number is written by the `language` of `LocaleProvider`: 4,6 or 4.6, 5,0 or 5.0.',
    'The number of reviews takes its plural form: 1\u00a0отзыв, 22\u00a0отзыва, 128\u00a0отзывов; «1\u00a0review», «128\u00a0reviews».',
    'Keep each of the five names of RatingInput to a word: it stands beside the stars.',
  ],
  related: {
    ReviewSummary: 'the spread of all ratings, with stars and average',
    ReviewCard: 'one review with its text',
    TextArea: 'the text of a review, below its stars: the whole form is under More examples there',
    RadioGroup: 'any other choice of one',
  },
};

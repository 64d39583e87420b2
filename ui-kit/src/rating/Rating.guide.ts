import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The average of a product.', 'RatingField: a rating that a shopper gives.'],
  avoid: ['The spread of ratings: take ReviewSummary.', 'Anything that is not a rating from one to five.'],
  anatomy: [
    ['Stars', 'filled to the tenth'],
    ['Number and count', 'beside them'],
    ['Field', 'five radio buttons with names'],
  ],
  states: ['Values', 'None', 'Input', 'InputEmpty', 'InputWithError', 'InputDisabled'],
  writing: [{ rule: 'A comma for the decimal, the count in its form.', good: '4,6 · 128 отзывов', bad: '4.6 (128)' }],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['← →', 'choose fewer or more stars'],
  ],
  screenReader: ['Reading: one image «4,6 из 5, 128 отзывов».', 'Giving: radio buttons from «Ужасно» to «Отлично».'],
  related: { ReviewSummary: 'the spread', ReviewCard: 'one review' },
};

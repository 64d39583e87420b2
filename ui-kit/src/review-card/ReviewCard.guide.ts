import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['One review with stars, text and photos.'],
  avoid: ['Quotes in articles: take Prose.', 'The average: take ReviewSummary.'],
  anatomy: [
    ['Author and date', 'with «Куплено в Meet» if it was'],
    ['Stars', 'the rating'],
    ['Text', 'advantages, disadvantages, comment'],
    ['Photos', 'buttons that open them'],
    ['Actions', 'of the author or the shop'],
  ],
  states: ['WithPhotos', 'OnlyStars', 'Pending', 'Rejected', 'Bought', 'LongText'],
  writing: [{ rule: 'A state says what follows.', good: 'На проверке, обычно до двух дней', bad: 'Pending' }],
  keyboard: [
    ['Tab', 'moves to photos and actions'],
    ['Enter', 'opens the photo'],
  ],
  screenReader: ['An article; photos are «Фото 1 из 3» and say that they open a dialog.'],
  related: { ReviewSummary: 'all reviews', Rating: 'its stars' },
};

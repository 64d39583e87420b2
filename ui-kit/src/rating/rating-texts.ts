export const ratingTexts = {
  none: 'Отзывов пока нет',
  outOf: '{rating} из\u00a05',
  outOfCount: '{rating} из\u00a05, {reviews}',
};

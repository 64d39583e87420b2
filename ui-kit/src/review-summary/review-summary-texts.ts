export const reviewSummaryTexts = {
  none: 'Отзывов пока нет',
  label: 'Оценки',
  stars: { one: 'звезда', few: 'звезды', many: 'звёзд' },
};

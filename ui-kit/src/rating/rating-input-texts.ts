export const ratingInputTexts = {
  star: '{name}, {number} из\u00a05',
  names: { 1: 'Ужасно', 2: 'Плохо', 3: 'Нормально', 4: 'Хорошо', 5: 'Отлично' },
};

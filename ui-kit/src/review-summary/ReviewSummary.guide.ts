import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Average, number and spread of the ratings of a product.'],
  avoid: ['In cards of a listing: take Rating.', 'Other distributions: take Table.'],
  anatomy: [
    ['Average', 'a large number in Unbounded'],
    ['Stars and count', 'below'],
    ['Bars', 'one for each number of stars; links that filter the reviews'],
  ],
  states: ['AsLinks', 'None', 'Thousands'],
  writing: [{ rule: 'No reviews is an invitation.', good: 'Отзывов пока нет. Будете первым?', bad: '0 отзывов' }],
  keyboard: [
    ['Tab', 'moves from bar to bar if they are links'],
    ['Enter', 'shows these reviews'],
  ],
  screenReader: ['A list «Оценки»: «5 звёзд, 96 отзывов»; the chosen one is marked.'],
  related: { ReviewCard: 'one review', Rating: 'one line' },
};

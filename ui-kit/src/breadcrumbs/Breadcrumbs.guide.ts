import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The position of a page below the home page: categories, articles, products.'],
  avoid: ['Steps of a process: take Stepper.', 'The home page and pages of the first level.'],
  anatomy: [
    ['Links', 'from the home page down'],
    ['Current page', 'last, without a link'],
    ['Row', 'scrolls on a narrow screen instead of wrapping'],
  ],
  states: ['Long'],
  writing: [
    {
      rule: 'Use the names of the categories as the menu has them.',
      good: 'Мужское · Обувь · Кроссовки',
      bad: 'Главная страница · Каталог товаров · Обувь мужская',
    },
  ],
  keyboard: [
    ['Tab', 'moves from link to link'],
    ['Enter', 'follows the link'],
  ],
  screenReader: ['A navigation «Вы здесь» with a list; the last entry is the current page.'],
  related: { Stepper: 'steps in time', CategoryMenu: 'goes down instead of up' },
};

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Pictures of goods in their fixed ratio, in the width that the screen needs.'],
  avoid: ['Icons: take Icon.', 'Several pictures to look through: take Gallery.', 'People: take Avatar.'],
  anatomy: [
    ['Box', 'reserved before loading, in the colour of a tile'],
    ['Image', 'up to four widths; dimmed a little in the dark theme'],
    ['Failure', 'the box stays, with the text alternative'],
  ],
  states: ['Square', 'Priority', 'Loading', 'Missing'],
  writing: [
    {
      rule: 'The alternative says what is seen; empty where the name stands beside it.',
      good: 'Кроссовки Slope 2 сбоку',
      bad: 'Фото товара',
    },
  ],
  keyboard: { none: 'It takes no focus and reacts to no keys.' },
  screenReader: ['The alternative text, or nothing with an empty one.'],
  related: { Gallery: 'several pictures', ProductCard: 'a picture with name and price' },
};

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The pictures of one product, to swipe through and zoom.'],
  avoid: ['One picture in a text: take Picture.', 'Promotion that moves by itself: the design has none.'],
  anatomy: [
    ['Row', 'of links to the large pictures, which scroll without JavaScript'],
    ['Arrows and counter', 'over the row'],
    ['Zoom', 'full screen, loads on demand'],
    ['Badges', 'over the first picture'],
  ],
  states: ['Single', 'OnePicture'],
  writing: [{ rule: 'Each picture says what it shows of the product.', good: 'Подошва', bad: 'Фото 3' }],
  keyboard: [
    ['← →', 'go to the previous or next picture'],
    ['Home, End', 'go to the first or last'],
    ['Enter', 'zooms'],
    ['Escape', 'leaves the zoom'],
  ],
  screenReader: ['«Карусель» with its label; slides say «Снимок 2 из 6».', 'The new picture is announced when an arrow is pressed.'],
  related: { Picture: 'one picture', Dialog: 'other full-screen content' },
};

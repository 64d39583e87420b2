import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Pictures of goods in their fixed ratio, in the width that the screen needs.',
    '`priority` for the largest one of the first screen; all others load when they come near.',
    'PictureProvider once around the application, which says where pictures are. Without it they are loaded from `/_ipx`, the image proxy of Meet.',
  ],
  avoid: ['Signs: take Icon.', 'Several pictures to look through: take Gallery.', 'People: take Avatar.'],
  comparisons: [
    {
      rule: 'The whole product on its ground. Cropped, its shape cannot be compared in a listing.',
      good: 'WholeProduct',
      bad: 'CroppedProduct',
    },
    {
      rule: 'One `ratio` in a row, so that the texts below begin on one line.',
      good: 'OneRatio',
      bad: 'MixedRatios',
    },
  ],
  anatomy: [
    [
      'Box',
      'reserved before loading, in the ground of product pictures, `--meet-color-picture-own`; the dark theme dims it to 90\u00a0%. A file of another ratio is cut at its longer side',
      'img',
    ],
    ['Failure', 'the same box with an icon and the text alternative', '[data-failed]'],
  ],
  anatomyStory: 'Parts',
  states: ['Tile', 'Square', 'Loading', 'Missing'],
  narrow: {
    notes: [
      'It takes the width of its place; by `sizes` the browser chooses a file of 320, 640, 768, 1024, 1280 or 1536 px.',
      'The box is reserved, so that nothing moves under the finger.',
      'It appears without motion.',
      'On a screen with more pixels, or with zoom, the browser chooses a larger file. Where `sizes` is a width in pixels, files beyond the first that is four times as wide are left out.',
    ],
  },
  writing: [
    {
      rule: 'The alternative says what is seen; empty where the name stands beside it.',
      good: 'Кроссовки Slope 2 сбоку',
      bad: 'Фото товара',
    },
    { rule: 'Colour and view, if pictures differ by them.', good: 'Белые кроссовки Slope 2, подошва', bad: 'Slope 2 (3)' },
    { rule: 'No «изображение»: the screen reader says it.', good: 'Рыжая сумка «Полдень»', bad: 'Изображение сумки' },
  ],
  keyboard: { none: 'It takes no focus and reacts to no keys.' },
  screenReader: [
    '«Белые кроссовки Slope 2, вид сбоку, изображение»; with an empty `alt` nothing.',
    'A picture that failed keeps its role and its text; with an empty `alt` it stays hidden.',
    'Your part: an `alt`, or an empty one beside the name.',
  ],
  language: [
    'The alternative text comes from you.',
    'A picture with text in it would need one file for each language: use none.',
    'A longer alternative wraps in the box of a picture that failed; what does not fit is cut for the eye only.',
  ],
  related: { Gallery: 'several pictures', ProductCard: 'a picture with name and price', Avatar: 'a person', Icon: 'a sign' },
};

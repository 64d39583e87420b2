import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Pictures of goods in their fixed ratio, in the width that the screen needs.',
    '`priority` for the largest one of the first screen; all others load when they come near.',
    'PictureProvider once around the application, which says where pictures are. Without it they are loaded from `/_ipx`, the image proxy of Meet.',
  ],
  avoid: [
    'Signs: take Icon.',
    'Several pictures to look through: take Gallery.',
    'People: take Avatar.',
    'Texts, such as a table of sizes or a banner: write them beside the picture, where they can be read, translated and enlarged.',
    'Logos and ornaments, which have a ratio and a ground of their own: use an `<img>` or SVG.',
  ],
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
    {
      rule: '`sizes` is the width of the place. `64px`, copied from a thumbnail into a listing, makes the browser load a small file, which looks blurred.',
      good: 'WidthOfItsPlace',
      bad: 'WidthOfAThumbnail',
    },
  ],
  codeExamples: [
    {
      title: 'Pictures from another service',
      note: 'Once at the root, for all pictures inside. `src` is called for each width that the browser may choose. Keep `source` outside of components: a function that is new at each render renders every picture again.',
      language: 'tsx',
      code: `import { PictureProvider, type PictureSource } from '@meet/ui-kit/picture';
import type { ReactNode } from 'react';

const source: PictureSource = (imageKey, width) =>
  \`https://images.example.com/\${imageKey}?w=\${width}&fm=webp\`;

export const Root = ({ children }: { children: ReactNode }) => (
  <PictureProvider src={source}>{children}</PictureProvider>
);`,
    },
  ],
  anatomy: [
    [
      'Box',
      'reserved before loading, on `--meet-color-picture-own`; the dark theme dims it to 90\u00a0%. A file of another ratio is cut to it around its middle',
      'img',
    ],
    [
      'Failure',
      'a box of the same size on `--meet-color-picture`, so set both colours. It keeps attributes and handlers; `ref` is `null`',
      '[data-failed] > *',
    ],
    ['Icon', '22 px', '[data-failed] svg'],
    ['Text alternative', '12 px, in the middle; without `alt` there is the icon alone', '[data-failed] span'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Tile', 'Square', 'Loading', 'Missing'],
  narrow: {
    notes: [
      'It takes the width of its place; by `sizes` the browser chooses a file of 320, 640, 768, 1024, 1280 or 1536 px.',
      'The box is reserved, so that nothing moves under the finger.',
      'It appears without motion.',
      'On a screen with more pixels, or with zoom, the browser chooses a larger file. Where `sizes` is a width in pixels, files beyond the first that is four times as wide are left out.',
    ],
  },
  writing: [
    { rule: 'The alternative says what is seen: thing, name, colour.', good: 'Белые кроссовки Slope\u00a02', bad: 'Фото товара' },
    {
      rule: 'Where several pictures show one product, also the view or the detail.',
      good: 'Белые кроссовки Slope\u00a02, подошва',
      bad: 'Белые кроссовки Slope\u00a02, фото\u00a03',
    },
    {
      rule: 'No «изображение», which the screen reader says, and no full stop.',
      good: 'Рыжая сумка «Полдень»',
      bad: 'Изображение рыжей сумки.',
    },
    {
      rule: 'One phrase: what needs sentences is a description beside the picture.',
      good: 'Оливковая куртка с\u00a0капюшоном',
      bad: 'Оливковая куртка с\u00a0капюшоном. Утеплитель 150\u00a0г, пять карманов, до\u00a0−10\u00a0°C',
    },
  ],
  keyboard: { none: 'It never takes the focus.' },
  screenReader: [
    '«Белые кроссовки Slope 2, вид сбоку, изображение»; with an empty `alt` nothing.',
    'A picture that failed keeps its role and its text; with an empty `alt` it stays hidden.',
    'Your part: an `alt`, or an empty one where the name stands beside the picture.',
  ],
  language: [
    'A picture with text in it would need one file for each language: use none.',
    'A longer alternative wraps in the box of a picture that failed; what does not fit is cut for the eye only.',
  ],
  related: { Gallery: 'several pictures', ProductCard: 'a picture with name and price', Avatar: 'a person', Icon: 'a sign' },
};

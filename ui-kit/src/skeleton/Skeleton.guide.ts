import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Content that comes after the page and whose box is known: a row of products, a map, a list of pickup points.',
    '`block` for pictures and boxes, `line` for text, `circle` for a face or a mark.',
  ],
  avoid: [
    'Cards of products: take ProductCardSkeleton, which comes with ProductCard.',
    'Content that the server can send with the page: send it.',
    'Waiting for an action: take `loading` of Button.',
    'Content whose size nobody knows: take Progress without a value, or leave room at the end of the page.',
    'Failures: take EmptyState, or Alert with an action.',
  ],
  comparisons: [
    {
      rule: 'The placeholder, on the left, has the box of what comes, on the right. If it is smaller, what follows jumps away from the finger.',
      good: 'SameBox',
      bad: 'OtherBox',
    },
    {
      rule: 'Only what is late is grey. A heading that is known can be read meanwhile, and says what is coming.',
      good: 'OnlyWhatIsLate',
      bad: 'EverythingGrey',
    },
  ],
  anatomy: [
    ['Circle', '40 px wide, or as wide as `width` says', '[style*="width: 40px"]'],
    ['Lines', 'of text, each 20 px tall with its space; the last of several is 60\u00a0% wide', 'div:has(> [style*="60%"])'],
    ['Block', 'with the `ratio` or `height` of what comes', '[style*="aspect-ratio"]'],
    ['Label', 'optional, of the first shape of a view: read, and not seen'],
  ],
  anatomyStory: 'Review',
  states: ['TextLines', 'Person', 'ByHeight', 'Picture', 'List', 'Review'],
  narrow: {
    story: 'List',
    notes: [
      'It takes the width of its place, as the content will; a circle keeps its own.',
      'Draw as many rows as a phone shows: a longer placeholder is only scrolled past.',
    ],
  },
  writing: [
    {
      rule: 'The label says what loads, in two or three words, and asks for nothing.',
      good: 'Загружаем отзывы',
      bad: 'Загрузка, пожалуйста, подождите',
    },
    { rule: 'A verb in the present tense, without a promise of time.', good: 'Ищем пункты выдачи', bad: 'Осталось несколько секунд' },
    {
      rule: 'When it takes longer than ten seconds, say so in an Alert and offer to repeat.',
      good: 'Отзывы долго не загружаются. Повторить',
      bad: 'Подождите ещё немного',
    },
  ],
  keyboard: { none: 'It cannot be operated.' },
  screenReader: [
    'Shapes are hidden: a screen reader does not read grey boxes.',
    'The one with a `label` is a status: «Загружаем отзывы». It comes into the page together with its text, which not every screen reader announces.',
    'Your part: where the loading must be heard, a `role="status"` that stays in the page and whose text you change, as under Controlled, instead of a `label`.',
    'Your part: one label for a view, `aria-busy` on the place that loads, and the focus left where it is when the content comes.',
  ],
  language: [
    'The label comes from you.',
    'The shapes need no translation. Where the content has more lines in another language, set `lines` or `height` for that.',
  ],
  related: {
    ProductCard: 'has ProductCardSkeleton, a placeholder of its own',
    Progress: 'a known share, or a wait without a box',
    Button: 'its `loading` says that an action is running',
    LoadMore: 'more of a listing, below what is there',
    EmptyState: 'nothing is there',
    Alert: 'it failed or takes too long, with a button to repeat',
  },
};

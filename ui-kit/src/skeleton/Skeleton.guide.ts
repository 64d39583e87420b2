import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Content that arrives after the page and whose size is known: a row of products, a map, a list of pickup points.',
    'Pictures and boxes as `block`, text as `line`, a face or a mark as `circle`.',
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
      rule: 'The placeholder, on the left, is as large as the content, on the right. If it is smaller, what follows jumps away from the finger.',
      good: 'SameBox',
      bad: 'OtherBox',
    },
    {
      rule: 'Only what is late is grey. Show a heading that is known: people can read it meanwhile, and it says what is coming.',
      good: 'OnlyWhatIsLate',
      bad: 'EverythingGrey',
    },
  ],
  anatomy: [
    ['Circle', '40 px wide, or as wide as `width`', '[style*="width: 40px"]'],
    ['Lines', 'of text, each 20 px tall with its space; the last of several is 60\u00a0% wide', 'div:has(> [style*="60%"])'],
    ['Block', 'with the `ratio` or `height` of the content', '[style*="aspect-ratio"]'],
    ['Label', 'optional, on the first shape of a view; for screen readers only'],
  ],
  anatomyStory: 'Review',
  stateStories: ['TextLines', 'Person', 'ByHeight', 'Picture', 'List', 'Review'],
  narrow: {
    story: 'List',
    notes: [
      'It is as wide as its parent, as the content will be; a circle keeps its width.',
      'Draw as many rows as fit on a phone: people only scroll past the others.',
    ],
  },
  writing: [
    {
      rule: 'The label says what is loading, in two or three words, and does not ask for patience.',
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
  keyboard: { none: 'It never takes the focus.' },
  screenReader: [
    'Shapes are hidden. The one with a `label` contains a status, «Загружаем отзывы»; because it appears together with its text, not every screen reader announces it.',
    'Your part: where the loading must be announced, use a `role="status"` that stays in the page and change its text, as under Controlled, instead of a `label`.',
    'Your part: one label for a view, and `aria-busy` on its container. Leave the focus where it is when the content arrives.',
  ],
  language: ['The label comes from you.', 'Where the content has more lines in another language, set `lines` or `height` for it.'],
  related: {
    ProductCard: 'has ProductCardSkeleton, a placeholder of its own',
    Progress: 'a known share, or a wait without a box',
    Button: 'its `loading` says that an action is running',
    LoadMore: 'more of a listing, below what is there',
    EmptyState: 'nothing is there',
    Alert: 'it failed or takes too long, with a button to repeat',
  },
};

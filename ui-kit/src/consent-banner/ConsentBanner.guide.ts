import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Consent to storage on the device, before anything is stored that is not needed.',
    'A change of the answer: `position="static"` on the page of the rules.',
  ],
  avoid: [
    'A choice of purposes one by one, such as statistics and advertising: take a Checkbox for each on a page.',
    'Terms of an order: take Checkbox in the form.',
    'A question that must be answered first: take Dialog. Messages: take Toaster.',
  ],
  comparisons: [
    {
      rule: 'Both answers are buttons of the same size and look. Where a refusal must be looked for, there is no valid consent.',
      good: 'EqualAnswers',
      bad: 'HiddenRefusal',
    },
    {
      rule: 'Nothing is agreed to before the answer. Boxes that are ticked in advance are consent that nobody gave.',
      good: 'AskedFirst',
      bad: 'TickedInAdvance',
    },
  ],
  anatomy: [
    ['Banner', 'a region with a border', 'section'],
    ['Text', 'what is stored and what for', 'section p'],
    ['Link', 'to the privacy policy, after the text', 'section a'],
    ['Accept', 'one press', 'section button'],
    ['Decline', 'one press; the same size and look', 'section button + button'],
  ],
  anatomyStory: 'Static',
  stateStories: ['OverThePage', 'AboveABar', 'LongText', 'Static'],
  pressable: { Answer: 'section button', Link: 'section a' },
  pressableStory: 'Static',
  narrow: {
    notes: [
      'Below 768 px it stands at the bottom, 8 px from the edges. From there on it is 480 px wide, in the corner where lines begin, 24 px from the edges. With `static` it is as wide as its column, up to 560 px.',
      'A bar that is fixed at the bottom stays free: the banner stands above it, if the bar has `asBottomBar`.',
      'Both answers are 44 px tall and equally wide: below each other on a phone, side by side where each has 190 px.',
      'It appears with the page, without motion.',
      'It covers at most half of the screen, or 272 px of a low one; a longer text scrolls above the answers.',
    ],
  },
  writing: [
    {
      rule: 'Two answers that exclude each other; neither coaxes nor blames.',
      good: 'Принять · Только необходимые',
      bad: 'Да, хочу лучшее! · Нет, мне всё равно',
    },
    { rule: 'An answer is what the shopper decides, and no nod.', good: 'Принять', bad: 'ОК, понятно' },
    {
      rule: 'One sentence says what is stored and what for; the rest is behind the link.',
      good: 'Cookie помнят корзину и подбирают товары для вас.',
      bad: 'Мы используем файлы cookie в соответствии с политикой обработки данных.',
    },
    {
      rule: 'If a refusal changes something, say what, without a threat.',
      good: 'Без cookie подборки будут общими.',
      bad: 'Без cookie сайт может работать неправильно.',
    },
  ],
  keyboard: [
    ['Tab', 'reaches the link and the answers where the banner stands in the code; the focus is not trapped'],
    ['Enter, Space', 'on a button: answer; Enter follows the link'],
    ['Escape', 'does nothing: closing it would be no answer'],
  ],
  screenReader: [
    'A region «Согласие на cookie»; the page behind stays readable.',
    'It takes no focus and announces nothing when it appears, so that nobody is torn from reading.',
    'Your part: its place in the code. Before the Header Tab reaches it first, at the end of the page last.',
    'Your part: after an answer the pressed button is gone, so move the focus to the content of the page.',
    'Your part: while it is open, give the page a `scroll-padding-bottom` of its height, so that it does not cover what has the focus.',
    'Your part: store nothing that is not needed before an answer, and let the answer be changed later.',
  ],
  language: [
    'All texts come from the kit. `children` replace the text before the link, LocaleProvider the link, the answers and the name of the region.',
    'Longer answers wrap inside their button.',
  ],
  related: {
    AppBanner: 'offers the app, and asks nothing',
    Dialog: 'a question that blocks the page',
    Checkbox: 'consent in a form',
    Toaster: 'a message that goes by itself',
  },
};

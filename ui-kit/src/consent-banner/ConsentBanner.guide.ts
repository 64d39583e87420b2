import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Consent to storage on the device, before anything is stored that is not needed.',
    'The same question again, when a shopper changes the answer: `position="static"` on the page of the rules.',
  ],
  avoid: ['Terms of an order: take Checkbox in the form.', 'Messages: take Toaster.'],
  comparisons: [
    {
      rule: 'Both answers are buttons of the same size and look, each one press away. Where a refusal must be looked for, there is no valid consent.',
      good: 'EqualAnswers',
      bad: 'HiddenRefusal',
    },
    {
      rule: 'It asks, and nothing is agreed to before the answer. Boxes that are ticked in advance are consent that nobody gave.',
      good: 'EqualAnswers',
      bad: 'TickedInAdvance',
    },
  ],
  anatomy: [
    ['Text', 'what is stored and what for', 'section p'],
    ['Link', 'to the privacy policy', 'section a'],
    ['Accept', 'one press', 'section button'],
    ['Decline', 'one press; the same size and look', 'section button + button'],
  ],
  anatomyStory: 'Static',
  states: ['Fixed', 'AboveABar', 'Static', 'LongText'],
  pressable: { Answer: 'section button', Link: 'section a' },
  pressableStory: 'Static',
  narrow: {
    notes: [
      'Below 768 px it stands at the bottom, 8 px from the edges and above a bar that is fixed there; from there on it is 480 px wide, in the corner where lines begin. The page scrolls behind.',
      'Both answers are 44 px tall and equally wide: below each other on a phone, side by side where each has 190 px.',
      'It appears with the page, without motion.',
      'It covers at most half of the screen, or 272 px of a low one; a longer text scrolls, and both answers stay in sight.',
    ],
  },
  writing: [
    {
      rule: 'Two answers that exclude each other; neither coaxes nor blames.',
      good: 'Принять · Только необходимые',
      bad: 'Да, хочу лучшее! · Нет, мне всё равно',
    },
    {
      rule: 'One sentence says what it is for; the rest is behind the link.',
      good: 'Cookie помнят корзину и подбирают товары для вас. Подробнее',
      bad: 'Мы используем cookie-файлы. Продолжая использовать сайт, вы соглашаетесь…',
    },
  ],
  keyboard: [
    ['Tab', 'reaches it where it stands in the code; the focus is not trapped'],
    ['Enter, Space', 'on a button: answer; Enter follows the link'],
    ['Escape', 'does nothing: closing it would be no answer'],
  ],
  screenReader: [
    'A region «Согласие на cookie»; the page behind stays readable.',
    'It takes no focus and announces nothing when it appears, so that nobody is torn from reading.',
    'Your part: store nothing that is not needed before an answer, and let the answer be changed later.',
  ],
  language: [
    'All texts come from the kit: `children` replace the question, LocaleProvider the link, the answers and the name of the region.',
    'Longer answers wrap inside their button.',
  ],
  related: {
    AppBanner: 'offers the app, and asks nothing',
    Dialog: 'a question that blocks the page',
    Checkbox: 'consent in a form',
  },
};

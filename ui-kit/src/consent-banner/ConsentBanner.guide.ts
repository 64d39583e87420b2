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
  ],
  anatomy: [
    ['Text', 'what is stored and what for', 'section p'],
    ['Link', 'to the rules', 'section a'],
    ['Accept', 'one press', 'section button'],
    ['Decline', 'one press; the same size and look', 'section button + button'],
  ],
  anatomyStory: 'Static',
  states: ['Static', 'AboveABar', 'LongText'],
  pressable: { Answer: 'section button', Link: 'section a' },
  pressableStory: 'Static',
  narrow: {
    notes: [
      'Over the whole width at the bottom, above a bar that is fixed there; the page scrolls behind.',
      'Both answers are 44 px tall and equally wide: side by side, or below each other where there is no room.',
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
    ['Tab', 'reaches it where it stands in the code, at the end of the page if you follow the shop; nothing is trapped'],
    ['Enter, Space', 'answer'],
    ['Escape', 'does nothing: to close it would be no answer'],
  ],
  screenReader: [
    'A region «Согласие на cookie»; the page behind stays readable.',
    'It takes no focus when it appears, so that nobody is torn from reading.',
    'Your part: store nothing that is not needed before an answer, and let the answer be changed later.',
  ],
  language: [
    'All texts are of the kit and can be replaced by `children` and LocaleProvider.',
    'Longer answers wrap inside their button; on a phone they stand below each other over the whole width.',
  ],
  related: {
    AppBanner: 'offers the app, and asks nothing',
    Dialog: 'a question that blocks the page',
    Checkbox: 'consent in a form',
  },
};

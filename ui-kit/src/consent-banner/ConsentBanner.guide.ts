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
      rule: 'Both answers are buttons of the same size, each one press away. A refusal that must be looked for is no consent, and no valid one.',
      good: 'EqualAnswers',
      bad: 'HiddenRefusal',
    },
  ],
  anatomy: [
    ['Text', 'what is stored and what for', 'section p'],
    ['Link', 'to the rules', 'section a'],
    ['Accept', 'one press', 'section button'],
    ['Decline', 'one press, as wide and as tall as the other, with a border instead of a fill', 'section button + button'],
  ],
  states: ['OverThePage', 'AboveABar', 'LongText'],
  narrow: {
    notes: [
      'Over the whole width at the bottom, above a bar that is fixed there; the page scrolls behind.',
      'Both answers are 44 px tall and equally wide: side by side, or below each other where there is no room.',
      'It appears with the page, without motion.',
      'It covers at most half of the screen; a longer text scrolls inside.',
    ],
  },
  writing: [
    {
      rule: 'Both answers say what is agreed to, and neither coaxes nor blames.',
      good: 'Принять · Только необходимые',
      bad: 'Принять всё · настроить',
    },
    {
      rule: 'Say what it is for, not what it is.',
      good: 'Cookie помнят корзину и подбирают товары для вас.',
      bad: 'Мы используем cookie-файлы',
    },
    { rule: 'One sentence; the rest is behind the link.', good: 'Подробнее', bad: 'Продолжая использовать сайт, вы соглашаетесь…' },
  ],
  keyboard: [
    ['Tab', 'reaches it in the order of the page; nothing is trapped'],
    ['Enter, Space', 'answer'],
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

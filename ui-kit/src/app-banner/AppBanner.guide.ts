import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'An offer of the app to those who do not have it, until it is closed. It stands before the Header, outside of it and of `main`, and scrolls away with the page.',
    'A choice of stores on wide screens, where the shop cannot know the phone.',
  ],
  avoid: [
    'Sales and news: they stand in the page, a message in an Alert. A gift for the first order in the app is a reason to take it, and belongs here.',
    'Consent: take ConsentBanner.',
  ],
  comparisons: [
    { rule: 'Say what the app gives. A plea to install it gives nothing.', good: 'WithReason', bad: 'WithPlea' },
    { rule: 'Two short texts. Long ones wrap, and push the Header down on each page.', good: 'WithShortTexts', bad: 'WithManyReasons' },
  ],
  anatomy: [
    ['Mark', 'the first letter of the shop, from 768 px on', 'aside span[aria-hidden]'],
    [
      'Title and text',
      'one line each on a wide screen; a phone of 320 px has about 18 letters in a line, so the second wraps there',
      'aside strong',
    ],
    ['Stores', 'optional links, from 768 px on', 'aside ul a'],
    ['Button', 'to the store, or to the page of the app where stores stand beside it', 'aside a:not(li a)'],
    ['Close button', 'a cross, always there; the page hides the banner and remembers that', 'aside button'],
  ],
  anatomyStory: 'WithStores',
  stateStories: ['Banner', 'WithStores', 'OtherBrand', 'LongText'],
  statesInOwnRow: ['Banner', 'WithStores', 'OtherBrand', 'LongText'],
  pressable: { Button: 'aside a', 'Close button': 'aside button' },
  pressableStory: 'WithReason',
  narrow: {
    story: 'LongText',
    notes: [
      'Title and text, the button and the cross; the mark and the stores need 768 px.',
      'A long title or text wraps, as in the picture; button and cross stay whole beside it. The texts of the kit take three lines at 320 px.',
      'Button and cross take presses within 44 px.',
    ],
  },
  writing: [
    {
      rule: 'A gift has its figure, and the day until which it is given.',
      good: '1\u00a0000\u00a0бонусов за\u00a0первый заказ, до\u00a030\u00a0ноября 2026',
      bad: 'Подарок новым пользователям!',
    },
    {
      rule: 'Without a gift keep the texts of the kit, which say what the app is good for.',
      good: 'Избранное и\u00a0заказы под\u00a0рукой',
      bad: 'Самое удобное приложение для\u00a0покупок',
    },
    { rule: 'The second line is one more reason.', good: 'Скидки раньше, чем на\u00a0сайте', bad: 'Установка займёт меньше минуты!' },
    { rule: 'The button is a verb.', good: 'Скачать', bad: 'В App Store' },
  ],
  keyboard: [
    ['Tab', 'moves to the stores, the button and the cross; Shift+Tab goes back'],
    ['Enter', 'follows a store or the button, which is a link too'],
    ['Enter, Space', 'on the cross: closes the banner'],
  ],
  screenReader: [
    'A complementary region «Мобильное приложение», or your `aria-label`, which can be skipped.',
    'The mark is decoration and skipped; the stores are the list «Магазины приложений».',
    'The button is «Скачать, ссылка», the cross «Закрыть, кнопка».',
    'Your part: in `onClose` hide the banner, remember that, and move the focus to the content of the page.',
  ],
  language: [
    'Title, text and button have texts of the kit, each of which can be replaced; the title names the shop.',
    'Longer texts wrap; button and cross keep their place at the end of the line.',
    'The mark is the first letter of `brand`, in any alphabet.',
  ],
  related: {
    ConsentBanner: 'asks for consent, and takes an answer before it goes',
    Footer: 'has the app on every page, also after this is closed',
    Alert: 'a message of the page that says what happened',
  },
};

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['One line above the page that offers the app and can be closed for good.'],
  avoid: ['Sales and news: they stand in the page.', 'Consent: take ConsentBanner.'],
  anatomy: [
    ['Mark', 'from 768 px'],
    ['Title and text', 'one line each'],
    ['Button', 'to the store'],
    ['Close button', 'always'],
  ],
  states: ['WithStores', 'LongText'],
  writing: [
    {
      rule: 'Say what the app gives, in figures if there are any.',
      good: '1 000 бонусов за первый заказ в приложении',
      bad: 'Скачайте наше удобное приложение',
    },
  ],
  keyboard: [['Tab', 'moves to the button and the close button']],
  screenReader: ['A complementary region «Мобильное приложение».'],
  related: { ConsentBanner: 'asks for consent', Footer: 'has the app too' },
};

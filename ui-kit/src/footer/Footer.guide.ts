import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The end of every page: help, company, app, legal line, methods of payment.'],
  avoid: ['Actions that belong to the page.', 'A second navigation of categories.'],
  anatomy: [
    ['Columns', 'headings with links'],
    ['App', 'a QR code on a wide screen, a link on a phone'],
    ['Settings', 'theme and city'],
    ['Legal line', 'year, name, documents'],
    ['Payments', 'the marks of methods'],
  ],
  states: ['Bare', 'WithSettings', 'WithoutApp', 'Mobile', 'PaymentMarks'],
  writing: [{ rule: 'Link texts are what people look for.', good: 'Возврат', bad: 'Регламент возврата товаров' }],
  keyboard: [['Tab', 'moves through the links']],
  screenReader: [
    '«Нижний колонтитул» with a named navigation for each column.',
    'Marks of payment are images with the name of the method.',
  ],
  related: { Header: 'the top of every page', QrCode: 'the code of the app' },
};

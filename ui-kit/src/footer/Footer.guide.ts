import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The end of every page: help, company, app, legal line, methods of payment.',
    'With `bare`, the end of a checkout, where phones keep only the links to documents.',
    '`PaymentMark` beside a button that pays.',
  ],
  avoid: [
    'Actions that belong to the page: they stand at its end, as Button or LinkButton.',
    'A second navigation of all categories: take CategoryMenu in the Header; a footer has a few that are looked for.',
  ],
  comparisons: [
    { rule: 'Link texts are what people look for, in a column where they look for it.', good: 'WordsOfShoppers', bad: 'WordsOfLawyers' },
    {
      rule: 'A column takes up to seven links, of what people look for at the end of a page. All categories are in CategoryMenu.',
      good: 'FewLinks',
      bad: 'AllCategories',
    },
  ],
  anatomy: [
    ['Columns', 'headings with links, a navigation each', 'footer h2'],
    ['Social networks', 'optional, below the last column', 'footer nav:last-of-type ul:last-child'],
    ['App', 'optional: a QR code for those at a computer, and a link', 'footer svg'],
    ['Legal line', 'year, name, documents; with `bare`, phones have the documents only', 'footer p:has(+ ul)'],
    ['Payments', 'the marks of methods, in the colour of the text', 'footer ul[aria-label] [role=img]'],
    ['Settings', 'optional: such as the theme', '[href="#theme"]:last-of-type'],
  ],
  anatomyStory: 'AllParts',
  states: ['Frame', 'Minimal', 'WithSettings', 'WithoutApp', 'PaymentMarks'],
  narrow: {
    variant: 'BareOnPhones',
    notes: [
      'Two columns in a row; of three the first stands beside the two others. From 768 px all are side by side. Their links are 44 px tall, from 768 px 28 px; documents are 44 px everywhere.',
      'Below 1024 px and without a mouse the QR code goes, because a phone cannot scan itself; the link stays. A large tablet keeps both. This figure has a mouse.',
      '`bare` on the checkout keeps only the links to documents: without `legal` nothing is left. From 768 px on it changes nothing.',
    ],
  },
  writing: [
    { rule: 'Headings are one or two words.', good: 'Помощь', bad: 'Информация для покупателей' },
    { rule: 'Links are in the words of shoppers.', good: 'Доставка', bad: 'Условия осуществления доставки' },
    { rule: 'The text beside the code says what to do and what opens.', good: 'Наведите камеру: откроется App Store', bad: 'QR-код' },
    { rule: 'Documents by their short name.', good: 'Оферта · Конфиденциальность', bad: 'Политика обработки персональных данных (ред. 4)' },
  ],
  keyboard: [
    ['Tab', 'moves through the links, column by column'],
    ['Enter', 'follows a link'],
  ],
  screenReader: [
    'The landmark «нижний колонтитул», with a navigation for each column: «Помощь, ссылки внизу», so that «Каталог» of the header has another name. Titles are headings of level 2.',
    'Social networks are the list «Meet в соцсетях».',
    'Marks of payment are images with the name of the method, in the list «Способы оплаты».',
    'The QR code is an image with its label; the link beside it leads to the same.',
    'Your part: one footer on a page.',
  ],
  language: [
    'Names of lists and of the app are of the kit, columns and documents come from you.',
    'Columns keep their width: longer translations wrap and make them taller. The year is in digits.',
  ],
  related: {
    Header: 'the top of every page',
    QrCode: 'the code of the app',
    AppBanner: 'offers the app above the page, until it is closed',
    Link: 'one of its links, alone',
  },
};

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['An address to open on a phone: the app, a payment by SBP on a computer.'],
  avoid: ['On phones: give a link.', 'Texts that can be copied: take CopyText.'],
  comparisons: [
    { rule: 'Dark on light with a quiet margin. On a picture or in colours many cameras read nothing.', good: 'OnLight', bad: 'OnColour' },
  ],
  anatomy: [['Code', 'SVG from the server, error correction M, with a light margin that cameras need', 'svg']],
  states: ['App', 'OnDark', 'Large', 'LongAddress'],
  narrow: {
    notes: [
      'On a phone nobody can scan it: show a link with the same address instead.',
      'It keeps its size; at least 120 px for a camera at arm’s length.',
    ],
  },
  writing: [
    { rule: 'The label says what the code opens.', good: 'Код для оплаты через СБП', bad: 'QR' },
    { rule: 'A line beside it says what to do.', good: 'Наведите камеру: откроется приложение банка', bad: 'Отсканируйте QR-код' },
    { rule: 'The same address stands beside it as a link.', good: 'Скачать', bad: 'https://meet.example/api/mobileapp?from=footer' },
  ],
  keyboard: { none: 'It takes no focus; a link with the same address stands beside it.' },
  screenReader: [
    'An image with its label: «QR-код: приложение Meet, изображение».',
    'The address is not read; the link beside it leads to the same.',
    'Your part: a label that says what opens.',
  ],
  language: ['The label comes from you; the code is the same in every language.'],
  related: { Footer: 'the app on a wide screen', Link: 'the same address for phones', CopyText: 'a code to type' },
};

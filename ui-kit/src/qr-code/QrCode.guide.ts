import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'An address to open on a phone, displayed on another screen: the app, in the footer.',
    'A payment from the app of a bank while the shop is open on a computer: at 240 px, because it is the main thing of the page.',
  ],
  avoid: [
    'On phones, which cannot scan themselves: take Link.',
    'Texts that can be copied: take CopyText.',
    'Secrets and personal data: everyone nearby can scan it.',
    'A payment that is paid or too late: remove the code, and take ResultPanel.',
  ],
  comparisons: [
    {
      rule: 'A long address, from about 100 characters on, has fine modules: make the code larger, or the address shorter.',
      good: 'LongAddress',
      bad: 'LongSmall',
    },
    { rule: 'Dark on light with a quiet margin. On a picture or in colours many cameras read nothing.', good: 'OnLight', bad: 'OnColour' },
  ],
  anatomy: [
    ['Margin', 'light, four modules wide, without which cameras find no code', 'svg'],
    [
      'Modules',
      'dark in both themes, drawn on the server; error correction M repairs about 15 % of them, but never the three squares in the corners, so cover nothing',
      'svg path',
    ],
  ],
  stateStories: ['App', 'WithLink', 'OnDark', 'Large', 'LongAddress'],
  statesInOwnRow: ['WithLink'],
  narrow: {
    story: 'LinkInstead',
    notes: [
      'On a phone nobody can scan it: show a link with the same address instead, as in the picture, which has no code.',
      'It has its size where there is room and shrinks where there is not. Leave it 120 px or more for a camera at arm’s length.',
    ],
  },
  writing: [
    { rule: 'The label says what the code opens.', good: 'QR-код: оплата через СБП', bad: 'QR' },
    {
      rule: 'A line beside it says what to do and what opens.',
      good: 'Наведите камеру: откроется приложение банка',
      bad: 'Отсканируйте QR-код',
    },
    {
      rule: 'The link beside it names what opens, not the address.',
      good: 'Скачать приложение',
      bad: 'https://meet.example/api/mobileapp',
    },
  ],
  keyboard: { none: 'It takes no focus; the link that you put beside it does.' },
  screenReader: [
    'An image with its label: «QR-код: приложение Meet, изображение».',
    'The address is not read.',
    'Your part: a label that says what opens, and a link to the same address beside it.',
  ],
  language: [
    'The label comes from you; the code is the same in every language.',
    'An address in another alphabet is encoded too; it takes more modules.',
  ],
  related: {
    Footer: 'has the code of the app',
    Link: 'the same address for phones',
    CopyText: 'a code to take along as text',
    Countdown: 'how long a payment may still be made',
  },
};

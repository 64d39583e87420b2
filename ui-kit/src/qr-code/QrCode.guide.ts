import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['An address to open on a phone: the app, a payment by SBP on a computer.'],
  avoid: ['On phones: give a link.', 'Texts that can be copied: take CopyText.'],
  anatomy: [
    ['Code', 'SVG from the server, error correction M'],
    ['Margin', 'a quiet zone, light in both themes so that cameras read it'],
  ],
  states: ['OnDark', 'Large', 'LongAddress'],
  writing: [{ rule: 'The label says what the code opens.', good: 'Код для оплаты через СБП', bad: 'QR' }],
  keyboard: { none: 'It takes no focus; a link with the same address stands beside it.' },
  screenReader: ['An image with its label.'],
  related: { Footer: 'the app on a wide screen', Link: 'the same address for phones' },
};

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Consent to storage on the device, before anything is stored that is not needed.'],
  avoid: ['Terms of an order: take Checkbox in the form.', 'Messages: take Toaster.'],
  anatomy: [
    ['Text', 'what is stored and what for, with a link'],
    ['Two buttons', 'of the same weight'],
    ['Position', 'at the bottom, above a bar of the page'],
  ],
  states: { none: 'It is fixed to the bottom of the screen, so that each state is a story of its own, under «Behaviour».' },
  writing: [{ rule: 'Both answers are plain and of equal length.', good: 'Согласен · Только необходимое', bad: 'Принять всё · настроить' }],
  keyboard: [['Tab', 'reaches it after the page; nothing is trapped']],
  screenReader: ['A region «Согласие»; the page behind stays usable.'],
  related: { AppBanner: 'offers the app', Dialog: 'blocks the page' },
};

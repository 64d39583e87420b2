import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A range in which a listing is filtered: a price from and to.'],
  avoid: ['One number: take Slider.', 'Dates: the kit has native date inputs through TextField.'],
  anatomy: [
    ['Label', 'above'],
    ['Fields', 'one for each bound, which take exact numbers'],
    ['Track with two thumbs', 'they never cross'],
  ],
  states: ['Controlled', 'WithError', 'Disabled', 'NothingToSet'],
  writing: [
    {
      rule: 'Bounds are the smallest and largest value that goods have, not zero and infinity.',
      good: 'от 2 990 до 48 000 ₽',
      bad: 'от 0 до 999 999',
    },
  ],
  keyboard: [
    ['Tab', 'moves through fields and thumbs'],
    ['← →', 'change a thumb by one step'],
    ['Page Up, Page Down', 'change it by a large step'],
    ['Home, End', 'move it to its bound or to the other thumb'],
  ],
  screenReader: ['Each field and thumb has the label with «от» or «до».', 'Values are spoken with their unit.'],
  related: { Slider: 'one number', FilterPanel: 'where it usually stands' },
};

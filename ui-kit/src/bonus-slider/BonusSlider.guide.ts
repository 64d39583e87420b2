import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['How many bonuses pay a part of the order, with the remaining sum.'],
  avoid: ['Other numbers: take Slider.', 'Showing a balance: take Text.'],
  anatomy: [
    ['Number', 'typed, or set by the slider'],
    ['Slider', 'from zero to what the order allows'],
    ['Total', 'what remains to pay'],
    ['Confirm and decline', 'below'],
  ],
  states: ['ChosenBefore', 'None', 'Scaled', 'OddNumber', 'NothingAvailable', 'WithError', 'Saving', 'Narrow'],
  writing: [{ rule: 'Bonuses are counted in words, never with ₽.', good: 'Списать 1 200 бонусов', bad: 'Списать 1 200 ₽ бонусами' }],
  keyboard: [
    ['← →', 'change by one step'],
    ['Page Up, Page Down', 'change by a large step'],
    ['Home, End', 'none or all'],
    ['Enter', 'confirms a typed number'],
  ],
  screenReader: ['Slider and field have the same name; the value is spoken as «1 200 бонусов».'],
  related: { Slider: 'any number', OrderSummary: 'opens it', Drawer: 'where it stands' },
};

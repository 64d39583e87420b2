import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A number where the rough position matters and every value in between is allowed.'],
  avoid: ['Exact numbers: take TextField.', 'Two bounds: take RangeSlider.', 'Few named steps: take RadioGroup.'],
  anatomy: [
    ['Label and value', 'above the track'],
    ['Track and thumb', 'the thumb has a target of 44 px'],
    ['Hint and error', 'below'],
  ],
  states: ['Money', 'Ends', 'WithHint', 'WithError', 'Disabled', 'NothingToSet'],
  writing: [{ rule: 'The value is spoken with its unit in the right form.', good: '1 200 бонусов', bad: '1200' }],
  keyboard: [
    ['← →, ↑ ↓', 'change by one step'],
    ['Page Up, Page Down', 'change by a large step'],
    ['Home, End', 'move to the ends'],
  ],
  screenReader: ['Label, «ползунок», and the value in words (`aria-valuetext`).'],
  related: { RangeSlider: 'two bounds with fields', BonusSlider: 'bonuses for an order', Progress: 'shows and cannot be moved' },
};

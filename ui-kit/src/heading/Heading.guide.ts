import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Every heading; the level follows the outline of the page, the size the design.'],
  avoid: ['Emphasis in a text: take Text with `weight`.', 'Prices: take Price.', 'Labels of fields: the fields have them.'],
  anatomy: [
    ['Text', 'set tight, balanced over lines'],
    ['Level', '1 to 4 without a gap'],
    ['Face', 'Onest, or Unbounded about once a screen'],
  ],
  states: ['Levels', 'OtherSize', 'Display', 'Long'],
  writing: [{ rule: 'A heading states the content, without a full stop.', good: 'Доставка и возврат', bad: 'Информация для покупателей.' }],
  keyboard: { none: 'It takes no focus and reacts to no keys.' },
  screenReader: ['The text and its level; people jump from heading to heading, so no level is skipped.'],
  related: { Text: 'running text', Prose: 'headings of an article' },
};

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['The colours of one model, each with a page of its own.'],
  avoid: ['Colours as a filter: take FilterPanel.', 'A choice inside a form: take RadioGroup.'],
  anatomy: [
    ['Label', 'with the name of the current colour'],
    ['Tiles', 'a small picture of each colour'],
    ['Mark', 'outline of the current one, strike of a sold-out one'],
  ],
  states: ['WithoutCurrent', 'Six', 'Many'],
  writing: [{ rule: 'The name of a colour as people say it.', good: 'Тёмно-зелёный', bad: 'FOREST-04' }],
  keyboard: [
    ['Tab', 'moves from colour to colour'],
    ['Enter', 'opens its page'],
  ],
  screenReader: ['A list named by the label; links have the name of the colour, the current one is marked, sold-out ones say so.'],
  related: { SizePicker: 'the size beside it', ProductCard: 'swatches in a listing' },
};

import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Choosing a size on the page of a product.'],
  avoid: ['Sizes as a filter: take FilterPanel.', 'Explaining sizes: take SizeGuide.'],
  anatomy: [
    ['Label and guide', 'a link to the table of sizes'],
    ['Scales', 'EU, UK, US, cm'],
    ['Sizes', 'buttons; sold-out ones are struck through and can be focused'],
    ['Error', '«Выберите размер» at the choice'],
  ],
  states: ['Scales', 'SoldOut', 'Missing', 'Six', 'OnlySize', 'Narrow'],
  writing: [{ rule: 'A sold-out size says what can be done.', good: 'Нет в наличии. Сообщить о поступлении', bad: 'Недоступно' }],
  keyboard: [
    ['Tab', 'moves to the chosen size'],
    ['← → ↑ ↓', 'choose the next size; a sold-out one gets the focus without being chosen'],
  ],
  screenReader: [
    'A group of radio buttons; a sold-out size is read with its reason.',
    'The error is announced at once, and the focus moves to the sizes.',
  ],
  related: { SizeGuide: 'measures', ColourPicker: 'the colour' },
};

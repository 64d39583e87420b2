import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Two to five views of one subject, of which one is needed at a time.'],
  avoid: [
    'Steps in an order: take Stepper.',
    'Choosing a value: take RadioGroup.',
    'Content that is read one after another: take Accordion or headings.',
  ],
  comparisons: [{ rule: 'One word each, so that all are seen at once.', good: 'ShortTabs', bad: 'LongTabs' }],
  anatomy: [
    ['Tab list', 'scrolls when it does not fit', '[role=tablist]'],
    ['Tab', 'underlined while selected', '[role=tab]'],
    ['Panel', 'the content; hidden ones are not mounted unless `keepMounted`', '[role=tabpanel]'],
  ],
  states: ['KeepsPanels', 'WithDisabled', 'Many'],
  narrow: {
    story: 'Many',
    notes: ['The list scrolls sideways under a finger; the cut tab shows that there are more.'],
  },
  writing: [{ rule: 'One word, a noun.', good: 'Описание · Отзывы · Доставка', bad: 'Узнать о доставке' }],
  keyboard: [
    ['Tab', 'moves to the selected tab, then into its panel'],
    ['← →', 'select the next or the previous tab'],
    ['Home, End', 'select the first or the last'],
  ],
  screenReader: ['«Вкладка, 1 из 3, выбрана»; panels are named by their tab.'],
  related: { Accordion: 'several parts open', RadioGroup: 'a value of a form' },
};

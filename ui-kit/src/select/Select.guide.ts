import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['One of seven or more known values in a form.', '`line` inside a sentence, where a field would be too heavy.'],
  avoid: [
    'Up to six values with room: take RadioGroup.',
    'The order of a listing: take SortSelect, which works without JavaScript.',
    'Actions: take Menu.',
  ],
  comparisons: [{ rule: 'A few options are seen at once as radio buttons. A list is for many.', good: 'ManyOptions', bad: 'TwoOptions' }],
  anatomy: [
    ['Label', 'above', 'label'],
    ['Button', 'shows the value or the placeholder', 'button'],
    ['List', 'as wide as the button at least'],
    ['Hint and error', 'below'],
  ],
  states: ['Line', 'Empty', 'WithError', 'Disabled', 'LongText'],
  narrow: {
    story: 'LongText',
    notes: ['The list never leaves the screen; it scrolls inside.', 'A long value ends in «…» in the field.'],
  },
  writing: [{ rule: 'The placeholder asks for the choice; it is no option.', good: 'Выберите причину', bad: '— не выбрано —' }],
  keyboard: [
    ['Enter, Space, ↓', 'opens the list'],
    ['↑ ↓, Home, End', 'move'],
    ['Letters', 'move to the option that begins with them'],
    ['Enter', 'selects'],
    ['Escape', 'closes without a change'],
  ],
  screenReader: ['Label, value and «комбинированный список».', 'Options say their position and which is selected.'],
  related: { SortSelect: 'a native select for listings', RadioGroup: 'few options', Menu: 'actions' },
};

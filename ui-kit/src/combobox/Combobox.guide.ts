import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'One of many values that people name themselves: a city, a brand, a colleague.',
    '`multiple`: several of them, each a chip that can be removed.',
    'Values that a server finds: `filter={false}` with `onInputValueChange`.',
  ],
  avoid: [
    'Up to six values with room: take RadioGroup. Up to about fifteen: take Select.',
    'Any text, where the list only suggests: take SearchField.',
    'Several of a few values: take Checkbox.',
  ],
  anatomy: [
    ['Label', 'above'],
    ['Chips', 'with `multiple`: what is chosen, in the order of choosing'],
    ['Input', 'filters the list; shows the chosen label'],
    ['Button', 'opens the whole list'],
    ['List', 'items, in groups if there are any, or a message that nothing was found or that it loads'],
    ['Hint and error', 'below'],
  ],
  states: ['Filtered', 'Several', 'Grouped', 'FromServer', 'States'],
  writing: [
    { rule: 'The placeholder is an example of what to type.', good: 'Например, Казань', bad: 'Введите значение' },
    { rule: 'Labels differ in their first words.', good: 'Тверь', bad: 'Город Тверь' },
  ],
  keyboard: [
    ['Letters', 'open the list and filter it; the first match is marked'],
    ['↑, ↓', 'open the list and move in it'],
    ['Home, End', 'move the cursor in the text'],
    ['Enter', 'chooses the marked item; with a closed list it submits the form'],
    ['Escape', 'closes the list without a choice'],
    ['Backspace, Delete', 'a text that is emptied clears the choice'],
    ['Backspace', 'in an empty input of several: removes the last chip'],
    ['←, →', 'with several: move to the chips and back; Backspace or Delete removes one'],
  ],
  screenReader: [
    'Label, value and «комбинированный список»; the marked item with its position.',
    '«Ничего не найдено» and «Загружаем…» are announced while the focus stays in the input.',
    'A chip is a group with its label; its button is «Убрать» with the label.',
  ],
  related: { Select: 'few values, without typing', SearchField: 'any text', Checkbox: 'several of a few', Chip: 'an applied filter' },
};

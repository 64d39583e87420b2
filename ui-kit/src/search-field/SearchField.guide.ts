import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'The search of the whole shop, with history, suggestions and products while typing.',
    '`inline` in a panel or a drawer, where the rows have a place of their own.',
  ],
  avoid: [
    'Searching inside a list of the page: FilterPanel has a field of its own.',
    'A value of a list that has to be chosen: take Combobox.',
    'Any other text: take TextField.',
  ],
  comparisons: [
    {
      rule: 'Where nothing is found, offer a way on: a corrected spelling, the history, categories. A bare refusal ends the visit.',
      good: 'WayOn',
      bad: 'DeadEnd',
    },
  ],
  anatomy: [
    ['Search button', 'submits the form, without JavaScript too', 'button[type=submit]'],
    ['Input', 'its label is hidden, the placeholder names what can be found', 'input[role=combobox]'],
    ['Clear button', 'once something is typed; moves the focus back to the input', 'button[type=button]'],
    ['Section', 'rows of one kind, with a heading', '[role=rowgroup]:nth-child(2) > :first-child'],
    ['Row of text', 'a search of the history, or a suggestion with the match marked', '[role=row]'],
    ['Row of a product', 'picture, brand, name and price; a link', '[role=row] a'],
    ['Link to all results', 'after at most ten rows', '[role=grid] > [role=row]'],
  ],
  anatomyStory: 'Parts',
  states: ['BeforeTyping', 'Results', 'Loading', 'NothingFound', 'Failed', 'InPanel', 'WithHint', 'Disabled'],
  wideStates: ['BeforeTyping', 'Results', 'Loading', 'NothingFound', 'Failed', 'InPanel', 'WithHint'],
  narrow: {
    story: 'WithHint',
    notes: [
      'In a drawer or a panel of a phone take `inline`: the rows stand below the field, and no popup covers the keyboard.',
      'Phones show the key «Найти»; the text of 16 px or more keeps them from zooming in.',
      'Rows are 44 px tall for fingers; names of products wrap.',
    ],
  },
  writing: [
    { rule: 'The placeholder names what can be found.', good: 'Кроссовки, бренд или артикул', bad: 'Поиск…' },
    { rule: 'A heading of a section is a noun or tells whose it is.', good: 'Недавно смотрели', bad: 'Вас может заинтересовать следующее' },
    { rule: 'An error says what still works.', good: 'Не\u00a0загрузилось: проверьте связь или нажмите Enter', bad: 'Ошибка сети' },
  ],
  keyboard: [
    ['↓ ↑', 'move between rows; the text stays as typed'],
    ['→', 'from a row of the history to the button that removes it'],
    ['Enter', 'opens the marked row, or all results of the text'],
    ['Escape', 'closes the popup; pressed again it empties the field'],
    ['Tab', 'moves to the clear button and on, and closes the rows'],
  ],
  screenReader: [
    'A landmark `search` with a `combobox` «Поиск товаров»; the rows are a grid, because a row of the history has a button beside it.',
    'The focus stays in the input; the marked row is announced through `aria-activedescendant`.',
    'The number of products or suggestions, «Ищем», «Ничего не найдено» and an error are announced politely.',
    'Your part: wait until typing pauses, and drop responses to earlier texts, so that only the last number is announced.',
  ],
  language: [
    'Numbers of goods and suggestions take their plural form: 1\u00a0товар, 48\u00a0товаров.',
    'Prices count minor units, such as kopecks, and are formatted by currency and language of `LocaleProvider`.',
    'Headings, rows and placeholder are yours; what is typed may be in any script, in the wrong layout of the keyboard too, if your search knows it.',
    'A longer translation wraps in rows and headings.',
  ],
  related: {
    Header: 'where it stands',
    Combobox: 'a value of a list',
    AppliedFilters: 'narrows a listing',
    TextField: 'any other text',
    Picture: 'PictureProvider, which comes with it, turns the keys of pictures into addresses',
  },
};

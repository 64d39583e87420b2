import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Input: 'input[role=combobox]', 'Clear button': 'button[type=button]' },
  pressableStory: 'Typed',
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
    {
      rule: 'Rows of one kind stand together under a heading. In one list nobody sees which are earlier searches and which are goods.',
      good: 'InSections',
      bad: 'InOneList',
    },
  ],
  anatomy: [
    ['Search button', 'searches for the text, without JavaScript too', 'button[type=submit]'],
    [
      'Input',
      'its label is hidden, the placeholder names what can be found; the line below it is thicker while it has the focus',
      'input[role=combobox]',
    ],
    ['Clear button', 'once something is typed; moves the focus back to the input', 'button[type=button]'],
    ['Section', 'rows of one kind, with a heading', '[role=rowgroup]:first-child > :first-child'],
    ['Button of a section', 'optional, with `onClear`: empties it', '[role=gridcell][aria-label^="Очистить:"] > span'],
    ['Row of text', 'a search of the history, a suggestion, whose match is grey, or a link to a page', '[role=row] > :first-child'],
    ['Button of a row', 'with `removable`: removes it from the history', '[role=row] > [aria-label^="Убрать"]'],
    ['Row of a product', 'picture, brand, name and price; a link', '[role=row] a'],
    [
      'All results',
      'the last row, once something is typed: searches for the text; at most ten rows stand above it',
      '[role=grid] > [role=row]',
    ],
  ],
  anatomyStory: 'Parts',
  stateStories: [
    'Closed',
    'Disabled',
    'Loading',
    'Failed',
    'BeforeTyping',
    'Results',
    'RemoveFromHistory',
    'NothingFound',
    'InPanel',
    'WithHint',
  ],
  statesInOwnRow: ['InPanel', 'WithHint'],
  narrow: {
    story: 'WithHint',
    notes: [
      'In a drawer or a panel of a phone take `inline`: the rows stand below the field in the page and scroll with it.',
      'Phones show a key that searches; the text of 16 px or more keeps them from zooming in.',
      'Rows of text are at least 44 px tall for fingers; names of products take up to two lines.',
    ],
  },
  writing: [
    { rule: 'The placeholder names what can be found.', good: 'Кроссовки, бренд или артикул', bad: 'Поиск…' },
    { rule: 'A heading of a section is one or two words.', good: 'Недавно смотрели', bad: 'Вас может заинтересовать следующее' },
    {
      rule: 'Rows of text are in small letters, as people type them; links to pages have the name of the page.',
      good: 'кроссовки белые',
      bad: 'Кроссовки Белые',
    },
    {
      rule: 'Where nothing is found, the first words name what can be tried.',
      good: 'Похоже по\u00a0написанию: кеды стильные',
      bad: 'Проверьте правильность запроса',
    },
    { rule: 'An error says what still works.', good: 'Не\u00a0загрузилось: проверьте связь или нажмите Enter', bad: 'Ошибка сети' },
  ],
  keyboard: [
    ['↓ ↑', 'open the rows and move between them; the text stays as typed'],
    ['→ ←', 'from a row of the history to the button that removes it, and back'],
    ['Enter', 'opens the marked row, or presses its button; without one it searches for the text'],
    [
      'Escape',
      'closes the popup; pressed again it empties the field. With `inline` there is no popup, and the drawer or panel gets the key',
    ],
    ['Tab', 'moves to the search button, the input and the clear button; beyond them it closes the popup'],
  ],
  screenReader: [
    'A landmark `search` with a `combobox` «Поиск товаров»; the rows are a grid, because a row of the history has a button beside it.',
    'The focus stays in the input; the marked row is announced through `aria-activedescendant`.',
    'The number of products or suggestions, «Ищем», «Ничего не найдено» and an error are announced politely while the rows are open.',
    'Your part: wait until typing pauses, and drop responses to earlier texts, as under Controlled, so that only the last number is announced.',
  ],
  language: [
    'Numbers of goods and suggestions take their plural form: 1\u00a0товар, 48\u00a0товаров.',
    'Prices count minor units, such as kopecks, and are formatted by currency and language of `LocaleProvider`.',
    'Headings, rows and placeholder are yours; what is typed may be in any script, in the wrong layout of the keyboard too, if your search knows it.',
    'A longer translation wraps in rows and headings.',
  ],
  related: {
    Header: 'has a box that leads to the search',
    Combobox: 'a value that has to be one of a list',
    FilterPanel: 'narrows a listing by properties',
    TextField: 'any other text',
    Picture: 'PictureProvider, which comes with it, turns the keys of pictures into addresses',
  },
};

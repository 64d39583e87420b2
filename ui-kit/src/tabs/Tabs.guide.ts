import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Tab: '[role=tab][aria-selected=false]', 'Selected tab': '[role=tab][aria-selected=true]' },
  use: [
    'Two to five views of one subject, of which one is needed at a time: parts of a description, forms for one task.',
    'Views that nobody needs side by side: a hidden one is neither read nor found by the search of the browser.',
  ],
  avoid: [
    'Steps in an order: take Stepper.',
    'Choosing a value of a form: take RadioGroup.',
    'Content that is read one after another: take Accordion or headings.',
    'Pages with an address of their own: take Link in a navigation.',
  ],
  comparisons: [
    {
      rule: 'One word each, a noun, so that all are visible at once: what has scrolled away is not chosen.',
      good: 'ShortTabs',
      bad: 'LongTabs',
    },
    {
      rule: 'What is compared stands side by side. Behind tabs the reader has to remember one price while reading the other.',
      good: 'SideBySide',
      bad: 'ComparedBehindTabs',
    },
  ],
  anatomy: [
    ['Tab list', 'named by `label`; scrolls when it does not fit', '[role=tablist]'],
    ['Selected tab', 'underlined, in the colour of the text', '[role=tab][aria-selected=true]'],
    ['Tab', 'grey until selected', '[role=tab][aria-selected=false]'],
    ['Panel', 'the content; hidden ones are not mounted unless `keepMounted`', '[role=tabpanel]'],
  ],
  states: ['Product', 'WithCount', 'WithDisabled', 'Many', 'SignIn'],
  narrow: {
    story: 'Many',
    notes: [
      'The list scrolls sideways under a finger. Your part: check at 320 px that a tab is cut, which shows that there are more, and change a word if none is.',
      'A tab that gets the focus scrolls into view, and each is 44 px tall.',
      'The panel has no swipe, so that it does not fight with galleries inside.',
    ],
  },
  writing: [
    { rule: 'All of one kind, so that they read as a row.', good: 'Текущие · Прошлые', bad: 'Текущие · Посмотреть архив' },
    { rule: '`label` names what all views are about; it is not visible.', good: 'О товаре', bad: 'Вкладки' },
    { rule: 'A number stands after the word.', good: 'Отзывы, 24', bad: '(24) Отзывов' },
  ],
  keyboard: [
    ['Tab', 'moves to the selected tab, to its panel, then through what the panel holds'],
    ['← →', 'select the next or the previous tab, and after the last the first; a disabled one gets the focus and is not selected'],
    ['Home, End', 'select the first or the last'],
  ],
  screenReader: [
    'The list: «О товаре». A tab: «Описание, вкладка, 1 из 3, выбрана».',
    'A panel is named by its tab and follows the list of tabs in reading order.',
    'Arrows select at once, so a panel should need no waiting; load its content before it is selected.',
    'Your part: no heading that repeats the tab at the top of its panel.',
  ],
  language: [
    'All texts come from you. Labels never wrap; a longer translation makes the list scroll, so check the longest language at 320 px.',
    'Format a number beside a word by the `language` of `LocaleProvider`. The word stays as it is: «Отзывы, 1», «Отзывы, 24».',
  ],
  related: {
    Accordion: 'several parts open at once',
    RadioGroup: 'a value of a form',
    Stepper: 'steps in an order',
    Chip: 'a filter in a row of others',
  },
};

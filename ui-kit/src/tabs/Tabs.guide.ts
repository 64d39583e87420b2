import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressableStory: 'Reactions',
  pressable: {
    // An enabled tab is selected when it gets the focus, so an unselected tab has no focused state.
    Tab: { selector: '[role=tab][aria-selected=false]', states: ['hover', 'pressed'] },
    'Selected tab': '[role=tab][aria-selected=true]',
  },
  use: [
    'Two to five views of one subject, of which one is needed at a time: parts of a description, forms for one task.',
    'Views that nobody needs side by side: a hidden one is neither read nor found by the search of the browser.',
  ],
  avoid: [
    'Steps in an order: take Stepper.',
    'Choosing a value of a form: take RadioGroup.',
    'Content that is read one after another: take Accordion or headings.',
    'Pages of their own: take Link in a navigation. Views with `?tab=` in the address of one page are still tabs.',
  ],
  comparisons: [
    {
      rule: 'One word each, so that all are visible at once: what has scrolled away is not chosen.',
      good: 'ShortTabs',
      bad: 'LongTabs',
    },
    {
      rule: 'What is compared stands side by side. Behind tabs the reader has to remember one price while reading the other.',
      good: 'SideBySide',
      bad: 'ComparedBehindTabs',
    },
  ],
  codeExamples: [
    {
      title: 'In the address',
      note: 'The selected view survives a reload and can be sent as a link. Back leaves the page, because a tab replaces the entry of the history.',
      language: 'tsx',
      code: `import { Tabs } from '@meet/ui-kit/tabs';
import { useSearchParams } from 'react-router';

const items = [
  { value: 'about', label: 'Описание', content: 'Замша и сетка, подошва из литой резины.' },
  { value: 'reviews', label: 'Отзывы', content: '4,8 из 5 по 24 отзывам.' },
];

export function ProductTabs() {
  const [query, setQuery] = useSearchParams();
  return (
    <Tabs
      label="О товаре"
      items={items}
      value={query.get('tab') ?? 'about'}
      onValueChange={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
    />
  );
}`,
    },
  ],
  anatomy: [
    ['Tab list', 'named by `label`; scrolls when it does not fit', '[role=tablist]'],
    ['Selected tab', 'underlined, in the colour of the text', '[role=tab][aria-selected=true]'],
    ['Tab', 'grey until it is selected or under a pointer; 44 px tall', '[role=tab][aria-selected=false]'],
    ['Panel', 'the content; hidden ones are not mounted unless `keepMounted`', '[role=tabpanel]'],
  ],
  stateStories: ['Product', 'WithCount', 'WithDisabled', 'Many', 'SignIn'],
  narrow: {
    story: 'Many',
    notes: [
      'The list scrolls sideways under a finger. A tab that is cut at the edge shows that there are more. Your part: if the row ends between two tabs at 320 px, take a longer or a shorter word.',
      'A tab that gets the focus scrolls into view.',
      'The panel has no swipe, so that it does not fight with galleries inside.',
    ],
  },
  writing: [
    { rule: 'All of one kind, so that they read as a row.', good: 'Текущие · Прошлые', bad: 'Текущие · Посмотреть архив' },
    { rule: '`label` names what all views are about; it is not visible.', good: 'О товаре', bad: 'Вкладки' },
    { rule: 'A number stands after the word.', good: 'Отзывы, 24', bad: '(24) Отзывов' },
  ],
  keyboard: [
    ['Tab', 'moves to the selected tab, to its panel, then through what the panel holds; Shift+Tab goes back'],
    ['← →', 'select the previous or the next tab, and go on at the other end; a disabled one gets the focus and is not selected'],
    ['Home, End', 'select the first or the last'],
    ['Enter, Space', 'change nothing: the tab with the focus is selected already'],
  ],
  screenReader: [
    'The list is named «О товаре». A tab: «Описание, вкладка, 1 из 3, выбрана»; a disabled one is found, too: «недоступна».',
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

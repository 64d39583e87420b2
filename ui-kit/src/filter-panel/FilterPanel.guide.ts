import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Option: 'li + li input', Size: 'div > label input' },
  pressableStory: 'FewOptions',
  use: [
    'The filters of a listing, in a column beside it on a wide screen.',
    'The same filters in a Drawer on a phone, which the button at the end closes.',
  ],
  avoid: [
    'The order of a listing: take SortSelect.',
    'Showing which filters apply, and taking one back: take AppliedFilters above the listing.',
    'A form whose input is saved: take Checkbox, RangeSlider and the other fields.',
    'One filter of two or three options: take a row of Chip.',
  ],
  comparisons: [
    {
      rule: 'An option without results stays in its place, disabled. Where it disappears the list jumps under the finger, and people look for it.',
      good: 'ZeroInPlace',
      bad: 'ZeroMissing',
    },
    {
      rule: "Sizes are compared, so they stand in a grid, `kind: 'sizes'`. A list of them is long, and its counts are read as sizes.",
      good: 'SizesAsGrid',
      bad: 'SizesAsList',
    },
  ],
  codeExamples: [
    {
      title: 'With a router',
      note: 'Each choice shows the listing that it asks for, without a reload, and the new number of products is announced. Before JavaScript has loaded, the button submits the form to `action`.',
      language: 'tsx',
      code: `import { type FilterGroup, FilterPanel } from '@meet/ui-kit/filter-panel';
import { goodsForms, plural } from '@meet/ui-kit/plural';

interface ShoeFiltersProps {
  groups: readonly FilterGroup[];
  total: number;
  isLoading: boolean;
  /** Navigates by your router. The promise settles when the listing has loaded. */
  navigate: (address: string) => Promise<void>;
}

function ShoeFilters({ groups, total, isLoading, navigate }: ShoeFiltersProps) {
  const apply = (data: FormData) => {
    const query = new URLSearchParams();
    data.forEach((value, name) => query.append(name, String(value)));
    return navigate(\`/shoes?\${query}\`);
  };
  return (
    <>
      <FilterPanel
        action="/shoes"
        groups={groups}
        total={total}
        loading={isLoading}
        onFilter={apply}
      />
      <p role="status">{!isLoading && plural(total, goodsForms)}</p>
    </>
  );
}`,
    },
  ],
  anatomy: [
    ['Title of a group', 'opens and closes it; open at first with `open` or with a choice', 'summary'],
    ['Number of choices', 'beside the title, so that a closed group says that it applies', 'summary > span + span'],
    ['Size', 'kind `sizes`: a cell of a grid; struck through without results', 'div > label'],
    ['Search in a group', 'kind `list`, from ten options on', 'input[type=search]'],
    ['Option', 'kind `list`: a checkbox', 'li label'],
    ['Count', 'how many products have it', 'li label > span:last-child'],
    ['More', 'from nine options on all after the sixth are folded', 'details details > summary'],
    ['Swatch', 'optional, by `hex`', 'li span > span'],
    ['Range', 'kind `range`: two fields and a slider', 'fieldset'],
    ['Reset', 'optional: a link to the listing without filters', 'form form a'],
    [
      'Button',
      'says how many products there are; with `onFilter` hidden from 1024 px on, where each choice applies at once',
      'button[type=submit]',
    ],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Filters', 'AtOnce', 'ClosedGroups', 'KindsOfSizes', 'NothingFound', 'Loading', 'LongTexts'],
  narrow: {
    story: 'AtOnce',
    notes: [
      'Put it into a Drawer. Below 1024 px the button stays with `onFilter` too, and says how many products the drawer leads to; close the drawer in `onSubmit`.',
      'Rows are 44 px tall for fingers and can be pressed over their whole width; sizes stand in four columns, which share the width.',
      'Phones show the keyboard of digits for a range. Its text is 16 px there, because an iPhone zooms in on less.',
    ],
  },
  writing: [
    { rule: 'The button counts; the form of the noun follows the number.', good: 'Показать 21\u00a0товар', bad: 'Применить фильтры (21)' },
    { rule: 'The title of a group is the property of the goods, a noun.', good: 'Бренд', bad: 'Выберите бренд' },
    { rule: 'An option continues the title and does not repeat it.', good: 'Цвет: Белый', bad: 'Цвет: Белый цвет' },
    { rule: 'The unit stands in the title or beside the number, once.', good: 'Рост, см: 98', bad: 'Рост, см: 98\u00a0см' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'moves through titles, search, options, fields and thumbs of a range'],
    ['Enter, Space', 'on a title: opens or closes the group'],
    ['Space', 'on an option: checks or unchecks it'],
    ['Enter', 'on an option: submits the form; in the search of a group: nothing; in a field of a range: applies the number'],
    ['← →, Home, End', 'on a thumb: move the bound'],
  ],
  screenReader: [
    'A form «Фильтры». A title says whether its group is open and how many options are chosen: «Пол, выбрано 1».',
    'An option is a checkbox with its count: «Женщинам 128»; a size says it with the noun: «41, 19\u00a0товаров».',
    'What the search in a group leaves is announced politely: «Найдено: 1». A choice reorders nothing, so the focus keeps its place.',
    'Your part: announce the new number of products beside the listing, because a new number on the button is not announced.',
  ],
  language: [
    'The number of goods takes its plural form by the `language` of `LocaleProvider`: 1\u00a0товар, 21\u00a0товар, 128\u00a0товаров; 1\u00a0product, 128\u00a0products.',
    'Titles, options and units come from you, with `forms` for «Ещё 6\u00a0брендов». Counts and prices are grouped: 1\u00a0284, 1,284.',
    'The search in a group finds «ё» by «е», and case does not matter.',
    'A longer translation wraps beside its checkbox; set `wide` where a label is too long for a cell.',
  ],
  related: {
    AppliedFilters: 'shows above the listing which filters apply, and takes one back',
    SortSelect: 'the order of the listing',
    RangeSlider: 'a range in a form of its own',
    Drawer: 'where it stands on a phone',
    Chip: 'one filter in a row',
  },
};

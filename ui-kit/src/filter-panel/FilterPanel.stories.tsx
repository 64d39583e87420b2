import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { brandGroup, colours, filters, prices, sexes, sizes } from './example-filters.ts';
import { guide } from './FilterPanel.guide.ts';
import { type FilterGroup, type FilterOption, FilterPanel, type FilterPanelProps } from './index.ts';

const meta = {
  title: 'Shop/FilterPanel',
  id: 'kit-filterpanel',
  parameters: { guide },
  component: FilterPanel,
  args: { groups: filters, total: 128, action: '/shoes', hiddenFields: [['sort', 'popular']] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields that the form would submit, as «name=value», apart from the prices. */
const listSubmittedFields = (form: HTMLElement) =>
  form instanceof HTMLFormElement
    ? [...new FormData(form).entries()].filter(([name]) => !name.startsWith('price')).map((pair) => pair.join('='))
    : [];

/** Without `onFilter` the panel is a native GET form, which works without JavaScript: the button submits the choices to `action`. */
export const Panel: Story = { parameters: undrawn, args: { groups: [sexes, prices] } };

/** A list, sizes and a range. The browser keeps the choices until the button submits them. */
export const Filters: Story = {
  args: { groups: [sexes, sizes, prices] },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('form', { name: 'Фильтры' });
    const panel = within(form);
    await userEvent.click(panel.getByRole('checkbox', { name: /^Мужчинам/ }));
    await userEvent.click(panel.getByRole('checkbox', { name: /^40/ }));
    await expect(listSubmittedFields(form)).toEqual(['sort=popular', 'sex=женщинам', 'sex=мужчинам', 'size=40', 'size=41']);
    await expect(panel.getByRole('textbox', { name: /^Цена до/ })).toHaveAttribute('name', 'priceTo');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(panel.getByRole('button', { name: /^Показать 128\sтоваров$/ })).toHaveAttribute('type', 'submit');
  },
};

/** A panel with every kind of filter group. */
export const AllFilters: Story = { tags: ['!autodocs'] };

/** Options without results are disabled and stay in place; a choice changes no order. */
export const Zero: Story = {
  args: { groups: [sizes, brandGroup] },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const order = () => panel.getAllByRole('checkbox').map((box) => box.getAttribute('value'));
    const before = order();
    await expect(panel.getByRole('checkbox', { name: /^Stavna/ })).toBeDisabled();
    await expect(panel.getByRole('checkbox', { name: /^46/ })).toBeDisabled();
    await userEvent.click(panel.getByRole('checkbox', { name: /^Kedrovka/ }));
    await expect(order()).toEqual(before);
  },
};

/**
 * `sizes` displays short labels side by side in a grid, with a heading for each size system. A label too long for a cell has its own line.
 */
export const KindsOfSizes: Story = {
  args: {
    groups: [
      {
        kind: 'sizes',
        title: 'Размер',
        name: 'size',
        open: true,
        options: [
          { value: '36', label: '36', count: 3, part: 'Обувь, EU' },
          { value: '37', label: '37', count: 4, part: 'Обувь, EU' },
          { value: '38', label: '38', count: 5, part: 'Обувь, EU' },
          { value: '39', label: '39', count: 6, part: 'Обувь, EU' },
          { value: '40', label: '40', count: 7, part: 'Обувь, EU' },
          { value: '41', label: '41', count: 8, part: 'Обувь, EU' },
          { value: 'XS', label: 'XS', count: 3, part: 'Одежда' },
          { value: 'S', label: 'S', count: 4, part: 'Одежда' },
          { value: 'M', label: 'M', count: 5, part: 'Одежда' },
          { value: 'L', label: 'L', count: 6, part: 'Одежда' },
          { value: 'XL', label: 'XL', count: 7, part: 'Одежда' },
          { value: '98', label: '98', count: 3, part: 'Рост, см' },
          { value: '104', label: '104', count: 4, part: 'Рост, см' },
          { value: '110', label: '110', count: 5, part: 'Рост, см' },
          { value: '116', label: '116', count: 6, part: 'Рост, см' },
          { value: 'one', label: 'Один размер', count: 3, wide: true },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const clothes = within(within(canvasElement).getByRole('group', { name: 'Одежда' }));
    await expect(clothes.getAllByRole('checkbox')).toHaveLength(5);
    await expect(within(canvasElement).getByRole('checkbox', { name: /^Один размер/ })).toBeVisible();
  },
};

const getReportedData = (handler: FilterPanelProps['onFilter']): FormData => {
  const data: unknown = mocked(handler ?? fn()).mock.lastCall?.[0];
  if (data instanceof FormData) return data;
  throw new Error('no choice was reported');
};

/** With `onFilter` each choice is reported at once, so from 1024 px on there is no button. A price bound at its limit is left out. */
export const AtOnce: Story = {
  args: { onFilter: fn(), groups: [sexes, colours, prices] },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole('checkbox', { name: /^Чёрный/ }));
    const data = getReportedData(args.onFilter);
    await expect([...data.keys()]).toEqual(['sort', 'sex', 'color', 'priceTo']);
    await expect(data.get('color')).toBe('чёрный');
    const upperField = panel.getByRole('textbox', { name: /^Цена до/ });
    await userEvent.clear(upperField);
    await userEvent.type(upperField, '12000{Tab}');
    const dataWithPrice = getReportedData(args.onFilter);
    await expect(dataWithPrice.get('priceTo')).toBe('12000');
    await expect(dataWithPrice.has('priceFrom')).toBe(false);
    // Returns the focus to the field, so that all snapshots are alike: where Tab leads depends on whether the slider has loaded.
    await userEvent.click(upperField);
  },
};

/** A long list can be searched. The search text is never submitted, and Enter submits nothing. */
export const FindInList: Story = {
  args: { groups: [brandGroup] },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const submitted = fn((event: Event) => event.preventDefault());
    panel.getByRole('form').addEventListener('submit', submitted);
    await userEvent.type(panel.getByRole('searchbox', { name: 'Найти: бренд' }), 'терн{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
    const visibleBoxes = panel.getAllByRole('checkbox').filter((box) => !box.closest('[hidden]'));
    await expect(visibleBoxes.map((box) => box.getAttribute('value'))).toEqual(['тёрн']);
    await expect(panel.getByRole('status')).toHaveTextContent('Найдено: 1');
    await expect(listSubmittedFields(panel.getByRole('form'))).toEqual(['sort=popular']);
  },
};

/** The rest of a long list is in a `<details>` element, which opens without JavaScript. */
export const ShowAll: Story = {
  args: { groups: [brandGroup] },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByText(/^Ещё 6\sбрендов$/);
    const rest = more.closest('details');
    await expect(rest).not.toHaveAttribute('open');
    await userEvent.click(more);
    await expect(rest).toHaveAttribute('open');
  },
};

const uncheckAll = (groups: readonly FilterGroup[]): FilterGroup[] =>
  groups.map((group) =>
    group.kind === 'range'
      ? { ...group, value: undefined }
      : { ...group, options: group.options.map((option) => ({ ...option, checked: false })) },
  );

function Resettable(props: FilterPanelProps) {
  const [groups, setGroups] = useState(props.groups);
  return (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <div>
        <Button variant="text" onClick={() => setGroups(uncheckAll)}>
          Сбросить все
        </Button>
      </div>
      <FilterPanel {...props} groups={groups} total={1284} />
    </div>
  );
}

/** When filters are removed elsewhere, for example by a chip, the checkboxes and prices of the panel follow. */
export const FollowsListing: Story = {
  args: { groups: [sexes, colours, prices] },
  render: (args) => <Resettable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Мужчинам/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить все' }));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Цена до/ })).toHaveValue('21\u00a0490');
  },
};

/** The button stays, because without JavaScript it is the only way to submit another choice. */
export const NothingFound: Story = {
  args: { groups: [sexes, sizes], total: 0, resetHref: '/shoes' },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByRole('button', { name: /^Ничего не\sнайдено$/ })).toBeEnabled();
    await expect(panel.getByRole('link', { name: 'Сбросить' })).toHaveAttribute('href', '/shoes');
  },
};

/** `loading`: results are on the way. Choices that are made meanwhile are not lost. */
export const Loading: Story = { args: { groups: [sexes, sizes], loading: true, resetHref: '/shoes' } };

/** One product is found, so the noun on the button is in the singular. */
export const OneFound: Story = {
  args: { groups: [sexes], total: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Показать 1\sтовар$/ })).toBeVisible();
  },
};

/** `open: false`: a group without a choice begins closed. Open the two or three groups that most people need. */
export const ClosedGroups: Story = {
  ...docsOnly,
  args: {
    groups: [
      { ...sexes, open: false },
      { ...colours, open: false },
      { ...prices, open: false },
    ],
  },
};

/** Long titles and options wrap, and counts stay at the end. */
export const LongTexts: Story = {
  ...docsOnly,
  args: {
    groups: [
      {
        kind: 'list',
        title: 'Особенности посадки и\u00a0материала верха',
        name: 'feature',
        open: true,
        options: [
          { value: 'wide', label: 'На\u00a0широкую стопу с\u00a0высоким подъёмом', count: 12_840 },
          { value: 'membrane', label: 'Высокотехнологичная водонепроницаемая мембрана', count: 7 },
        ],
      },
    ],
  },
};

/** A panel with all its parts, which the anatomy numbers. */
export const Parts: Story = {
  ...docsOnly,
  args: { groups: [sizes, brandGroup, colours, prices], resetHref: '/shoes' },
};

const fewBrands: readonly FilterOption[] = [
  { value: 'versta', label: 'Versta\u00a076', count: 17 },
  { value: 'stavna', label: 'Stavna', count: 0 },
  { value: 'kedrovka', label: 'Kedrovka', count: 3 },
];

const withBrands = (options: readonly FilterOption[]): Pick<FilterPanelProps, 'groups' | 'total'> => ({
  groups: [{ kind: 'list', title: 'Бренд', name: 'brand', open: true, options }],
  total: 20,
});

export const ZeroInPlace: Story = { ...docsOnly, args: withBrands(fewBrands) };

export const ZeroMissing: Story = { ...docsOnly, args: withBrands(fewBrands.filter(({ count }) => count > 0)) };

const sizeOptions: readonly FilterOption[] = ['39', '40', '41', '42', '43', '44'].map((size, index) => ({
  value: size,
  label: size,
  count: index + 3,
}));

const withSizes = (kind: 'list' | 'sizes'): Pick<FilterPanelProps, 'groups' | 'total'> => ({
  groups: [{ kind, title: 'Размер EU', name: 'size', open: true, options: sizeOptions }],
  total: 33,
});

export const SizesAsGrid: Story = { ...docsOnly, args: withSizes('sizes') };

export const SizesAsList: Story = { ...docsOnly, args: withSizes('list') };

/** A few options, for pictures of how they look under a pointer. */
export const FewOptions: Story = {
  ...docsOnly,
  args: { groups: [sexes, { ...sizes, options: sizes.options.slice(0, 4) }] },
};

/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { guide } from './AppliedFilters.guide.ts';
import { AppliedFilters, type AppliedFiltersProps } from './index.ts';

const items = [
  { label: 'Белый', href: '/shoes?f=41,15000' },
  { label: 'Размер\u00a041', href: '/shoes?f=white,15000' },
  { label: 'До\u00a015\u00a0000\u00a0₽', href: '/shoes?f=white,41' },
];

const meta = {
  title: 'Navigation/AppliedFilters',
  id: 'kit-appliedfilters',
  component: AppliedFilters,
  args: { items, resetHref: '/shoes' },
  decorators: [
    // The figures of the manual have a smaller gutter than a page.
    (Story, { viewMode }) => (
      <div
        css={css({
          ...(viewMode === 'docs' && { '--meet-gutter': 'var(--meet-space-4)', paddingBlock: 'var(--meet-space-4)' }),
          paddingInline: 'var(--meet-gutter)',
          overflowX: 'clip',
        })}
      >
        <Story />
      </div>
    ),
  ],
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof AppliedFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A colour, a size and a price. Chips are links, so they work without JavaScript. */
export const Applied: Story = {
  play: async ({ canvasElement }) => {
    const chips = within(within(canvasElement).getByRole('list', { name: 'Выбранные фильтры' }));
    await expect(chips.getByRole('link', { name: /^Убрать: Размер\s41$/ })).toHaveAttribute('href', '/shoes?f=white,15000');
    await expect(chips.getByRole('link', { name: 'Сбросить все' })).toHaveAttribute('href', '/shoes');
  },
};

function Listing(props: AppliedFiltersProps) {
  const [visibleItems, setVisibleItems] = useState(props.items);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    event.preventDefault();
    setVisibleItems(href === props.resetHref ? [] : visibleItems.filter((filter) => filter.href !== href));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: stands in for a router, which hears the links
    <div onClick={follow}>
      <AppliedFilters {...props} items={visibleItems} />
    </div>
  );
}

/** After a chip is removed, the next chip has the focus. After the last one, nothing is left. */
export const Removing: Story = {
  ...docsOnly,
  render: (args) => <Listing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: /Размер\s41/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: /Размер\s41/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /15\s000/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: /Белый/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Сбросить все' }));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** A single filter has «Сбросить все» after it, too. */
export const One: Story = { ...docsOnly, args: { items: [{ label: 'Размер\u00a041', href: '/shoes' }] } };

/** More filters than fit into one line: the chips wrap from 1024 px on, and scroll on narrower screens. */
export const Many: Story = {
  args: {
    items: [
      { label: 'Белый', href: '/shoes?f=40,41,nordkvart,versta,leather,fast,15000' },
      { label: 'Размер\u00a040', href: '/shoes?f=white,41,nordkvart,versta,leather,fast,15000' },
      { label: 'Размер\u00a041', href: '/shoes?f=white,40,nordkvart,versta,leather,fast,15000' },
      { label: 'Nordkvart', href: '/shoes?f=white,40,41,versta,leather,fast,15000' },
      { label: 'Versta\u00a076', href: '/shoes?f=white,40,41,nordkvart,leather,fast,15000' },
      { label: 'Натуральная кожа', href: '/shoes?f=white,40,41,nordkvart,versta,fast,15000' },
      { label: 'Быстрая доставка', href: '/shoes?f=white,40,41,nordkvart,versta,leather,15000' },
      { label: 'До\u00a015\u00a0000\u00a0₽', href: '/shoes?f=white,40,41,nordkvart,versta,leather,fast' },
    ],
  },
};

/** A label that is longer than the line wraps inside its chip, here in 240 px. */
export const LongLabel: Story = {
  ...docsOnly,
  args: { items: [{ label: 'Натуральная замша и\u00a0гладкая кожа с\u00a0подкладкой', href: '/shoes' }] },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <AppliedFilters {...args} />
    </div>
  ),
};

/** Nothing is rendered without items. */
export const None: Story = {
  ...docsOnly,
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

const buildItems = (...labels: string[]) => ({ items: labels.map((each) => ({ label: each, href: `/shoes?f=${each}` })) });

export const Values: Story = { ...docsOnly, args: buildItems('До\u00a015\u00a0000\u00a0₽', 'Размер\u00a041') };

export const NamesOnly: Story = { ...docsOnly, args: buildItems('Цена', 'Размер') };

export const OnlyFilters: Story = { ...docsOnly, args: buildItems('Белый', 'Быстрая доставка') };

export const WithOrder: Story = { ...docsOnly, args: buildItems('Сначала дешёвые', 'Белый', 'Быстрая доставка') };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { guide } from './AppliedFilters.guide.ts';
import { AppliedFilters, type AppliedFiltersProps } from './index.ts';

const items = [
  { label: 'Женщинам', href: '#without-sex' },
  { label: 'Размер 41', href: '#without-size' },
  { label: 'До\u00a015\u00a0000\u00a0₽', href: '#without-price' },
];

const meta = {
  title: 'Navigation/AppliedFilters',
  id: 'kit-appliedfilters',
  component: AppliedFilters,
  args: { items, resetHref: '#all' },
  decorators: [
    (Story, { viewMode }) => (
      <div style={{ padding: `${viewMode === 'docs' ? 'var(--meet-space-4)' : 0} var(--meet-gutter)`, overflowX: 'clip' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof AppliedFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two filters and a price. Chips are links, so they work without JavaScript. */
export const Applied: Story = {
  play: async ({ canvasElement }) => {
    const chips = within(within(canvasElement).getByRole('list', { name: 'Выбранные фильтры' }));
    await expect(chips.getByRole('link', { name: 'Убрать: Размер 41' })).toHaveAttribute('href', '#without-size');
    await expect(chips.getByRole('link', { name: 'Сбросить все' })).toHaveAttribute('href', '#all');
  },
};

function Listing(props: AppliedFiltersProps) {
  const [shown, setShown] = useState(props.items);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    event.preventDefault();
    setShown(href === props.resetHref ? [] : shown.filter((filter) => filter.href !== href));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: stands in for a router, which hears the links
    <div onClick={follow}>
      <AppliedFilters {...props} items={shown} />
    </div>
  );
}

/** Removing a chip focuses the next one. Removing the last one leaves nothing. */
export const Removing: Story = {
  name: 'Controlled',
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Listing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Убрать: Размер 41' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: /Размер 41/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /15\s000/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: /Женщинам/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Сбросить все' }));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** A single filter has «Сбросить все» after it, too. */
export const One: Story = { ...docsOnly, args: { items: [{ label: 'Размер\u00a041', href: '#without-size' }] } };

/** More than fit one line: they scroll below 1024 px and wrap from there on. */
export const Many: Story = {
  args: {
    items: [
      'Женщинам',
      'Размер 40',
      'Размер 41',
      'Nordkvart',
      'Versta 76',
      'Натуральная замша и\u00a0гладкая кожа',
      'Быстрая доставка',
      'Белый',
    ].map((label, index) => ({ label, href: `#without-${index}` })),
  },
};

/** Nothing is rendered without items. */
export const None: Story = {
  args: { items: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const Values: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
};

export const NamesOnly: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { items: ['Пол', 'Размер', 'Цена'].map((label) => ({ label, href: `#without-${label}` })) },
};

export const OnlyFilters: Story = {
  ...docsOnly,
  args: { items: ['Размер\u00a041', 'Белый'].map((label) => ({ label, href: `#without-${label}` })) },
};

export const WithOrder: Story = {
  ...docsOnly,
  args: { items: ['Новинки', 'Сначала дешёвые', 'Размер\u00a041', 'Белый'].map((label) => ({ label, href: `#without-${label}` })) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { isPlainPress } from '../link/index.ts';
import { LoadMore } from '../load-more/index.ts';
import { Picture } from '../picture/index.ts';
import { Pagination, type PaginationProps } from './index.ts';
import { guide } from './Pagination.guide.ts';

const meta = {
  title: 'Navigation/Pagination',
  id: 'kit-pagination',
  parameters: { guide },
  component: Pagination,
  args: { page: 1, totalPages: 11, getHref: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First, last and the neighbours of the current page; gaps stand for the rest. The position is announced. */
export const Middle: Story = {
  args: { page: 6 },
  // Room for the focus ring.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--meet-space-1)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement);
    await expect(pages.getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute('href', '?page=5');
    await expect(pages.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', '?page=7');
    await expect(pages.getByRole('status')).toHaveTextContent('Страница 6 из 11');
  },
};

/** On the first page nothing leads back. */
export const First: Story = {
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement);
    await expect(pages.queryByRole('link', { name: 'Предыдущая страница' })).toBeNull();
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('1');
  },
};

/** On the last page nothing leads on. */
export const Last: Story = {
  args: { page: 11 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Следующая страница' })).toBeNull();
  },
};

/**
 * Without a reload: the page takes the press of a link, unless it asks for a new tab, and the new position is announced. A router that is
 * set by LinkProvider does this by itself.
 */
export const PageChanged: Story = {
  name: 'Controlled',
  render: function Listing() {
    const [page, setPage] = useState(1);
    const changePage: PaginationProps['onClick'] = (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainPress(event)) return;
      event.preventDefault();
      setPage(Number(new URL(link.href).searchParams.get('page')));
    };
    return <Pagination page={page} totalPages={11} getHref={(number) => `?page=${number}`} onClick={changePage} />;
  },
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement);
    await userEvent.click(pages.getByRole('link', { name: 'Следующая страница' }));
    await expect(pages.getByRole('status')).toHaveTextContent('Страница 2 из 11');
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('2');
  },
};

/** A gap of a single page is that page, which takes no more room than the gap. */
export const NearStart: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { page: 4 },
};

/** The shortest list. */
export const Two: Story = { args: { totalPages: 2 } };

/** Numbers of three digits fit their links. */
export const ManyPages: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { page: 120, totalPages: 348 },
};

const products = ['slope-white', 'runner-orange', 'high-cream', 'heel-black'];

const Products = () => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 'var(--meet-seam)' }}>
    {products.map((imageKey) => (
      <Picture key={imageKey} imageKey={imageKey} alt="" sizes="80px" />
    ))}
  </div>
);

export const BelowProducts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <Products />
      <Pagination {...args} totalPages={3} />
    </>
  ),
};

export const TwiceOnPage: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <Pagination {...args} totalPages={3} label="Страницы над\u00a0товарами" />
      <Products />
      <Pagination {...args} totalPages={3} />
    </>
  ),
};

// A screen of its own, because LoadMore is laid out by the width of the screen.
const ownScreen = { ...undrawn, docs: { story: { inline: false, height: '160px' } } };

export const InLoadMore: Story = {
  ...docsOnly,
  parameters: ownScreen,
  render: (args) => (
    <LoadMore visibleCount={24} total={72} step={24} href="?page=2">
      <Pagination {...args} totalPages={3} />
    </LoadMore>
  ),
};

export const PagesAlone: Story = { ...docsOnly, parameters: ownScreen, args: { totalPages: 3 } };

/** A single page renders nothing. */
export const One: Story = {
  args: { totalPages: 1 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

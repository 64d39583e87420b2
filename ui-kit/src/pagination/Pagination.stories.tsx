import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Heading } from '../heading/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { isPlainPress } from '../link/index.ts';
import { LoadMore } from '../load-more/index.ts';
import { Picture } from '../picture/index.ts';
import { Table } from '../table/index.ts';
import { Pagination, type PaginationProps } from './index.ts';
import { guide } from './Pagination.guide.ts';

const meta = {
  title: 'Navigation/Pagination',
  id: 'kit-pagination',
  parameters: { guide },
  component: Pagination,
  args: { page: 1, totalPages: 11, getHref: (page) => `/catalog/shoes${page > 1 ? `?page=${page}` : ''}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first page, the last page, the current page and its neighbours; gaps stand for the other pages. The current page is announced. */
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
    await expect(pages.getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute('href', '/catalog/shoes?page=5');
    await expect(pages.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', '/catalog/shoes?page=7');
    await expect(pages.getByRole('status')).toHaveTextContent('Страница 6 из 11');
  },
};

/** On the first page there is no link to a previous page. */
export const First: Story = {
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement);
    await expect(pages.queryByRole('link', { name: 'Предыдущая страница' })).toBeNull();
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('1');
  },
};

/** On the last page there is no link to a next page. */
export const Last: Story = {
  args: { page: 11 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Следующая страница' })).toBeNull();
  },
};

/**
 * Changes the page of the listing without a reload: the application handles a press on a link, unless the press opens a new tab. The new
 * page number is announced, and the focus moves to the heading. A router that LinkProvider sets handles the press by itself; moving the
 * focus remains your part.
 */
export const PageChanged: Story = {
  name: 'Controlled',
  parameters: undrawn,
  render: function Listing() {
    const [page, setPage] = useState(1);
    const heading = useRef<HTMLHeadingElement>(null);
    const getHref: PaginationProps['getHref'] = (next) => `/catalog/shoes${next > 1 ? `?page=${next}` : ''}`;
    const changePage: PaginationProps['onClick'] = (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainPress(event)) return;
      event.preventDefault();
      setPage(Number(new URL(link.href).searchParams.get('page') ?? 1));
      heading.current?.focus();
    };
    return (
      <>
        <Heading level={2} size="small" ref={heading} tabIndex={-1}>
          Кроссовки{page > 1 && ` — страница ${page}`}
        </Heading>
        <Pagination page={page} totalPages={11} getHref={getHref} onClick={changePage} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement);
    await userEvent.click(pages.getByRole('link', { name: 'Следующая страница' }));
    await expect(pages.getByRole('status')).toHaveTextContent('Страница 2 из 11');
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('2');
    await expect(pages.getByRole('heading', { name: 'Кроссовки — страница 2' })).toHaveFocus();
  },
};

/** A gap never stands for a single page: that page takes no more room than the gap, so it is displayed. */
export const NearStart: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { page: 4 },
};

/** The shortest pagination: two pages. */
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

const Orders = () => (
  <Table
    caption="Заказы"
    rowHeaders
    columns={[
      { id: 'number', label: 'Номер' },
      { id: 'name', label: 'Получатель' },
      { id: 'sum', label: 'Сумма,\u00a0₽', numeric: true },
    ]}
    rows={[
      { id: '4107-22', cells: ['4107-22', 'Анна Белова', '24\u00a0990'] },
      { id: '4108-03', cells: ['4108-03', 'Виктор Громов', '7\u00a0490'] },
      { id: '4109-11', cells: ['4109-11', 'Борис Дубов', '112\u00a0500'] },
    ]}
  />
);

export const BelowRows: Story = {
  ...docsOnly,
  render: (args) => (
    <>
      <Orders />
      <Pagination {...args} totalPages={3} />
    </>
  ),
};

export const TwiceOnPage: Story = {
  ...docsOnly,
  render: (args) => (
    <>
      <Pagination {...args} totalPages={3} label="Страницы над\u00a0заказами" />
      <Orders />
      <Pagination {...args} totalPages={3} />
    </>
  ),
};

// A frame of its own, because the width of the screen sets the layout of LoadMore.
const ownScreen = { ...undrawn, docs: { story: { inline: false, height: '320px' } } };

export const InLoadMore: Story = {
  ...docsOnly,
  parameters: ownScreen,
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <Products />
      <LoadMore visibleCount={24} total={72} step={24} href="/catalog/shoes?page=2">
        <Pagination {...args} totalPages={3} />
      </LoadMore>
    </div>
  ),
};

export const PagesAlone: Story = {
  ...docsOnly,
  parameters: ownScreen,
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <Products />
      <Pagination {...args} totalPages={3} />
    </div>
  ),
};

/** For a listing of a single page nothing is rendered. */
export const One: Story = {
  args: { totalPages: 1 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

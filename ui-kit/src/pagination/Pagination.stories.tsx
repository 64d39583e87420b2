import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type AnchorProps, LinkProvider } from '../link/index.ts';
import { Pagination } from './index.ts';
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

export const First: Story = {
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement);
    await expect(pages.queryByRole('link', { name: 'Предыдущая страница' })).toBeNull();
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('1');
  },
};

export const Middle: Story = {
  args: { page: 6 },
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement);
    await expect(pages.getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute('href', '?page=5');
    await expect(pages.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', '?page=7');
    await expect(pages.getByRole('status')).toHaveTextContent('Страница 6 из 11');
  },
};

export const Last: Story = {
  args: { page: 11 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Следующая страница' })).toBeNull();
  },
};

/** A page change without a reload is announced. */
export const PageChanged: Story = {
  render: function Listing(args) {
    const [page, setPage] = useState(1);
    const changePage: AnchorProps['onClick'] = (event) => {
      event.preventDefault();
      setPage(Number(new URL(event.currentTarget.href).searchParams.get('page')));
    };
    const Turn = (anchor: AnchorProps) => createElement('a', { ...anchor, onClick: changePage });
    return (
      <LinkProvider component={Turn}>
        <Pagination {...args} page={page} />
      </LinkProvider>
    );
  },
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement);
    await userEvent.click(pages.getByRole('link', { name: 'Следующая страница' }));
    await expect(pages.getByRole('status')).toHaveTextContent('Страница 2 из 11');
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('2');
  },
};

export const Two: Story = { args: { totalPages: 2 } };

/** A single page renders nothing. */
export const One: Story = {
  args: { totalPages: 1 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

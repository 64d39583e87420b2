import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pagination } from './index.ts';

const meta = {
  title: 'Kit/Pagination',
  component: Pagination,
  args: { page: 1, totalPages: 11, hrefOf: (page) => `?page=${page}` },
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
  },
};

export const Last: Story = {
  args: { page: 11 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Следующая страница' })).toBeNull();
  },
};

export const Two: Story = { args: { totalPages: 2 } };

/** One page: nothing to turn. */
export const One: Story = {
  args: { totalPages: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

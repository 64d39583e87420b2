import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../shell/page-story.tsx';
import { cannedArticles } from '../content.canned.ts';
import { BlogView } from './BlogView.tsx';

const meta = {
  title: 'Pages/Blog',
  component: BlogView,
  decorators: [pageStory({ path: '/blog' })],
  parameters: { layout: 'fullscreen' },
  args: { articles: cannedArticles, page: 1, totalPages: 2 },
} satisfies Meta<typeof BlogView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One article has neither poster nor description. */
export const FirstPage: Story = {
  tags: ['layout-768'],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getAllByRole('article')).toHaveLength(3);
    await expect(main.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', '/blog?page=2');
  },
};

export const Empty: Story = { args: { articles: [], totalPages: 0 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../shell/page-story.tsx';
import { cannedArticle, cannedArticles } from '../content.canned.ts';
import { ArticleView } from './ArticleView.tsx';

const meta = {
  title: 'Pages/Article',
  component: ArticleView,
  decorators: [pageStory({ path: '/blog/kak-izmerit-stopu' })],
  parameters: { layout: 'fullscreen' },
  args: { article: cannedArticle, otherArticles: cannedArticles },
} satisfies Meta<typeof ArticleView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText('27 октября 2026')).toHaveAttribute('datetime', cannedArticle.publishedAt);
    await expect(main.getByRole('link', { name: cannedArticles[0]?.title ?? '' })).toHaveAttribute('href', '/blog/uhod-za-zamshey');
  },
};

/** The only article of the blog, which has no poster. */
export const Alone: Story = { args: { article: { ...cannedArticle, posterKey: null, description: '' }, otherArticles: [] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../page-story.tsx';
import NotFoundPage from './NotFoundPage.tsx';

const meta = {
  title: 'Pages/NotFound',
  component: NotFoundPage,
  decorators: [pageStory({ path: '/nope' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page offers the catalog, a search and the categories. */
export const Page: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена');
    await expect(main.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog');
    await expect(main.getByRole('link', { name: 'Обувь' })).toHaveAttribute('href', '/catalog/obuv');
  },
};

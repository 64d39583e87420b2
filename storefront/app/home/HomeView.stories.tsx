import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../shell/page-story.tsx';
import { HomeView } from './HomeView.tsx';
import { cannedHome, cannedPoorHome } from './home.canned.ts';

const meta = {
  title: 'Pages/Home',
  component: HomeView,
  decorators: [pageStory()],
  parameters: { layout: 'fullscreen' },
  args: cannedHome,
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first picture of the hero has high priority. */
export const Page: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const pictures = [...canvasElement.querySelectorAll('main img')];
    await expect(pictures.filter((picture) => picture.getAttribute('fetchpriority') === 'high')).toEqual([pictures[0]]);
    await expect(main.getByRole('link', { name: /^Обувь/ })).toHaveAttribute('href', '/catalog/obuv');
  },
};

/** Parts that failed are left out, and slow ones have a placeholder. */
export const Poor: Story = {
  args: cannedPoorHome,
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.queryByRole('heading', { name: 'Бренды' })).toBeNull();
    await expect(main.getByRole('link', { name: 'Обувь' })).toHaveAttribute('href', '/catalog/obuv');
    await expect(await main.findByRole('status')).toHaveTextContent('Загружаем');
  },
};

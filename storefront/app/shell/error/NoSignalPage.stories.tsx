import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../page-story.tsx';
import { NoSignalPage } from './NoSignalPage.tsx';

const meta = {
  title: 'Pages/NoSignal',
  component: NoSignalPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoSignalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without JavaScript, the button requests the failed URL with its query. */
export const Page: Story = {
  decorators: [pageStory({ path: '/catalog/obuv?sort=cheap' })],
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('button', { name: 'Обновить страницу' }).closest('form');
    await expect(form).toHaveAttribute('action', '/catalog/obuv');
    await expect([...new FormData(form ?? undefined)]).toEqual([['sort', 'cheap']]);
  },
};

/** Without the API the menu is missing too. */
export const WithoutApi: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [pageStory({ shell: { directories: [], year: undefined } })],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Кроссовки' })).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: 'Обновить страницу' })).toBeVisible();
  },
};

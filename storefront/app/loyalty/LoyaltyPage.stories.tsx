import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../shell/page-story.tsx';
import { LoyaltyView } from './LoyaltyView.tsx';
import { cannedLevels, cannedLoyaltyText } from './loyalty.canned.ts';

const meta = {
  title: 'Pages/Loyalty',
  component: LoyaltyView,
  decorators: [pageStory({ path: '/loyalty' })],
  parameters: { layout: 'fullscreen' },
  args: { path: '/loyalty', text: cannedLoyaltyText, levels: cannedLevels },
} satisfies Meta<typeof LoyaltyView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table of the levels comes from the API and is not part of the text. */
export const Levels: Story = {
  play: async ({ canvasElement }) => {
    const levels = within(within(canvasElement).getByRole('table', { name: 'Уровни программы лояльности' }));
    await expect(levels.getByRole('row', { name: /Platinum/ })).toHaveTextContent('10 %');
    await expect(within(within(canvasElement).getByRole('main')).getByRole('link', { name: /Войти/ })).toHaveAttribute(
      'href',
      '/auth?to=%2Faccount',
    );
  },
};

/** A signed-in shopper sees their level and no link to sign in. */
export const Own: Story = {
  args: { currentLevel: 'Gold' },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('row', { name: /Gold/ })).toHaveTextContent('ваш уровень');
    await expect(main.queryByRole('link', { name: /Войти/ })).toBeNull();
  },
};

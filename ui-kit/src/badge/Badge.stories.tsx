import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from './index.ts';

const meta = {
  title: 'Kit/Badge',
  component: Badge,
  args: { children: 'Новинка' },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-4)', background: 'var(--color-picture)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Sale: Story = { args: { tone: 'sale', children: '−31\u00a0%' } };

export const MeetPrice: Story = { args: { tone: 'meet', children: 'Meet-price' } };

/** Colours that the shop has chosen for a badge. */
export const OwnColours: Story = { args: { colours: { text: '#FFFFFF', background: '#2F5A48' }, children: 'Сделано в\u00a0России' } };

/** Black or white replaces an unreadable text colour. */
export const UnreadableColours: Story = {
  args: { colours: { text: '#FFFFFF', background: '#F4E27A' }, children: 'Хит' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Хит')).toHaveStyle({ color: 'rgb(0, 0, 0)' });
  },
};

export const Outlined: Story = {
  args: { outlined: true, children: 'Быстрая доставка' },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-4)', background: 'var(--color-paper)' }}>
        <Story />
      </div>
    ),
  ],
};

/** A long text is truncated on a narrow tile. */
export const LongText: Story = {
  args: { children: 'Последняя пара этого размера' },
  decorators: [
    (Story) => (
      <div style={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
};

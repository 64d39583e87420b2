import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Skeleton } from './index.ts';
import { guide } from './Skeleton.guide.ts';

const meta = {
  title: 'Feedback/Skeleton',
  id: 'kit-skeleton',
  parameters: { guide },
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = { args: { ratio: 4 / 5 } };

export const TextLines: Story = { args: { shape: 'line', lines: 3 } };

export const Person: Story = { args: { shape: 'circle', width: 40 } };

/** The placeholder of a card, of the same size as the loaded card. The loading state is announced once. */
export const Card: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-1)', width: 180 }}>
      <Skeleton ratio={4 / 5} label="Загружаем товары…" />
      <Skeleton shape="line" width="40%" />
      <Skeleton shape="line" width="75%" />
      <Skeleton shape="line" width="55%" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Загружаем товары…');
  },
};

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

/** A block by its `ratio`: a picture, a map. */
export const Picture: Story = { args: { ratio: 4 / 5 } };

/** Lines of text; the last one is shorter. */
export const TextLines: Story = { args: { shape: 'line', lines: 3 } };

/** A circle: a face. */
export const Person: Story = { args: { shape: 'circle', width: 40 } };

/** Shapes together make the box of a card. Only one has a label, so that the loading is announced once. */
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

export const SameBox: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-1)', width: 140 }}>
      <Skeleton ratio={4 / 5} />
      <Skeleton shape="line" width="40%" />
      <Skeleton shape="line" width="75%" />
    </div>
  ),
};

export const OtherBox: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-1)', width: 140 }}>
      <Skeleton shape="line" lines={2} />
    </div>
  ),
};

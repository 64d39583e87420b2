import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PropsWithChildren } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Picture as ProductPicture } from '../picture/index.ts';
import { Text } from '../text/index.ts';
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

/** A placeholder and what replaces it, each above the button that a finger is about to press. */
const BeforeAndAfter = ({ children }: PropsWithChildren) => (
  <div style={{ display: 'flex', alignItems: 'start', gap: 'var(--meet-space-6)' }}>
    <div>
      {children}
      <Button size="small">В&nbsp;корзину</Button>
    </div>
    <div>
      <div style={{ width: 120 }}>
        <ProductPicture imageKey="slope-white" alt="" sizes="120px" />
        <Text size={14}>Slope&nbsp;2</Text>
      </div>
      <Button size="small">В&nbsp;корзину</Button>
    </div>
  </div>
);

export const SameBox: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <BeforeAndAfter>
      <div style={{ width: 120 }}>
        <Skeleton ratio={4 / 5} />
        <Skeleton shape="line" width="75%" />
      </div>
    </BeforeAndAfter>
  ),
};

export const OtherBox: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <BeforeAndAfter>
      <div style={{ width: 120 }}>
        <Skeleton shape="line" lines={2} />
      </div>
    </BeforeAndAfter>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PropsWithChildren, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
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

/** Lines of text, each with the height of one of 14 px; the last one is shorter. */
export const TextLines: Story = {
  args: { shape: 'line', lines: 3 },
  play: async ({ canvasElement }) => {
    const [first, , last] = [...canvasElement.querySelectorAll('[aria-hidden]')].map((line) => line.getBoundingClientRect());
    await expect((last?.top ?? 0) - (first?.top ?? 0)).toBe(first?.height ? 40 : 0);
  },
};

/** A circle: a face. */
export const Person: Story = { args: { shape: 'circle', width: 40 } };

/** Shapes together make the box of a card. Only one has a label, so that the loading is announced once. */
export const Card: Story = {
  tags: ['example'],
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-1)', width: 180 }}>
      <Skeleton ratio={4 / 5} label="Загружаем товары" />
      <Skeleton shape="line" width="40%" />
      <Skeleton shape="line" width="75%" />
      <Skeleton shape="line" width="55%" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Загружаем товары');
  },
};

/** Rows of a list, as many as usually come: pickup points, orders, reviews. */
export const List: Story = {
  ...docsOnly,
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      {['Ищем пункты выдачи', undefined, undefined].map((label, at) => (
        <div key={label ?? at} style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 'var(--meet-space-3)' }}>
          <Skeleton shape="circle" width={20} label={label} />
          <Skeleton shape="line" lines={2} />
        </div>
      ))}
    </div>
  ),
};

function LateProduct() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div aria-busy={!isLoaded} style={{ width: 180 }}>
      {isLoaded ? (
        <>
          <ProductPicture imageKey="slope-white" alt="" sizes="180px" />
          <Text size={14}>Кроссовки Slope&nbsp;2</Text>
        </>
      ) : (
        <>
          <Skeleton ratio={4 / 5} label="Загружаем товар" />
          <Skeleton shape="line" width="75%" />
        </>
      )}
      <Button size="small" onClick={() => setLoaded(!isLoaded)}>
        {isLoaded ? 'Ещё раз' : 'Загрузить'}
      </Button>
    </div>
  );
}

/** The content comes into the box of its placeholder, so the button below stays where it is. A line is as tall as one of 14 px text. */
export const Replaced: Story = {
  name: 'Controlled by what loads',
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <LateProduct />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(within(canvasElement).getByText(/^Кроссовки Slope/)).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBe(top);
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
  ...docsOnly,
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
  ...docsOnly,
  render: () => (
    <BeforeAndAfter>
      <div style={{ width: 120 }}>
        <Skeleton shape="line" lines={2} />
      </div>
    </BeforeAndAfter>
  ),
};

const LateTiles = () => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 'var(--meet-seam)' }}>
    <Skeleton ratio={4 / 5} label="Загружаем товары" />
    <Skeleton ratio={4 / 5} />
    <Skeleton ratio={4 / 5} />
  </div>
);

export const OnlyWhatIsLate: Story = {
  ...docsOnly,
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <Heading level={2} size="small">
        Вы&nbsp;смотрели
      </Heading>
      <LateTiles />
    </div>
  ),
};

export const EverythingGrey: Story = {
  ...docsOnly,
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <Skeleton height={26} width={140} />
      <LateTiles />
    </div>
  ),
};

/** All shapes, as of a review. */
export const Parts: Story = {
  ...docsOnly,
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-3)', maxWidth: 240 }}>
      <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 'var(--meet-space-3)' }}>
        <Skeleton shape="circle" label="Загружаем отзывы" />
        <Skeleton shape="line" lines={2} />
      </div>
      <Skeleton ratio={3} />
    </div>
  ),
};

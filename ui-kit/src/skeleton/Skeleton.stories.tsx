import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PropsWithChildren, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
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

/** `line` with `lines`: text, each line as high as a line of text of 14 px. The last of several lines is shorter. */
export const TextLines: Story = {
  args: { shape: 'line', lines: 3 },
  play: async ({ canvasElement }) => {
    const [first, , last] = [...canvasElement.querySelectorAll('[aria-hidden]')].map((line) => line.getBoundingClientRect());
    await expect((last?.top ?? 0) - (first?.top ?? 0)).toBe(first?.height ? 40 : 0);
  },
};

/** `circle`: an avatar of 40 px, or a round mark of another `width`. */
export const Person: Story = { args: { shape: 'circle', width: 40 } };

/** `block` by its `height`: a field, a button, a row of a table. */
export const ByHeight: Story = { ...docsOnly, args: { height: 48 } };

/** `block`, the default, by its `ratio`, here with a `width`: a picture, a map. */
export const Picture: Story = { args: { ratio: 4 / 5, width: 120 } };

interface RowSkeletonProps {
  label?: string;
}

const RowSkeleton = ({ label }: RowSkeletonProps) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 'var(--meet-space-3)' }}>
    <Skeleton shape="circle" width={20} label={label} />
    <Skeleton shape="line" lines={2} />
  </div>
);

/**
 * Rows of a list of pickup points or orders, as many as the list usually has. Only one shape has a `label`, so that the loading is
 * announced once.
 */
export const List: Story = {
  ...docsOnly,
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <RowSkeleton label="Ищем пункты выдачи" />
      <RowSkeleton />
      <RowSkeleton />
    </div>
  ),
};

/** Several shapes have the outline of the content that is loading, here of a review with its photos. */
export const Review: Story = {
  ...docsOnly,
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gap: 'var(--meet-space-3)', maxWidth: 240 }}>
      <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 'var(--meet-space-3)' }}>
        <Skeleton shape="circle" label="Загружаем отзывы" />
        <Skeleton shape="line" lines={2} />
      </div>
      <Skeleton ratio={3} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Загружаем отзывы');
  },
};

const row = { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 'var(--meet-space-3)' } as const;

const AuthorSkeleton = () => (
  <div style={row}>
    <Skeleton shape="circle" />
    <Skeleton shape="line" lines={2} />
  </div>
);

const Author = () => (
  <div style={row}>
    <Avatar name="Анна Белова" />
    <div>
      <Text size={14}>Анна Белова</Text>
      <Text size={14} tone="muted">
        12&nbsp;ноября
      </Text>
    </div>
  </div>
);

function LoadingReview() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 'var(--meet-space-3)' }}>
      <Text role="status" size={14} tone="muted">
        {isLoaded ? 'Отзыв загружен' : 'Загружаем отзыв'}
      </Text>
      <div aria-busy={!isLoaded} style={{ width: '100%' }}>
        {isLoaded ? <Text size={14}>Удобные, размер в&nbsp;размер</Text> : <Skeleton shape="line" width="75%" />}
      </div>
      <Button size="small" onClick={() => setLoaded(!isLoaded)}>
        {isLoaded ? 'Ещё раз' : 'Загрузить'}
      </Button>
    </div>
  );
}

/**
 * The content has the same box as its placeholder, so the button below stays where it is. An element of the role `status`, which is on the
 * page from the beginning, announces the loading, so no shape has a label. With a lazy route the placeholder is the `fallback` of
 * `Suspense`.
 */
export const Replaced: Story = {
  name: 'Controlled',
  parameters: undrawn,
  render: () => <LoadingReview />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(within(canvasElement).getByText(/^Удобные/)).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Отзыв загружен');
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
};

/** A placeholder and, beside it, the content that replaces it, each with the next part of the page below. */
const BeforeAndAfter = ({ children }: PropsWithChildren) => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 'var(--meet-space-6)' }}>
    <div style={{ display: 'grid', gap: 'var(--meet-space-3)' }}>
      {children}
      <Text weight="medium">Все отзывы</Text>
    </div>
    <div style={{ display: 'grid', gap: 'var(--meet-space-3)' }}>
      <Author />
      <Text weight="medium">Все отзывы</Text>
    </div>
  </div>
);

export const SameBox: Story = {
  ...docsOnly,
  render: () => (
    <BeforeAndAfter>
      <AuthorSkeleton />
    </BeforeAndAfter>
  ),
};

export const OtherBox: Story = {
  ...docsOnly,
  render: () => (
    <BeforeAndAfter>
      <Skeleton shape="line" />
    </BeforeAndAfter>
  ),
};

const PointsSkeleton = () => (
  <div aria-busy="true" style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
    <RowSkeleton label="Ищем пункты выдачи" />
    <RowSkeleton />
  </div>
);

export const OnlyWhatIsLate: Story = {
  ...docsOnly,
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <Heading level={2} size="small">
        Пункты выдачи
      </Heading>
      <PointsSkeleton />
    </div>
  ),
};

export const EverythingGrey: Story = {
  ...docsOnly,
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <Skeleton height={26} width={160} />
      <PointsSkeleton />
    </div>
  ),
};

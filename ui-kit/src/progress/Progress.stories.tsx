import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Progress } from './index.ts';
import { guide } from './Progress.guide.ts';

const meta = {
  title: 'Feedback/Progress',
  id: 'kit-progress',
  parameters: { guide },
  component: Progress,
  args: { label: 'Загружаем видео', value: 40, style: { maxWidth: 320 } },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A percentage, where there is nothing to count, as while a single file is uploaded. */
export const Percent: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Загружаем видео' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40\u00a0%');
  },
};

/** `valueText`: counted items are written and announced as a count. */
export const Counted: Story = {
  args: { label: 'Загружаем фотографии', value: 2, max: 5, valueText: '2 из\u00a05' },
};

/** Without `value` a part of the bar runs through from the start to the end, again and again: the share cannot be known. */
export const Unknown: Story = {
  args: { label: 'Оформляем заказ', value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

/**
 * The distance to a goal: the label says what is missing, `valueText` how much is reached. `role` is `meter`, because no operation is
 * running.
 */
export const Goal: Story = {
  parameters: undrawn,
  args: {
    role: 'meter',
    label: 'До\u00a0бесплатной доставки 1\u00a0200\u00a0₽',
    value: 3800,
    max: 5000,
    valueText: '3\u00a0800 из\u00a05\u00a0000\u00a0₽',
  },
};

/** A value of 0, a value equal to `max`, and a value above `max`, for which the bar is full too. */
export const Ends: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <Progress {...args} value={0} />
      <Progress {...args} value={100} />
      <Progress
        {...args}
        role="meter"
        label="Доставка бесплатная"
        value={7000}
        max={5000}
        valueText="7&nbsp;000 из&nbsp;5&nbsp;000&nbsp;₽"
      />
    </div>
  ),
};

export const BarOnly: Story = { tags: ['!autodocs'], args: { hideLabel: true } };

/** `hideLabel`, where text beside the bar states the label and the value. Screen readers still announce both. */
export const BarBelowText: Story = {
  parameters: undrawn,
  args: { hideLabel: true },
  render: (args) => (
    <Stack gap={2}>
      <Text size={14}>Загружаем видео: 40&nbsp;%</Text>
      <Progress {...args} />
    </Stack>
  ),
};

/** A long label wraps, and the value stays at the end of the line. */
export const LongText: Story = {
  parameters: undrawn,
  args: { label: 'Загружаем фотографии к\u00a0отзыву о\u00a0кроссовках Slope\u00a02 Suede', value: 3, max: 5, valueText: '3 из\u00a05' },
};

export const InPictures: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { label: 'Загружаем фотографии', value: 3, max: 5, valueText: '3 из\u00a05' },
};

export const InFractions: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { label: 'Загружаем фотографии', value: 60 },
};

export const InventedShare: Story = { ...docsOnly, args: { label: 'Оформляем заказ', value: 95 } };

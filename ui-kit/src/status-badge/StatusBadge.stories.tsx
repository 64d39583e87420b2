import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusBadge } from './index.ts';
import { guide } from './StatusBadge.guide.ts';

const meta = {
  title: 'Feedback/StatusBadge',
  id: 'kit-statusbadge',
  parameters: { guide },
  component: StatusBadge,
  args: { children: 'Отменён' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Отменён')).toBeVisible();
  },
};

export const Active: Story = { args: { tone: 'active', children: 'Собираем' } };

export const Success: Story = { args: { tone: 'success', children: 'Вручён' } };

export const Warning: Story = { args: { tone: 'warning', children: 'Ждёт звонка' } };

export const Failed: Story = { args: { tone: 'error', children: 'Возврат не\u00a0прошёл' } };

/** A long text is truncated in a narrow column. */
export const LongText: Story = {
  args: { tone: 'active', children: 'Передан в\u00a0службу доставки' },
  render: (args) => (
    <div style={{ width: 140 }}>
      <StatusBadge {...args} />
    </div>
  ),
};

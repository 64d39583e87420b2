import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../heading/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { Stack } from '../stack/index.ts';
import { Table } from '../table/index.ts';
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

/** `active`, a dot: in progress. */
export const Active: Story = { args: { tone: 'active', children: 'Собираем' } };

/** `success`, a dot: done. */
export const Success: Story = { args: { tone: 'success', children: 'Вручён' } };

/** `warning`, a square: late, or waiting for somebody. */
export const Warning: Story = { args: { tone: 'warning', children: 'Ждёт звонка' } };

/** `error`, a square: failed. */
export const Failed: Story = { args: { tone: 'error', children: 'Возврат не\u00a0прошёл' } };

/** In a column that is narrower than the text, the end of the text is cut. */
export const LongText: Story = {
  args: { tone: 'active', children: 'Передан в\u00a0службу доставки' },
  render: (args) => (
    <div style={{ width: 140 }}>
      <StatusBadge {...args} />
    </div>
  ),
};

/** `neutral`, a ring: not begun, or ended. */
export const Neutral: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Отменён')).toBeVisible();
  },
};

const orders = [
  { id: '4109-11', tone: 'active', status: 'Собираем' },
  { id: '4108-03', tone: 'warning', status: 'Ждёт оплаты' },
  { id: '4107-22', tone: 'success', status: 'Вручён' },
  { id: '4101-07', tone: 'neutral', status: 'Отменён' },
] as const;

/** In the column of a table the marks stand below each other, so that statuses can be compared without reading them. */
export const InTable: Story = {
  ...docsOnly,
  render: () => (
    <Table
      caption="Заказы"
      rowHeaders
      columns={[
        { id: 'number', label: 'Номер' },
        { id: 'status', label: 'Статус' },
      ]}
      rows={orders.map(({ id, tone, status }) => ({
        id,
        cells: [
          id,
          <StatusBadge key="status" tone={tone}>
            {status}
          </StatusBadge>,
        ],
      }))}
    />
  ),
};

/** Beside the heading of the page of an order. */
export const BesideHeading: Story = {
  ...docsOnly,
  render: () => (
    <Stack direction="row" gap={3}>
      <Heading level={2} size="small">
        Заказ 4108-03
      </Heading>
      <StatusBadge tone="warning">Ждёт оплаты</StatusBadge>
    </Stack>
  ),
};

/** An empty element marks the position of the mark for the anatomy, because the mark is drawn by CSS. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <StatusBadge tone="active" data-edge="" style={{ position: 'relative' }}>
      <i data-mark="" style={{ position: 'absolute', insetInlineStart: 8, top: 'calc(50% - 4px)', width: 8, height: 8 }} />
      <span data-text="">Собираем</span>
    </StatusBadge>
  ),
};

export const InWords: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tone: 'warning', children: 'Ждёт оплаты' },
};

export const AsCode: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tone: 'warning', children: 'AWAITING_PAYMENT (4)' },
};

export const UsualStep: Story = { ...docsOnly, args: { tone: 'active', children: 'Собираем' } };

export const UsualStepAsWarning: Story = { ...docsOnly, args: { tone: 'warning', children: 'Собираем' } };

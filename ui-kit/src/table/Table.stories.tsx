import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Table } from './index.ts';
import { guide } from './Table.guide.ts';

const meta = {
  title: 'Layout/Table',
  id: 'kit-table',
  parameters: { guide },
  component: Table,
  args: {
    caption: 'Уровни программы лояльности',
    rowHeaders: true,
    columns: [
      { id: 'level', label: 'Уровень' },
      { id: 'from', label: 'Покупки\u00a0от', numeric: true },
      { id: 'back', label: 'Кешбэк', numeric: true },
      { id: 'pay', label: 'Оплата бонусами', numeric: true },
    ],
    rows: [
      { id: 'start', cells: ['Start', '0\u00a0₽', '3\u00a0%', 'до\u00a010\u00a0%'] },
      { id: 'silver', cells: ['Silver', '50\u00a0000\u00a0₽', '5\u00a0%', 'до\u00a015\u00a0%'] },
      { id: 'gold', cells: ['Gold', '150\u00a0000\u00a0₽', '7\u00a0%', 'до\u00a020\u00a0%'] },
      { id: 'platinum', cells: ['Platinum', '400\u00a0000\u00a0₽', '10\u00a0%', 'до\u00a030\u00a0%'] },
    ],
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Уровни программы лояльности' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(4);
    await expect(table.getByRole('rowheader', { name: 'Gold' })).toBeVisible();
  },
};

/** At 320 px the table scrolls in a region that the keyboard reaches. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 288 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('region', { name: 'Уровни программы лояльности' })).toHaveFocus();
  },
};

/** A heading above says the same as the caption. */
export const HiddenCaption: Story = { args: { hideCaption: true } };

export const Empty: Story = {
  args: {
    caption: 'История бонусов',
    columns: [
      { id: 'date', label: 'Дата' },
      { id: 'what', label: 'Операция' },
      { id: 'sum', label: 'Бонусы', numeric: true },
    ],
    rows: [],
    empty: 'Здесь появятся начисления и\u00a0списания',
  },
};

export const LongText: Story = {
  args: {
    caption: 'Состав',
    columns: [
      { id: 'part', label: 'Часть' },
      { id: 'of', label: 'Материал' },
    ],
    rows: [
      {
        id: 'upper',
        cells: ['Верх', 'Мягкая телячья кожа растительного дубления, вставки из\u00a0замши, подкладка из\u00a0дышащего текстиля'],
      },
      { id: 'sole', cells: ['Подошва', 'Литая резина с\u00a0протектором «ёлочка»'] },
    ],
  },
};

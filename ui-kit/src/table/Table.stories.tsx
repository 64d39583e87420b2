import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { Table, type TableProps, type TableSort } from './index.ts';
import { guide } from './Table.guide.ts';

const meta = {
  title: 'Content/Table',
  id: 'kit-table',
  parameters: { guide },
  component: Table,
  args: {
    caption: 'Уровни программы лояльности',
    rowHeaders: true,
    columns: [
      { id: 'level', label: 'Уровень' },
      { id: 'from', label: 'Покупки\u00a0от,\u00a0₽', numeric: true },
      { id: 'back', label: 'Кешбэк,\u00a0%', numeric: true },
      { id: 'pay', label: 'Бонусами\u00a0до,\u00a0%', numeric: true },
    ],
    rows: [
      { id: 'start', cells: ['Start', '0', '3', '10'] },
      { id: 'silver', cells: ['Silver', '50\u00a0000', '5', '15'] },
      { id: 'gold', cells: ['Gold', '150\u00a0000', '7', '20'] },
      { id: 'platinum', cells: ['Platinum', '400\u00a0000', '10', '30'] },
    ],
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `rowHeaders` makes the first cell of each row its header; numbers stand at the end of their cells. */
export const Levels: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Уровни программы лояльности' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(4);
    await expect(table.getByRole('rowheader', { name: 'Gold' })).toBeVisible();
  },
};

const orders = [
  { id: '4107-22', name: 'Анна Белова', sum: 24_990 },
  { id: '4108-03', name: 'Виктор Громов', sum: 7490 },
  { id: '4109-11', name: 'Борис Дубов', sum: 112_500 },
];

const sortOrders = ({ column, direction }: TableSort) => {
  const sign = direction === 'ascending' ? 1 : -1;
  return orders.toSorted((one, other) => sign * (column === 'sum' ? one.sum - other.sum : one.name.localeCompare(other.name, 'ru')));
};

function Orders(table: TableProps) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const rows = sortOrders(sort).map(({ id, name, sum }) => ({ id, cells: [id, name, sum.toLocaleString('ru-RU')] }));
  return <Table {...table} rows={rows} sort={sort} onSortChange={setSort} />;
}

/** A press on the head of a column sorts by that column, and a second press reverses the order. The page sorts the rows. */
export const Sorted: Story = {
  args: {
    caption: 'Заказы',
    columns: [
      { id: 'number', label: 'Номер' },
      { id: 'name', label: 'Получатель', sortable: true },
      { id: 'sum', label: 'Сумма,\u00a0₽', numeric: true, sortable: true },
    ],
  },
  render: (args) => <Orders {...args} />,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    const firstCells = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(table.getByRole('columnheader', { name: 'Получатель' })).toHaveAttribute('aria-sort', 'ascending');
    // The focus ring is whole and does not touch the text, also at the edge of the table.
    const region = table.getByRole('region').getBoundingClientRect();
    for (const head of table.getAllByRole('button')) {
      const box = head.getBoundingClientRect();
      const text = head.firstElementChild?.getBoundingClientRect();
      if (!text || box.width === 0) continue;
      await expect(text.left - box.left).toBeGreaterThanOrEqual(4);
      await expect(box.left).toBeGreaterThanOrEqual(region.left);
      await expect(box.right).toBeLessThanOrEqual(region.right);
    }
    await expect(firstCells()).toEqual(['4107-22', '4109-11', '4108-03']);
    table.getByRole('button', { name: /^Сумма/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(firstCells()).toEqual(['4108-03', '4107-22', '4109-11']);
    await userEvent.keyboard(' ');
    await expect(table.getByRole('columnheader', { name: /^Сумма/ })).toHaveAttribute('aria-sort', 'descending');
    await expect(table.getByRole('columnheader', { name: 'Получатель' })).not.toHaveAttribute('aria-sort');
    await expect(firstCells()).toEqual(['4109-11', '4107-22', '4108-03']);
  },
};

/** Descending: the arrow is black and points down. The arrow of a column by which the rows are not sorted points down too, and is grey. */
export const SortedDown: Story = {
  ...docsOnly,
  args: {
    ...Sorted.args,
    sort: { column: 'sum', direction: 'descending' },
    rows: sortOrders({ column: 'sum', direction: 'descending' }).map(({ id, name, sum }) => ({
      id,
      cells: [id, name, sum.toLocaleString('ru-RU')],
    })),
  },
};

/** `maxHeight`: the rows scroll below the head, for a table that is longer than the screen. */
export const StickyHead: Story = {
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: { maxHeight: 160 },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    region.scrollTop = 60;
    const [head] = within(canvasElement).getAllByRole('columnheader');
    const distance = () => Math.abs((head?.getBoundingClientRect().top ?? 0) - region.getBoundingClientRect().top);
    await waitFor(() => expect(distance()).toBeLessThan(2));
  },
};

/**
 * A table wider than its container scrolls in a focusable region. The strip that hints at more columns disappears once the last column is
 * in view.
 */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const region = within(canvasElement).getByRole('region', { name: 'Уровни программы лояльности' });
    await expect(region).toHaveFocus();
    // jsdom has no layout.
    if (region.scrollWidth === 0) return;
    await waitFor(() => expect(region).toHaveAttribute('data-more'));
    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(region).not.toHaveAttribute('data-more'));
    region.scrollLeft = 0;
    await waitFor(() => expect(region).toHaveAttribute('data-more'));
  },
};

/** `hideCaption`, where a heading above says the same. Screen readers still announce the caption. */
export const HiddenCaption: Story = { args: { hideCaption: true } };

/** Without rows the table displays `empty`, which says what will be here. */
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

/** Text wraps in its cell; numbers do not. */
export const LongText: Story = {
  args: {
    caption: 'Материалы и\u00a0уход',
    columns: [
      { id: 'part', label: 'Часть' },
      { id: 'of', label: 'Материал' },
      { id: 'care', label: 'Уход' },
    ],
    rows: [
      {
        id: 'upper',
        cells: [
          'Верх',
          'Мягкая телячья кожа растительного дубления, вставки из\u00a0замши, подкладка из\u00a0дышащего текстиля',
          'Сухая щётка после каждой прогулки, крем с\u00a0воском раз в\u00a0месяц',
        ],
      },
      { id: 'sole', cells: ['Подошва', 'Литая резина с\u00a0протектором «ёлочка»', 'Тёплая вода'] },
    ],
  },
};

/** A cell may contain anything: a link, a status, a button. */
export const WithLinks: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    caption: 'Последние заказы',
    columns: [
      { id: 'number', label: 'Номер' },
      { id: 'status', label: 'Статус' },
      { id: 'sum', label: 'Сумма,\u00a0₽', numeric: true },
    ],
    rows: [
      {
        id: '4107-22',
        cells: [
          <Link key="link" href="/account/orders/4107-22" variant="underlined">
            4107-22
          </Link>,
          <StatusBadge key="status" tone="success">
            Вручён
          </StatusBadge>,
          '24\u00a0990',
        ],
      },
      {
        id: '4108-03',
        cells: [
          <Link key="link" href="/account/orders/4108-03" variant="underlined">
            4108-03
          </Link>,
          <StatusBadge key="status" tone="active">
            Собираем
          </StatusBadge>,
          '7\u00a0490',
        ],
      },
    ],
  },
};

const partColumns = [
  { id: 'number', label: 'Номер' },
  { id: 'sum', label: 'Сумма,\u00a0₽', numeric: true, sortable: true },
  { id: 'name', label: 'Получатель' },
  { id: 'city', label: 'Город' },
];
const partRows = sortOrders({ column: 'sum', direction: 'ascending' }).map(({ id, name, sum }) => ({
  id,
  cells: [
    <span key="number" style={{ whiteSpace: 'nowrap' }}>
      {id}
    </span>,
    sum.toLocaleString('ru-RU'),
    name,
    'Екатеринбург',
  ],
}));

/** A table with all its parts, which the anatomy numbers. */
export const AllParts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    caption: 'Заказы',
    sort: { column: 'sum', direction: 'ascending' },
    columns: partColumns,
    rows: partRows,
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      {/* The strip is there from the beginning, so that the figure finds it. */}
      <Table {...args} data-more="" />
    </div>
  ),
};

const sums = orders.map(({ id, sum }) => ({ id, sum: sum.toLocaleString('ru-RU') }));

export const UnitsInHead: Story = {
  ...docsOnly,
  args: {
    caption: 'Заказы',
    columns: [
      { id: 'number', label: 'Номер' },
      { id: 'sum', label: 'Сумма,\u00a0₽', numeric: true },
    ],
    rows: sums.map(({ id, sum }) => ({ id, cells: [id, sum] })),
  },
};

export const UnitsInCells: Story = {
  ...docsOnly,
  args: {
    caption: 'Заказы',
    columns: [
      { id: 'number', label: 'Номер' },
      { id: 'sum', label: 'Сумма' },
    ],
    rows: sums.map(({ id, sum }) => ({ id, cells: [id, `${sum}\u00a0₽`] })),
  },
};

export const NumberLast: Story = {
  ...AllParts,
  args: {
    ...AllParts.args,
    rowHeaders: false,
    columns: partColumns.toReversed(),
    rows: partRows.map(({ id, cells }) => ({ id, cells: cells.toReversed() })),
  },
};

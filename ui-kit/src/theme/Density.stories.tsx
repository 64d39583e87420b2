import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Chip } from '../chip/index.ts';
import { Combobox } from '../combobox/index.ts';
import { Grid } from '../grid/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Menu } from '../menu/index.ts';
import { NumberField } from '../number-field/index.ts';
import { Select } from '../select/index.ts';
import { Stack } from '../stack/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { Table } from '../table/index.ts';
import { TextField } from '../text-field/index.ts';

// It documents an attribute, not a component, so it is not in the manifest for programs that write code.
const meta = { title: 'Foundations/Density', id: 'kit-density', tags: ['!manifest'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const cities = ['Казань', 'Москва', 'Тверь'].map((label) => ({ value: label, label }));

const OrderForm = () => (
  <Grid columns={{ mobile: 1, tablet: 2 }} gap={3}>
    <TextField label="Получатель" defaultValue="Анна Белова" />
    <Select label="Доставка" options={cities} defaultValue="Казань" />
    <NumberField label="Скидка, %" defaultValue={10} />
    <Combobox label="Города" items={cities} multiple defaultValue={['Москва', 'Тверь']} />
    <Checkbox label="Подарочная упаковка" defaultChecked />
    <Stack direction="row" gap={2} align="center">
      <Chip selected>Новые</Chip>
      <Chip onRemove={() => undefined}>Сегодня</Chip>
    </Stack>
    <Stack direction="row" gap={2} align="center">
      <Button>Сохранить</Button>
      <Button variant="line" size="small">
        Отменить
      </Button>
      <IconButton icon="x" label="Закрыть" variant="line" />
      <Menu label="Ещё" items={[{ label: 'Удалить' }]} />
    </Stack>
  </Grid>
);

const Orders = ({ caption }: { caption: string }) => (
  <Table
    caption={caption}
    columns={[
      { id: 'number', label: 'Номер', sortable: true },
      { id: 'state', label: 'Состояние' },
      { id: 'sum', label: 'Сумма', numeric: true },
    ]}
    rows={[
      {
        id: '1',
        cells: [
          '4107-22',
          <StatusBadge key="paid" tone="success">
            Оплачен
          </StatusBadge>,
          '24\u00a0990\u00a0₽',
        ],
      },
      { id: '2', cells: ['4108-03', 'Собирается', '7\u00a0490\u00a0₽'] },
    ]}
  />
);

const Page = ({ caption }: { caption: string }) => (
  <Stack gap={5}>
    <OrderForm />
    <Orders caption={caption} />
  </Stack>
);

/**
 * Above the usual density, below `data-density="desk"`, for applications that people work with all day. Put the attribute on
 * `<html>`, so that it reaches what opens over the page too. It applies where the pointer is fine, because a finger needs the usual sizes.
 */
export const Desk: Story = {
  render: () => (
    <Stack gap={10}>
      <Page caption="Заказы" />
      <div data-density="desk">
        <Page caption="Заказы, плотно" />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const measure = (part: HTMLElement) => part.getBoundingClientRect().height;
    const canvas = within(canvasElement);
    const isFine = matchMedia('(pointer: fine)').matches;
    const measureAll = (role: string, name?: string | RegExp) => canvas.getAllByRole(role, name === undefined ? {} : { name }).map(measure);
    for (const [role, name] of [
      ['button', 'Сохранить'],
      ['textbox', 'Получатель'],
      ['textbox', 'Скидка, %'],
      ['combobox', 'Доставка'],
    ] as const)
      await expect([role, measureAll(role, name)]).toEqual([role, [48, isFine ? 32 : 48]]);
    for (const state of [/Собирается/, /Оплачен/]) await expect(measureAll('row', state)).toEqual([45, isFine ? 34 : 45]);
    const [, dense] = canvas.getAllByRole('cell', { name: 'Собирается' });
    await expect(dense).toHaveStyle({ fontSize: isFine ? '13px' : '14px' });
    const groups = canvas.getAllByRole('combobox', { name: 'Города' }).map((input) => input.closest<HTMLElement>('[role=group]'));
    await expect(groups.map((group) => group && measure(group))).toEqual([48, isFine ? 32 : 48]);
  },
};

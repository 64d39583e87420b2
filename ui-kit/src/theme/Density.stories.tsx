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

const description = `
\`data-density="desk"\` makes the kit smaller for applications that people work with all day: more rows in sight, less to scroll. Nothing
else of the look changes.

## When to use

Use it for desks of staff, administration, reports and forms that are filled in by mouse and keyboard. Never on pages for shoppers: they
come with a finger, seldom, and read once.

## What changes

| | Usual | Desk |
| --- | --- | --- |
| Controls: small, medium, large | 40, 48, 56 px | 28, 32, 36 px |
| Least height of what is pressed | 44 px | 32 px |
| Row of a table | 45 px | 34 px |
| Text of 14 and 16 px | 14, 16 px | 13 px |

Larger text, spaces, colours and pictures stay the same. Sizes are tokens, so your own parts follow where they use
\`var(--meet-control-medium)\`, \`var(--meet-target)\`, \`var(--meet-cell)\` and the sizes of text.

## Pointer and zoom

It applies where the pointer is fine (\`pointer: fine\`), because a finger needs the usual sizes: a tablet without a mouse has them. Targets
of 28 px and more are above the 24 px that WCAG 2.2 asks for, and everything zooms to 200 %.

## Code

Put the attribute on \`<html>\`, so that it reaches what opens over the page too: menus, dialogs, toasts. The example below has it on one
half only, to show both.
`;

const code = `<html lang="ru" data-density="desk">
  …
</html>`;

// These stories document an attribute, not a component, so they are not in the manifest for programs that write code.
const meta = {
  title: 'Foundations/Density',
  id: 'kit-density',
  tags: ['!manifest'],
  parameters: { docs: { description: { component: description }, source: { code, language: 'html' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const cities = ['Казань', 'Москва', 'Тверь'].map((label) => ({ value: label, label }));

const OrderForm = () => (
  <Stack gap={3}>
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
  </Stack>
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

/** The usual density, and `data-density="desk"`, which applies only with a mouse or another fine pointer. */
export const Desk: Story = {
  render: () => (
    <Grid minWidth={380} gap={8}>
      <Page caption="Заказы, обычная плотность" />
      <div data-density="desk">
        <Page caption="Заказы, плотность desk" />
      </div>
    </Grid>
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
    const [, deskCell] = canvas.getAllByRole('cell', { name: 'Собирается' });
    await expect(deskCell).toHaveStyle({ fontSize: isFine ? '13px' : '14px' });
    const groups = canvas.getAllByRole('combobox', { name: 'Города' }).map((input) => input.closest<HTMLElement>('[role=group]'));
    await expect(groups.map((group) => group && measure(group))).toEqual([48, isFine ? 32 : 48]);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { SizePicker } from '../size-picker/index.ts';
import { Text } from '../text/index.ts';
import { type SizeGrid, SizeGuide } from './index.ts';
import { guide } from './SizeGuide.guide.ts';

const womenGrid: SizeGrid = {
  label: 'Женские',
  rows: [
    { eu: '36', uk: '3,5', us: '5', cm: '23' },
    { eu: '37', uk: '4', us: '5,5', cm: '23,5' },
    { eu: '38', uk: '5', us: '6,5', cm: '24' },
    { eu: '39', uk: '6', us: '7,5', cm: '25' },
    { eu: '40', uk: '6,5', us: '8', cm: '25,5' },
  ],
};
const menGrid: SizeGrid = {
  label: 'Мужские',
  rows: [
    { eu: '41', uk: '7', us: '8', cm: '26' },
    { eu: '42', uk: '8', us: '9', cm: '27' },
    { eu: '43', uk: '9', us: '10', cm: '27,5' },
    { eu: '44', uk: '9,5', us: '10,5', cm: '28' },
  ],
};
const childrenGrid: SizeGrid = {
  label: 'Детские',
  rows: [
    { eu: '28', cm: '17,5', height: '105–110' },
    { eu: '29', cm: '18', height: '111–116' },
    { eu: '30', height: '117–122' },
  ],
};

const meta = {
  title: 'Shop/SizeGuide',
  id: 'kit-sizeguide',
  parameters: { guide },
  component: SizeGuide,
  args: { grids: [womenGrid] },
} satisfies Meta<typeof SizeGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A single size grid, with the advice on measuring feet. The row of the chosen size, `current`, has a background. */
export const Shoes: Story = {
  args: { current: '38' },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Женские: таблица размеров' });
    await expect(within(table).getByRole('rowheader', { name: /^38\s?, ваш выбор$/ })).toBeVisible();
    await expect(within(table).queryByRole('columnheader', { name: 'Рост, см' })).toBeNull();
  },
};

/** Several size grids, each behind a tab. */
export const Several: Story = {
  args: { grids: [womenGrid, menGrid, childrenGrid], defaultGrid: 'Мужские', current: '42' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'Мужские' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Детские' }));
    const table = canvas.getByRole('table', { name: /^Детские/ });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['EU', 'см', 'Рост, см']);
  },
};

/** `advice={null}`: no advice, where the page around it already says how to measure. */
export const WithoutAdvice: Story = { args: { advice: null } };

/** `advice` of your own: children's clothes are chosen by height. */
export const OwnAdvice: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    current: '110',
    grids: [
      {
        label: 'Детская одежда',
        rows: [
          { eu: '104', us: '4T', height: '99–104' },
          { eu: '110', us: '5', height: '105–110' },
          { eu: '116', us: '6', height: '111–116' },
        ],
      },
    ],
    advice: (
      <Text size={14}>
        Измерьте рост ребёнка без&nbsp;обуви, у&nbsp;стены. Если он&nbsp;у&nbsp;верхней границы размера, берите следующий.
      </Text>
    ),
  },
};

/** A grid without rows: the guide says that there are no sizes yet and has no advice. Say beside it whom a shopper can ask. */
export const Empty: Story = {
  args: { grids: [{ label: 'Женские', rows: [] }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/пока не\sвнесены$/)).toBeVisible();
    await expect(within(canvasElement).queryByText('Как измерить стопу')).toBeNull();
  },
};

/** In a large Dialog, which has room for table and advice side by side. On a phone the advice is below the table. */
export const InDialog: Story = {
  parameters: { ...undrawn, docs: { story: { inline: false, height: '480px' } } },
  args: { current: '38' },
  render: (args) => (
    <Dialog
      title="Таблица размеров"
      description="Кроссовки Slope&nbsp;2"
      size="large"
      trigger={<Button variant="text">Таблица размеров</Button>}
    >
      <SizeGuide {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Таблица размеров' }));
    const dialog = await screen.findByRole('dialog', { name: 'Таблица размеров' });
    await expect(within(dialog).getByRole('rowheader', { name: /^38\s?, ваш выбор$/ })).toBeVisible();
  },
};

/** On the page of a product: the button beside the sizes opens the guide, which marks the chosen size. */
export const FromSizePicker: Story = {
  tags: ['example'],
  parameters: undrawn,
  render: function ChooseSize() {
    const [size, setSize] = useState<string>('38');
    return (
      <SizePicker
        name="size"
        sizes={womenGrid.rows.map((row) => ({ ...row, value: row.eu, name: row.eu }))}
        value={size}
        onValueChange={setSize}
        guide={
          <Dialog title="Таблица размеров" size="large" trigger={<Button variant="text">Таблица размеров</Button>}>
            <SizeGuide grids={[womenGrid]} current={size} />
          </Dialog>
        }
      />
    );
  },
};

const threeRows = womenGrid.rows.slice(1, 4);

export const KnownSystems: Story = {
  ...docsOnly,
  args: { advice: null, current: '38', grids: [{ label: 'Женские', rows: threeRows }] },
};

export const EveryValue: Story = {
  ...docsOnly,
  args: { advice: null, current: '38', grids: [{ label: 'Женские', rows: threeRows.map((row) => ({ ...row, height: '160–180' })) }] },
};

export const GridForEach: Story = {
  ...docsOnly,
  args: { advice: null, grids: [{ label: 'Женские', rows: threeRows }, menGrid, childrenGrid] },
};

export const OneForAll: Story = {
  ...docsOnly,
  args: {
    advice: null,
    grids: [{ label: 'Все', rows: [...childrenGrid.rows.slice(0, 1), ...womenGrid.rows.slice(2, 3), ...menGrid.rows.slice(0, 1)] }],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { guide } from './Grid.guide.ts';
import { Grid } from './index.ts';

const tile = { padding: 'var(--meet-space-4)', background: 'var(--meet-tile)' };

const meta = {
  title: 'Layout/Grid',
  id: 'kit-grid',
  parameters: { guide },
  component: Grid,
  argTypes: { style: { table: { disable: true } } },
  args: {
    as: 'ul',
    children: (
      <>
        <li style={tile}>
          <Text>Казань</Text>
        </li>
        <li style={tile}>
          <Text>Москва</Text>
        </li>
        <li style={tile}>
          <Text>Санкт-Петербург</Text>
        </li>
        <li style={tile}>
          <Text>Тверь</Text>
        </li>
        <li style={tile}>
          <Text>Нижний Новгород</Text>
        </li>
        <li style={tile}>
          <Text>Петропавловск-Камчатский</Text>
        </li>
      </>
    ),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By default, as many columns of at least 240 px as fit: a single one at 320 px. */
export const AsManyAsFit: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(6);
  },
};

/** `columns` by width: one column on a phone, two from 768 px. */
export const ByWidth: Story = { args: { columns: { mobile: 1, tablet: 2 }, gap: 2 } };

/** `columns={2}`, the same number at every width: fields side by side. A cell may span columns. */
export const Fixed: Story = {
  args: {
    as: 'div',
    columns: 2,
    style: { maxWidth: 480 },
    children: (
      <>
        <div style={{ gridColumn: '1 / -1' }}>
          <TextField label="Улица" name="street" />
        </div>
        <TextField label="Дом" name="house" />
        <TextField label="Квартира" name="flat" optional />
      </>
    ),
  },
};

/** `align="start"`: cells keep their own height at the top of the row. By default all cells of a row are equally tall. */
export const Aligned: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    as: 'div',
    columns: 2,
    align: 'start',
    children: (
      <>
        <Text style={tile}>Казань, улица Баумана, 12, вход со&nbsp;двора, второй этаж</Text>
        <Text style={tile}>Тверь</Text>
      </>
    ),
  },
};

/** The gap between the columns is drawn as a darker strip. */
export const Gap: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    columns: 2,
    style: { position: 'relative', width: 400, maxWidth: '100%' },
    children: (
      <>
        <li style={tile}>
          <Text>Казань</Text>
        </li>
        <li style={tile}>
          <Text>Москва</Text>
        </li>
        <li style={tile}>
          <Text>Санкт-Петербург</Text>
        </li>
        <li style={tile}>
          <Text>Тверь</Text>
        </li>
        <li
          data-gap=""
          aria-hidden="true"
          style={{ position: 'absolute', insetBlock: 0, insetInlineStart: 'calc(50% - 8px)', width: 16, background: 'var(--meet-control)' }}
        />
      </>
    ),
  },
};

export const FittingColumns: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { minWidth: 180, gap: 2 },
};

export const FourColumns: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { columns: 4, gap: 2 },
};

const figures = [
  { figure: '128', label: 'заказов' },
  { figure: '6', label: 'отмен' },
  { figure: '4,8', label: 'оценка' },
].map(({ figure, label }) => (
  <div key={label} style={{ padding: 'var(--meet-space-2)', background: 'var(--meet-tile)' }}>
    <Text weight="medium">{figure}</Text>
    <Text size={12}>{label}</Text>
  </div>
));

export const NumberOfColumns: Story = { ...docsOnly, args: { as: 'div', columns: 3, gap: 2, children: figures } };

export const EmptyEnd: Story = { ...docsOnly, args: { as: 'div', minWidth: 64, gap: 2, children: figures } };

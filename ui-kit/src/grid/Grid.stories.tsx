import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { guide } from './Grid.guide.ts';
import { Grid } from './index.ts';

const cities = ['Казань', 'Москва', 'Санкт-Петербург', 'Тверь', 'Нижний Новгород', 'Петропавловск-Камчатский'];

const meta = {
  title: 'Layout/Grid',
  id: 'kit-grid',
  parameters: { guide },
  component: Grid,
  argTypes: { style: { table: { disable: true } } },
  args: {
    as: 'ul',
    children: cities.map((city) => (
      <li key={city} style={{ padding: 'var(--meet-space-4)', background: 'var(--meet-tile)' }}>
        <Text>{city}</Text>
      </li>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As many columns of at least 240 px as fit; one at 320 px. */
export const AsManyAsFit: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(6);
  },
};

/** Numbers by width: one column on a phone, two from 768 px. */
export const ByWidth: Story = { args: { columns: { mobile: 1, tablet: 2 }, gap: 2 } };

/** One number at every width: fields side by side. A cell may span columns. */
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

/** `align="start"`: cells without a frame keep their own height at the top of the row. */
export const Aligned: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    as: 'div',
    columns: 2,
    align: 'start',
    children: ['Казань, улица Баумана, 12, вход со\u00a0двора', 'Тверь'].map((address) => (
      <Text key={address} style={{ background: 'var(--meet-tile)' }}>
        {address}
      </Text>
    )),
  },
};

/** The gap between the columns is drawn as a darker strip. */
export const Gap: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    columns: 2,
    style: { position: 'relative', width: 400, maxWidth: '100%' },
    children: [
      ...meta.args.children.slice(0, 4),
      <li
        key="gap"
        data-gap=""
        aria-hidden="true"
        style={{ position: 'absolute', insetBlock: 0, insetInlineStart: 'calc(50% - 8px)', width: 16, background: 'var(--meet-border)' }}
      />,
    ],
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

const figures = ['128', '6', '4,8'].map((figure) => (
  <div key={figure} style={{ padding: 'var(--meet-space-2)', background: 'var(--meet-tile)' }}>
    <Text size={14}>{figure}</Text>
  </div>
));

export const NumberOfColumns: Story = { ...docsOnly, args: { as: 'div', columns: 3, gap: 2, children: figures } };

export const EmptyEnd: Story = { ...docsOnly, args: { as: 'div', minWidth: 64, gap: 2, children: figures } };

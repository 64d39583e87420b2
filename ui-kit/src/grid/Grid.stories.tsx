import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

/** As many columns as fit; one at 320 px. */
export const AsManyAsFit: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(6);
  },
};

/** Two columns on a phone, three from 1024 px. */
export const ByWidth: Story = { args: { columns: { mobile: 2, desktop: 3 }, gap: 2 } };

/** Fields side by side. A cell may span columns. */
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

export const FittingColumns: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { columns: 2, gap: 2 },
};

export const FourColumns: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { columns: 4, gap: 2 },
};

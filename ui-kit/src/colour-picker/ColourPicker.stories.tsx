import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './ColourPicker.guide.ts';
import { type ColourOption, ColourPicker } from './index.ts';

const colours: ColourOption[] = [
  { name: 'Молочный', href: '#white', picture: 'slope-white', current: true },
  { name: 'Оранжевый', href: '#orange', picture: 'runner-orange' },
  { name: 'Зелёный, замша', href: '#green', picture: 'slope-green' },
  { name: 'Кремовый', href: '#cream', picture: 'high-cream', soldOut: true },
];

const meta = {
  title: 'Shop/ColourPicker',
  id: 'kit-colourpicker',
  parameters: { guide },
  component: ColourPicker,
  args: { colours },
} satisfies Meta<typeof ColourPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const undrawn = { chromatic: { disableSnapshot: true } };

/** The current colour has a line and gives its name to the label. */
export const Colours: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Цвет: молочный' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Молочный' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Зелёный, замша' })).toHaveAttribute('href', '#green');
    await expect(canvas.getByRole('link', { name: /^Кремовый, нет в\sналичии$/ })).toBeVisible();
  },
};

/** For a list of other colours: none is current, so no colour name is shown. */
export const WithoutCurrent: Story = { args: { colours: colours.map((colour) => ({ ...colour, current: false })) } };

/** Six colours shrink slightly to fit one row. */
export const Six: Story = {
  args: {
    colours: [
      ...colours,
      ...colours.slice(1, 3).map((colour) => ({ ...colour, name: `${colour.name}, новый`, href: `${colour.href}-new` })),
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 328 }}>
      <ColourPicker {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Many colours wrap. */
export const Many: Story = {
  args: {
    label: 'Эта модель в\u00a0других цветах',
    colours: [1, 2, 3].flatMap((row) => colours.map((colour) => ({ ...colour, href: `${colour.href}-${row}`, current: false }))),
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <ColourPicker {...args} />
    </div>
  ),
};

/** The current colour itself is sold out. */
export const SoldOut: Story = {
  parameters: undrawn,
  args: { colours: colours.map((colour) => ({ ...colour, current: colour.soldOut === true })) },
};

export const SoldOutInPlace: Story = { tags: ['!autodocs'], parameters: undrawn };

export const SoldOutMissing: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { colours: colours.filter(({ soldOut }) => !soldOut) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { guide } from './ColourPicker.guide.ts';
import { type ColourOption, ColourPicker } from './index.ts';

const colours: ColourOption[] = [
  { name: 'Белый', href: '/slope-white', picture: 'slope-white', current: true },
  { name: 'Зелёный', href: '/slope-green', picture: 'slope-green' },
  { name: 'Молочный', href: '/slope-milk', picture: 'slope-milk', soldOut: true },
];

const suede: ColourOption[] = [
  { name: 'Белый, замша', href: '/suede-white', picture: 'slope-white' },
  { name: 'Зелёный, замша', href: '/suede-green', picture: 'slope-green' },
  { name: 'Молочный, замша', href: '/suede-milk', picture: 'slope-milk' },
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

/** A line marks the current colour, and the label names it. */
export const Colours: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Цвет: белый' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Белый' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Зелёный' })).toHaveAttribute('href', '/slope-green');
    const soldOut = canvas.getByRole('link', { name: /^Молочный, нет в\sналичии$/ });
    await expect(soldOut).toBeVisible();
    await expect(soldOut.title).toBe(soldOut.textContent);
  },
};

/** No colour is `current`, because the model of this page is not for sale. The label then names no colour. */
export const WithoutCurrent: Story = {
  args: {
    label: 'Есть в\u00a0других цветах',
    colours: [
      { name: 'Белый', href: '/slope-white', picture: 'slope-white' },
      { name: 'Зелёный', href: '/slope-green', picture: 'slope-green' },
    ],
  },
};

/** Six colours shrink slightly to fit one row. */
export const Six: Story = {
  args: { colours: [...colours, ...suede] },
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

/** Any other number of colours wraps where one row has no room, here seven. */
export const Many: Story = {
  args: { colours: [...colours, ...suede, { name: 'Белый, текстиль', href: '/textile', picture: 'slope-pair' }] },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <ColourPicker {...args} />
    </div>
  ),
};

/** The `current` colour itself is `soldOut`. */
export const SoldOut: Story = {
  parameters: undrawn,
  args: {
    colours: [
      { name: 'Белый', href: '/slope-white', picture: 'slope-white' },
      { name: 'Молочный', href: '/slope-milk', picture: 'slope-milk', current: true, soldOut: true },
    ],
  },
};

export const SoldOutInPlace: Story = docsOnly;

export const SoldOutMissing: Story = { ...docsOnly, args: { colours: colours.slice(0, 2) } };

const sides = (white: string, milk: string): ColourOption[] => [
  { name: 'Белый', href: '/slope-white', picture: white, current: true },
  { name: 'Зелёный', href: '/slope-green', picture: 'slope-green' },
  { name: 'Молочный', href: '/slope-milk', picture: milk },
];

export const OneSide: Story = { ...docsOnly, args: { colours: sides('slope-white', 'slope-milk') } };

export const OtherSides: Story = { ...docsOnly, args: { colours: sides('slope-pair', 'slope-milk-toe') } };

/** A long name wraps above the tiles. */
export const LongName: Story = {
  ...docsOnly,
  args: {
    colours: [
      {
        name: 'Белый, натуральная кожа и\u00a0дышащая сетка',
        href: '/slope-white',
        picture: 'slope-white',
        current: true,
      },
      { name: 'Зелёный', href: '/slope-green', picture: 'slope-green' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <ColourPicker {...args} />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { guide } from './ColourPicker.guide.ts';
import { type ColourOption, ColourPicker } from './index.ts';

const colours: ColourOption[] = [
  { name: 'Белый', href: '#white', picture: 'slope-white', current: true },
  { name: 'Зелёный', href: '#green', picture: 'slope-green' },
  { name: 'Молочный', href: '#milk', picture: 'slope-milk', soldOut: true },
];

const inMaterial = (material: string): ColourOption[] =>
  colours.map(({ name, href, picture }) => ({ name: `${name}, ${material}`, href: `${href}-${material}`, picture }));

const meta = {
  title: 'Shop/ColourPicker',
  id: 'kit-colourpicker',
  parameters: { guide },
  component: ColourPicker,
  args: { colours },
} satisfies Meta<typeof ColourPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current colour has a line and gives its name to the label. */
export const Colours: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Цвет: белый' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Белый' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Зелёный' })).toHaveAttribute('href', '#green');
    const soldOut = canvas.getByRole('link', { name: /^Молочный, нет в\sналичии$/ });
    await expect(soldOut).toBeVisible();
    await expect(soldOut.title).toBe(soldOut.textContent);
  },
};

/** One colour is `current` and one `soldOut`. */
export const OneCurrent: Story = { ...docsOnly };

/** For a list of other colours: none is `current`, so the label has no name. */
export const WithoutCurrent: Story = { args: { colours: colours.map((colour) => ({ ...colour, current: false })) } };

/** Six colours shrink slightly to fit one row. */
export const Six: Story = {
  args: {
    colours: [...colours, ...inMaterial('замша')],
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

/** Any other number wraps. */
export const Many: Story = {
  args: {
    label: 'Другие цвета',
    colours: ['кожа', 'замша', 'текстиль', 'нубук'].flatMap(inMaterial),
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <ColourPicker {...args} />
    </div>
  ),
};

/** The `current` colour itself is `soldOut`. */
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

const otherSides: Record<string, string> = { 'slope-white': 'slope-pair', 'slope-milk': 'slope-milk-toe' };

export const OtherSides: Story = {
  ...docsOnly,
  args: { colours: colours.map((colour) => ({ ...colour, picture: otherSides[colour.picture] ?? colour.picture })) },
};

/** A long name wraps above the tiles. */
export const LongName: Story = {
  ...docsOnly,
  args: {
    colours: colours.map((colour) => (colour.current ? { ...colour, name: 'Белый, натуральная кожа и\u00a0дышащая сетка' } : colour)),
  },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <ColourPicker {...args} />
    </div>
  ),
};

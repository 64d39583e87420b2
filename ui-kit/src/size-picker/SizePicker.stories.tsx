import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { type SizeOption, SizePicker, type SizePickerProps } from './index.ts';
import { guide } from './SizePicker.guide.ts';

const shoes: SizeOption[] = [
  { value: '36', name: '36', uk: '3,5', us: '5', cm: '23', delivery: 'slow' },
  { value: '37', name: '37', uk: '4', us: '5,5', cm: '23,5', delivery: 'both' },
  { value: '38', name: '38', uk: '5', us: '6,5', cm: '24', note: '1\u00a0пара', delivery: 'fast' },
  { value: '39', name: '39', uk: '6', us: '7,5', cm: '25', soldOut: true },
  { value: '40', name: '40', uk: '6,5', us: '8', cm: '25,5', delivery: 'fast' },
  { value: '41', name: '41', uk: '7', us: '8,5', cm: '26', delivery: 'fast' },
  { value: '42', name: '42', uk: '8', us: '9,5', cm: '27', delivery: 'slow' },
  { value: '43', name: '43', uk: '9', us: '10,5', cm: '27,5', soldOut: true, reason: 'последнюю пару только что купили' },
  { value: '44', name: '44', uk: '9,5', us: '11', cm: '28', delivery: 'fast' },
  { value: '45', name: '45', uk: '10,5', us: '12', cm: '29', delivery: 'slow' },
];
const clothes: SizeOption[] = [
  { value: 'XS', name: 'XS' },
  { value: 'S', name: 'S' },
  { value: 'M', name: 'M' },
  { value: 'L', name: 'L' },
  { value: 'XL', name: 'XL' },
];

const meta = {
  title: 'Shop/SizePicker',
  id: 'kit-sizepicker',
  parameters: { guide },
  component: SizePicker,
  args: {
    sizes: shoes,
    name: 'size',
    onValueChange: fn(),
    guide: (
      <Link href="/sizes/women" variant="underlined">
        Таблица размеров
      </Link>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 424 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SizePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Size 41 was chosen on an earlier visit. Below the sizes stands the delivery speed of the chosen one; while another size has the focus,
 * the speed of that size replaces it.
 */
export const Shoes: Story = {
  args: { defaultValue: '41' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: '41' })).toBeChecked();
    await expect(canvas.getByText(/^41: быстрая доставка, 1–4\sдня$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '37' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('37');
    await expect(canvas.getByText(/^37: быстрая доставка, 1–4\sдня, или под\sзаказ/)).toBeVisible();
  },
};

/** Sizes in several systems: switching the system keeps the chosen size. */
export const Scales: Story = {
  args: { defaultValue: '41', onScaleChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Размер EU' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'UK' }));
    await expect(args.onScaleChange).toHaveBeenCalledWith('uk');
    await expect(canvas.getByRole('radiogroup', { name: 'Размер UK' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '7' })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: '41' })).toBeNull();
  },
};

/** Sizes in several systems, of which the British one is displayed. */
export const InOtherScale: Story = { tags: ['!autodocs'], parameters: undrawn, args: { defaultValue: '41', defaultScale: 'uk' } };

/** The keyboard reaches a sold-out size, which gives its reason but cannot be chosen. */
export const SoldOut: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: '38' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const soldOut = canvas.getByRole('radio', { name: '39' });
    await expect(soldOut).toHaveAttribute('aria-disabled', 'true');
    await expect(soldOut).toHaveAccessibleDescription(/^нет в\sналичии$/);
    await userEvent.click(soldOut);
    await expect(soldOut).toHaveFocus();
    await expect(soldOut).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^38/ })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByText(/^39: нет в\sналичии$/)).toBeVisible();
  },
};

function BuyForm(props: SizePickerProps) {
  const size = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [added, setAdded] = useState('');
  const buy = () => {
    setSubmitted(true);
    setAdded(value);
    if (value === '') size.current?.focus();
  };
  return (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <SizePicker
        {...props}
        value={value}
        onValueChange={setValue}
        inputRef={size}
        error={isSubmitted && value === '' ? 'Выберите размер' : undefined}
      />
      <Button size="large" onClick={buy}>
        {added !== '' && added === value ? 'В\u00a0корзине' : 'В\u00a0корзину'}
      </Button>
    </div>
  );
}

/** «В корзину» without a size shows an error and focuses the first available size. */
export const Missing: Story = {
  tags: ['!autodocs'],
  args: { sizes: clothes.map((size) => (size.value === 'XS' ? { ...size, soldOut: true } : size)), guide: undefined },
  render: (args) => <BuyForm {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^В\sкорзину$/ }));
    await expect(canvas.getByRole('radio', { name: 'S' })).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Выберите размер');
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Выберите размер');
    await expect(canvas.queryByRole('button', { name: 'UK' })).toBeNull();
  },
};

/** Choosing a size clears the error. */
export const ErrorCorrected: Story = {
  tags: ['!autodocs'],
  args: { sizes: clothes, guide: undefined },
  render: (args) => <BuyForm {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^В\sкорзину$/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'M' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid');
  },
};

/** In a form the browser keeps and submits the choice. `required`: the form is not sent before a size is chosen. */
export const InForm: Story = {
  args: { required: true },
  render: (args) => (
    <form aria-label="Покупка">
      <SizePicker {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(within(form).getByRole('radio', { name: '45' }));
    await expect([...new FormData(form).entries()]).toEqual([['size', '45']]);
  },
};

/**
 * Tab moves from one size system to the next, then to the chosen size. Arrows choose, and a sold-out size gets the focus without being
 * chosen.
 */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: '40', guide: undefined },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    for (const scale of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await expect(scale).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '40' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '41' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '43' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('42');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '44' })).toBeChecked();
  },
};

/** Sizes in letters have no switch of size systems. Six of them stand in one row, so that XXL is not alone in a second row. */
export const Six: Story = {
  args: { sizes: [...clothes, { value: 'XXL', name: 'XXL' }], guide: undefined },
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('radio')
      .map((size) => size.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/**
 * `wide`, for a product without sizes: the only choice is as wide as the picker. When chosen it is outlined, because a filled cell would
 * look like a button.
 */
export const OnlySize: Story = {
  args: { sizes: [{ value: 'one', name: 'Один размер', wide: true }], defaultValue: 'one', guide: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const only = canvas.getByRole('radio', { name: 'Один размер' });
    await expect(only).toBeChecked();
    const { left, right } = canvas.getByRole('radiogroup').getBoundingClientRect();
    const cell = only.getBoundingClientRect();
    await expect(Math.round(cell.right - cell.left)).toBe(Math.round(right - left));
  },
};

/** A long size and many columns on a narrow screen. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  args: { sizes: [...shoes, { value: '46-47', name: '46–47', uk: '11', us: '13', cm: '30' }], defaultValue: '46-47' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
};

/**
 * The page stores the size. «В корзину» without a size shows an error and moves the focus to the first available size; a choice clears the
 * error.
 */
export const Controlled: Story = {
  parameters: undrawn,
  args: { sizes: clothes, guide: undefined },
  render: (args) => <BuyForm {...args} />,
};

export const Unchosen: Story = { ...docsOnly, args: { sizes: clothes, guide: undefined } };

export const ChosenInAdvance: Story = { ...docsOnly, args: { sizes: clothes, guide: undefined, defaultValue: 'XS' } };

/** Nothing is chosen although «В корзину» was pressed: the error stands at the choice and says what to do. */
export const WithError: Story = { parameters: undrawn, args: { error: 'Выберите размер' } };

/** Sizes of which only one has a note, at the edge of the grid, so that a number of the anatomy fits beside the note. */
const sizesWithEdgeNote = shoes.map(({ note, ...size }) => (size.value === '40' ? { ...size, note: note ?? '1\u00a0пара' } : size));

/** A picker with all its parts, which the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { sizes: sizesWithEdgeNote, defaultValue: '40', error: 'Последняя пара уже у\u00a0вас в\u00a0корзине: выберите другой размер' },
};

export const SoldOutInPlace: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { sizes: clothes.map((size) => (size.value === 'M' ? { ...size, soldOut: true } : size)), guide: undefined },
};

export const SoldOutMissing: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { sizes: clothes.filter(({ value }) => value !== 'M'), guide: undefined },
};

/**
 * Nothing can be bought: every size is struck through, and the text below gives the reason for the focused size. Offer what can still be
 * done beside the picker, such as «Сообщить о поступлении».
 */
export const AllSoldOut: Story = {
  ...docsOnly,
  args: {
    sizes: [
      { value: 'XS', name: 'XS', soldOut: true },
      { value: 'S', name: 'S', soldOut: true },
      { value: 'M', name: 'M', soldOut: true, reason: 'привезём в\u00a0декабре' },
      { value: 'L', name: 'L', soldOut: true },
      { value: 'XL', name: 'XL', soldOut: true },
    ],
    guide: undefined,
  },
};

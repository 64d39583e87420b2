import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { plural } from '../plural/index.ts';
import { Text } from '../text/index.ts';
import { type Range, RangeSlider } from './index.ts';
import { guide } from './RangeSlider.guide.ts';

const meta = {
  title: 'Forms/RangeSlider',
  id: 'kit-rangeslider',
  parameters: { guide },
  component: RangeSlider,
  args: {
    label: 'Цена',
    min: 990,
    max: 49_990,
    step: 100,
    defaultValue: [4990, 15_000],
    unit: '₽',
    names: ['from', 'to'],
    onValueChange: fn(),
    onValueCommitted: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 248 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses Tab. In the tab order two number fields come first, then the two thumbs. */
async function pressTab(times: number) {
  for (let time = 0; time < times; time += 1) await userEvent.tab();
}

/** Screen readers announce the bound and the unit of each thumb. Arrow keys, Page Up and Page Down move it. */
export const Price: Story = {
  play: async ({ args, canvasElement }) => {
    const [from, to] = within(canvasElement).getAllByRole('slider');
    await expect(from).toHaveAccessibleName('Цена от');
    await expect(to).toHaveAttribute('aria-valuetext', '15\u00a0000\u00a0₽');
    await pressTab(4);
    await expect(to).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(to).toHaveAttribute('aria-valuetext', '10\u00a0090\u00a0₽');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueCommitted).toHaveBeenLastCalledWith([4990, 10_190]);
  },
};

/** A thumb stops at the other thumb. */
export const NeverCross: Story = {
  args: { defaultValue: [14_900, 15_000] },
  play: async ({ args, canvasElement }) => {
    const [from, to] = within(canvasElement).getAllByRole('slider');
    await pressTab(3);
    await expect(from).toHaveFocus();
    await userEvent.keyboard('{PageUp}{ArrowRight}{ArrowRight}');
    await expect(from).toHaveAttribute('aria-valuenow', '15000');
    await expect(to).toHaveAttribute('aria-valuenow', '15000');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([14_790, 15_000]);
  },
};

/** Typed text stays as typed until blur, and is then limited to the range. */
export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Цена до, ₽' });
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    await expect(field).toHaveValue('1');
    await userEvent.type(field, '2345');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field).toHaveValue('12\u00a0345');
    await expect(args.onValueCommitted).toHaveBeenLastCalledWith([4990, 12_345]);
    await userEvent.clear(field);
    await userEvent.type(field, '9999999{Enter}');
    await expect(field).toHaveValue('49\u00a0990');
    await userEvent.clear(field);
    await userEvent.type(field, '10{Enter}');
    await expect(field).toHaveValue('4\u00a0990');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue('49\u00a0990');
  },
};

/** Simulates a request to a server. */
const countProducts = async ([from, to]: Range) => Math.round((to - from) / 500);

/**
 * The page stores both bounds. When a thumb is released or a number is typed, the page requests the number of goods and announces it.
 * «Сбросить» moves both thumbs back.
 */
export const Controlled: Story = {
  parameters: undrawn,
  render: function PriceFilter() {
    const [price, setPrice] = useState<Range>([4990, 15_000]);
    const [count, setCount] = useState(20);
    const apply = async (next: Range) => {
      setPrice(next);
      setCount(await countProducts(next));
    };
    return (
      <>
        <RangeSlider
          label="Цена"
          min={990}
          max={49_990}
          step={100}
          unit="₽"
          value={price}
          onValueChange={setPrice}
          onValueCommitted={apply}
        />
        <Text size={14} role="status">
          Найдено {plural(count, { one: 'товар', few: 'товара', many: 'товаров' })}
        </Text>
        <Button variant="text" onClick={() => apply([990, 49_990])}>
          Сбросить
        </Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Сбросить' }));
    const [from, to] = within(canvasElement).getAllByRole('slider');
    await expect(from).toHaveAttribute('aria-valuenow', '990');
    await expect(to).toHaveAttribute('aria-valuenow', '49990');
    await expect(await within(canvasElement).findByText(/^Найдено 98\sтоваров$/)).toHaveAttribute('role', 'status');
  },
};

/** A form submits plain numbers, here to the address `/catalog/shoes?from=4990&to=15000`. */
export const InForm: Story = {
  tags: ['example'],
  parameters: undrawn,
  render: (args) => (
    <form action="/catalog/shoes" aria-label="Фильтры">
      <RangeSlider {...args} />
      <Button type="submit">Показать</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    const sent = [...new FormData(form)].map(([name, value]) => [name, String(value).replace(/\D/g, '')]);
    await expect(Object.fromEntries(sent)).toEqual({ from: '4990', to: '15000' });
  },
};

/** Nothing is in the range: both fields are invalid. */
export const WithError: Story = {
  args: { error: 'Здесь ничего нет: раздвиньте цену' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Цена от, ₽' })).toBeInvalid();
  },
};

/** The range cannot be changed now, and the hint says why. */
export const Disabled: Story = {
  args: { disabled: true, hint: 'Считаем товары' },
  play: async ({ canvasElement }) => {
    for (const thumb of within(canvasElement).getAllByRole('slider')) await expect(thumb).toBeDisabled();
  },
};

/** All products cost the same, so there is nothing to set. Omit the slider where shoppers do not expect one. */
export const NothingToSet: Story = { args: { min: 9990, max: 9990, defaultValue: [9990, 9990] } };

/** Nothing is filtered yet: both thumbs stand at the ends of the track. */
export const WholeRange: Story = { parameters: undrawn, args: { defaultValue: undefined } };

/** The hint says what the numbers mean. */
export const WithHint: Story = { parameters: undrawn, args: { hint: 'С\u00a0учётом скидок' } };

/** A long label and hint wrap; the numbers stay whole. */
export const LongText: Story = {
  parameters: undrawn,
  args: {
    label: 'Высота голенища вместе с\u00a0каблуком и\u00a0подошвой',
    min: 80,
    max: 620,
    step: 10,
    unit: 'мм',
    names: undefined,
    defaultValue: [120, 480],
    hint: 'В\u00a0миллиметрах, от\u00a0пола до\u00a0верхнего края сапога',
  },
};

/** A slider with all its parts, which the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { hint: 'С\u00a0учётом скидок', error: 'Здесь ничего нет: раздвиньте цену', defaultValue: [14_990, 35_000] },
};

export const BoundsOfGoods: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { hint: 'Есть от\u00a0990 до\u00a049\u00a0990\u00a0₽' },
};

export const BoundsOfNothing: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { min: 0, max: 999_999, hint: 'От\u00a00 до\u00a0999\u00a0999\u00a0₽' },
};

const heelSlider = { label: 'Каблук', names: undefined, min: 0, max: 140, step: 5, unit: 'мм' };

export const UnitTold: Story = { ...docsOnly, args: { ...heelSlider, defaultValue: [20, 90], hint: 'В\u00a0миллиметрах' } };

export const UnitUnseen: Story = { ...docsOnly, args: { ...heelSlider, defaultValue: [20, 90] } };

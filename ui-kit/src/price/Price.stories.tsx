import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { Text } from '../text/index.ts';
import { Price } from './index.ts';
import { guide } from './Price.guide.ts';

const meta = {
  title: 'Shop/Price',
  id: 'kit-price',
  parameters: { guide },
  component: Price,
  args: { price: 1_399_000 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `oldPrice`: lower than before. Screen readers hear «Цена со скидкой» and «Старая цена». */
export const Lowered: Story = {
  args: { price: 1_249_000, oldPrice: 1_799_000, memberPrice: 1_124_000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Цена со скидкой 12 490 ₽ Старая цена 17 990 ₽11 240 ₽ для своих');
  },
};

/** One price for everybody. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('13\u00a0990\u00a0₽');
  },
};

/** `memberPrice`: what a shopper who signs in would pay. */
export const Member: Story = { args: { memberPrice: 1_259_000 } };

/** `forMembers`: for a shopper who is signed in, beside the price without the discount. */
export const ForMembers: Story = {
  args: { price: 1_124_000, oldPrice: 1_799_000, forMembers: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Ваша цена 11 240 ₽ Без скидки 17 990 ₽ для своих');
  },
};

/** `size="product"`: larger, once on a page, with the price for members and the cashback below. */
export const OnProductPage: Story = {
  args: { price: 1_249_000, oldPrice: 1_799_000, memberPrice: 1_124_000, cashback: 374, size: 'product' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('374 бонуса вернём кешбэком');
  },
};

/** `from`: another size costs more. */
export const From: Story = {
  args: { price: 890_000, from: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('от 8 900 ₽');
  },
};

/** A missing or invalid number: a dash, and nothing else of the price. */
export const NoPrice: Story = { args: { price: null, memberPrice: 1_124_000 } };

/** Nothing of a price is left where there is none. */
export const InvalidPrice: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { price: Number.NaN, oldPrice: 1_799_000, memberPrice: 1_124_000, cashback: 374, from: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent?.trim()).toBe('—');
  },
};

/** `cashback` of one bonus. */
export const OneBonus: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { cashback: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 бонус вернём кешбэком');
  },
};

/** The price has 120 px: in a narrow card the old price goes below. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  args: { price: 124_999_000, oldPrice: 179_999_000, memberPrice: 112_499_000 },
  render: (args) => (
    <div style={{ maxWidth: 120 }}>
      <Price {...args} />
    </div>
  ),
};

export const ByKit: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { price: 1_249_000, oldPrice: 1_799_000 },
};

export const ByHand: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Text size={14}>
      <b>12490.00 руб.</b> <s>17990.00 руб.</s>
    </Text>
  ),
};

export const OldStruck: Story = { ...docsOnly, args: { price: 899_000, oldPrice: 1_199_000 } };

export const TwoPrices: Story = { ...docsOnly, render: () => <Text size={14}>8&nbsp;990&nbsp;₽ · 11&nbsp;990&nbsp;₽</Text> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { LocaleProvider } from '../locale/index.ts';
import { Picture } from '../picture/index.ts';
import { Stack } from '../stack/index.ts';
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

/** Both sizes: `card` as in a listing, and `product` as on the page of a product. */
export const InPlace: Story = {
  parameters: undrawn,
  args: { price: 1_249_000, oldPrice: 1_799_000, memberPrice: 1_124_000 },
  render: (args) => (
    <Stack direction="row" gap={10} align="start">
      <div style={{ width: 200 }}>
        <Picture imageKey="slope-white" alt="" sizes="200px" />
        <Text size={14} style={{ marginTop: 'var(--meet-space-3)' }}>
          Кроссовки Slope&nbsp;2
        </Text>
        <Price {...args} />
      </div>
      <Stack gap={4}>
        <Heading level={2}>Кроссовки Slope&nbsp;2</Heading>
        <div>
          <Price {...args} size="product" cashback={374} />
        </div>
        <Button>В&nbsp;корзину</Button>
      </Stack>
    </Stack>
  ),
};

/** `oldPrice`: the price was higher before. Hidden words say «Цена со скидкой» and «Старая цена». */
export const Lowered: Story = {
  args: { price: 1_249_000, oldPrice: 1_799_000, memberPrice: 1_124_000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Цена со скидкой 12 490 ₽ Старая цена 17 990 ₽11 240 ₽ для своих');
  },
};

/** Only a price, the same for all shoppers. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('13\u00a0990\u00a0₽');
  },
};

/** `memberPrice`, before signing in: what the shopper would pay after signing in. */
export const Member: Story = { args: { memberPrice: 1_259_000 } };

/** `forMembers`, after signing in: the price for members, beside the one without the discount. */
export const ForMembers: Story = {
  args: { price: 1_124_000, oldPrice: 1_799_000, forMembers: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Ваша цена 11 240 ₽ Без скидки 17 990 ₽ для своих');
  },
};

/** Another currency, by `LocaleProvider`. Each sum shows its cents unless they are zero. */
export const InEuros: Story = {
  ...docsOnly,
  args: { price: 124_950, oldPrice: 179_950 },
  render: (args) => (
    <LocaleProvider currency="EUR">
      <Price {...args} />
    </LocaleProvider>
  ),
};

/** `size="product"`: larger, once on a page, with the price for members and the cashback below. */
export const OnProductPage: Story = {
  args: { price: 1_249_000, oldPrice: 1_799_000, memberPrice: 1_124_000, cashback: 374, size: 'product' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('374 бонуса вернём кешбэком');
  },
};

/** `from`: «от» before the price, because other sizes cost more. */
export const From: Story = {
  args: { price: 890_000, from: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('от 8 900 ₽');
  },
};

/** `null` or an invalid number: a dash, without a member price or a cashback. Say beside it why, such as «Скоро в продаже». */
export const NoPrice: Story = { args: { price: null, memberPrice: 1_124_000 } };

/** For an invalid price only a dash is displayed. */
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

/** A card of 120 px is narrow, so the old price goes below the price. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  args: { price: 124_999_000, oldPrice: 179_999_000, memberPrice: 112_499_000 },
  render: (args) => (
    <div style={{ maxWidth: 120 }}>
      <Price {...args} />
    </div>
  ),
};

/** Two cards on the narrowest phone, where each old price goes below its price. */
export const TwoCards: Story = {
  ...docsOnly,
  args: { price: 124_999_000, oldPrice: 179_999_000, memberPrice: 112_499_000 },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--meet-space-3)' }}>
      {['slope-white', 'slope-green'].map((imageKey) => (
        <div key={imageKey}>
          <Picture imageKey={imageKey} alt="" sizes="150px" />
          <Price {...args} style={{ marginTop: 'var(--meet-space-3)' }} />
        </div>
      ))}
    </div>
  ),
};

/** Both sizes with all their parts, which the anatomy numbers. */
export const Parts: Story = {
  ...docsOnly,
  args: { ...OnProductPage.args },
  render: ({ cashback, size, ...args }) => (
    <Stack direction="row" gap={20} align="start">
      <div data-part="product">
        <Price {...args} cashback={cashback} size={size} />
      </div>
      <div data-part="card">
        <Price {...args} />
      </div>
    </Stack>
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
      <b style={{ color: 'var(--meet-sale)', fontWeight: 600 }}>12490.00 руб.</b>{' '}
      <s style={{ color: 'var(--meet-muted)' }}>17990.00 руб.</s>
    </Text>
  ),
};

export const OldStruck: Story = { ...docsOnly, args: { price: 899_000, oldPrice: 1_199_000 } };

export const TwoPrices: Story = { ...docsOnly, render: () => <Text size={14}>8&nbsp;990&nbsp;₽ · 11&nbsp;990&nbsp;₽</Text> };

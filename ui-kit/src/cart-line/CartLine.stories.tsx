import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { guide } from './CartLine.guide.ts';
import { CartLine, type CartLineProps } from './index.ts';

const meta = {
  title: 'Shop/CartLine',
  id: 'kit-cartline',
  parameters: { guide },
  component: CartLine,
  args: {
    href: '/products/slope-2',
    brand: 'Nordkvart',
    name: 'Кроссовки Slope\u00a02',
    picture: 'slope-white',
    size: 'Размер: 41\u00a0EU',
    price: 1_124_000,
    oldPrice: 1_799_000,
    forMembers: true,
    onCheckedChange: fn(),
    onRemove: fn(),
  },
  decorators: [
    // The remove button extends 12 px beyond the line. Without room for it, a figure of the docs would scroll.
    (Story, { viewMode }) => (
      <div style={{ maxWidth: 432, paddingInlineEnd: viewMode === 'docs' ? 12 : 0 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line of the cart, selected for the order. */
export const Line: Story = {
  play: async ({ args, canvasElement }) => {
    const line = within(canvasElement);
    await userEvent.click(line.getByRole('checkbox', { name: /^Купить сейчас: Кроссовки Slope\s2/ }));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
    await expect(line.getAllByRole('link')).toHaveLength(1);
  },
};

/** `onCheckedChange` and `onRemove`: a line of the cart, selected for the order. */
export const Selected: Story = { ...docsOnly, args: { checked: true } };

/** `checked={false}`: the line stays in the cart and out of the sum. */
export const LeftForLater: Story = {
  args: {
    brand: 'Stavna',
    name: 'Куртка «Ветер»',
    picture: 'jacket-olive',
    size: 'Размер: M',
    price: 2_149_000,
    oldPrice: 2_690_000,
    forMembers: undefined,
    checked: false,
  },
};

function Removable(props: CartLineProps) {
  const [removed, setRemoved] = useState(false);
  return <CartLine {...props} removed={removed} onRemove={() => setRemoved(true)} onUndo={() => setRemoved(false)} />;
}

/** Removing a line focuses «Вернуть», and undoing focuses the line again. */
export const Removing: Story = {
  render: (args) => <Removable {...args} />,
  play: async ({ canvasElement }) => {
    const line = within(canvasElement);
    await userEvent.click(line.getByRole('button', { name: /^Удалить: Кроссовки Slope\s2$/ }));
    await expect(line.getByRole('status')).toHaveTextContent('Кроссовки Slope 2: удалено');
    const undo = line.getByRole('button', { name: /^Вернуть/ });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(line.getByRole('button', { name: /^Удалить/ })).toHaveFocus();
    await userEvent.click(line.getByRole('button', { name: /^Удалить/ }));
  },
};

/** The page stores whether the line is part of the order and whether it was removed. */
export const Controlled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Cart(args) {
    const [isChecked, setChecked] = useState(true);
    const [isRemoved, setRemoved] = useState(false);
    return (
      <CartLine
        {...args}
        checked={isChecked}
        onCheckedChange={setChecked}
        removed={isRemoved}
        onRemove={() => setRemoved(true)}
        onUndo={() => setRemoved(false)}
      />
    );
  },
};

/** `unavailable`: the line gives the reason and cannot be selected. */
export const Unavailable: Story = {
  args: { unavailable: 'Эту пару только что купили', forMembers: undefined, oldPrice: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBeDisabled();
    await expect(within(canvasElement).getByRole('checkbox')).not.toBeChecked();
  },
};

/** `addedPrice` above `price`: the price has fallen since the item was added. */
export const Cheaper: Story = {
  args: { addedPrice: 1_154_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Стало дешевле на/)).toHaveTextContent('300 ₽');
  },
};

/** `addedPrice` below `price`: the price has risen. `note` adds a text, here the day of delivery. */
export const Dearer: Story = {
  args: { addedPrice: 1_074_000, note: '24\u00a0ноября, вторник' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Стало дороже на/)).toHaveTextContent('500 ₽');
  },
};

/** `addedPrice` equal to `price`: nothing is said about a change. */
export const SamePrice: Story = {
  args: { addedPrice: 1_124_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/^Стало/)).toBeNull();
  },
};

/**
 * `offer`: someone else bought the unit, and another unit costs more. Until the shopper accepts the offer, the line is left out of the
 * order.
 */
export const Replaceable: Story = {
  args: { offer: { price: 1_299_000, onAccept: fn() }, sign: 'Продано', forMembers: undefined, oldPrice: undefined },
  play: async ({ args, canvasElement }) => {
    const line = within(canvasElement);
    await expect(line.getByRole('checkbox')).toBeDisabled();
    await expect(line.getByText(/^Этот экземпляр купили/)).toHaveTextContent('Этот экземпляр купили. Есть такой же за 12 990 ₽');
    await userEvent.click(line.getByRole('button', { name: /^Взять за\s12\s990\s₽\s?: Кроссовки Slope\s2$/ }));
    await expect(args.offer?.onAccept).toHaveBeenCalledOnce();
  },
};

/** `alternatives`: nothing can replace the item, so the line links to other sizes and similar products. */
export const SoldOut: Story = {
  args: {
    unavailable: 'Эту пару только что купили',
    sign: 'Продано',
    alternatives: [
      { href: '/products/slope-2#sizes', label: 'Другие размеры' },
      { href: '/shoes?like=slope-2', label: 'Похожие' },
    ],
    forMembers: undefined,
    oldPrice: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^Другие размеры\s?: Кроссовки/ })).toHaveAttribute(
      'href',
      '/products/slope-2#sizes',
    );
  },
};

/** `sign`: two or three words over the picture, here that the item is in the order of someone else, who may still cancel. */
export const Reserved: Story = {
  args: {
    unavailable: 'Сейчас в\u00a0чужом заказе, может освободиться',
    sign: 'В\u00a0чужом заказе',
    forMembers: undefined,
    oldPrice: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBeDisabled();
  },
};

/** A product with a single size says so in words, without a number. */
export const OnlySize: Story = {
  args: { brand: 'Halva Club', name: 'Сумка «Полдень»', picture: 'bag-tan', size: 'Один размер', price: 949_000, oldPrice: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Один размер')).toBeVisible();
    await expect(within(canvasElement).queryByText(/Размер:/)).toBeNull();
  },
};

/** Without handlers: in an order the line has no controls. */
export const ReadOnly: Story = {
  render: ({ href, brand, name, picture, size, price }) => (
    <CartLine href={href} brand={brand} name={name} picture={picture} size={size} price={price} />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** Everything wraps; no price is cut. */
export const LongText: Story = {
  tags: ['!autodocs'],
  args: {
    offer: { price: 12_999_000, onAccept: fn() },
    alternatives: [
      { href: '/products/slope-2#sizes', label: 'Другие размеры' },
      { href: '/shoes?like=slope-2', label: 'Похожие' },
    ],
    brand: 'Мануфактура «Северное сияние и\u00a0сыновья»',
    name: 'Высокоэффективные водонепроницаемые трекинговые ботинки',
    price: 12_499_000,
    oldPrice: 17_999_000,
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <CartLine {...args} />
    </div>
  ),
};

/** `removed`: a row in the same place, with a button that restores the line. */
export const Removed: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { removed: true, onUndo: fn() },
};

/** `offer.loading`: the unit is being exchanged for a dearer unit. The button keeps the focus, and a second press does nothing. */
export const Exchanging: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { offer: { price: 1_299_000, onAccept: fn(), loading: true }, sign: 'Продано', forMembers: undefined, oldPrice: undefined },
};

/** A line with all the parts of the anatomy. */
export const AllParts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...SoldOut.args, oldPrice: 1_799_000, forMembers: true },
};

export const SaysChange: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { addedPrice: 1_074_000 },
};

export const HidesChange: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
};

export const DeadEnd: Story = {
  ...docsOnly,
  args: { unavailable: 'Недоступно', sign: 'Продано', forMembers: undefined, oldPrice: undefined },
};

/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fullProduct, newProduct, soldOutProduct } from './example-products.ts';
import { ProductCard, type ProductCardProps, ProductCardSkeleton } from './index.ts';
import { guide } from './ProductCard.guide.ts';

const meta = {
  title: 'Shop/ProductCard',
  id: 'kit-productcard',
  parameters: { guide },
  component: ProductCard,
  subcomponents: { ProductCardSkeleton },
  args: fullProduct,
  decorators: [
    (Story) => (
      <div style={{ width: '100%', maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates a mouse entering the card, which then renders its second picture, for figures of the hover state. */
function WithMouse({ children }: PropsWithChildren) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no pointer events.
    if (typeof PointerEvent === 'undefined') return;
    box.current?.querySelector('article')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  }, []);
  return <div ref={box}>{children}</div>;
}

/** The card of a listing: the heart appears with `onLike`, the plus with `onQuickAdd`. */
export const WithActions: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onLike: fn(), onQuickAdd: fn() },
  decorators: [
    (Story) => (
      <WithMouse>
        <Story />
      </WithMouse>
    ),
  ],
};

/** Without handlers the card is a single link, for a row of similar products beside the main action of a page. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getAllByRole('link')).toHaveLength(1);
    await expect(card.queryByRole('button')).toBeNull();
    await expect(card.getByRole('img', { name: '5\u00a0цветов' })).toBeVisible();
  },
};

function Likeable(product: ProductCardProps) {
  const [liked, setLiked] = useState(product.liked);
  const toggle = () => {
    setLiked(!liked);
    product.onLike?.();
  };
  return <ProductCard {...product} liked={liked} onLike={toggle} />;
}

/** `aria-pressed` says whether the product is a favourite; the accessible name of the heart stays the same. */
export const Like: Story = {
  args: { onLike: fn(), onQuickAdd: fn() },
  render: (args) => <Likeable {...args} />,
  play: async ({ args, canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: 'В избранное: Кроссовки Slope 2' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onLike).toHaveBeenCalledTimes(1);
    await expect(args.onQuickAdd).not.toHaveBeenCalled();
  },
};

/** A press on the plus calls `onQuickAdd` of the page, which lets the shopper choose a size in a Drawer or on the product page. */
export const QuickAdd: Story = {
  args: { onQuickAdd: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Выбрать размер: Кроссовки Slope 2' }));
    await expect(args.onQuickAdd).toHaveBeenCalledTimes(1);
  },
};

const openSizes = css({ '&& .card-sizes': { display: 'grid', opacity: 1 }, '&& button:has(+ .card-sizes)': { display: 'none' } });

/** Shows the sizes as a mouse would, also in a picture and on a touch screen. */
const withOpenSizes: Decorator = (Story) => (
  <div css={openSizes}>
    <Story />
  </div>
);

const sizes = [
  { value: '38', name: '38', soldOut: true },
  { value: '39', name: '39' },
  { value: '40', name: '40' },
  { value: '41', name: '41' },
  { value: '42', name: '42', soldOut: true },
];

const manySizes = [
  { value: '35', name: '35' },
  { value: '36', name: '36' },
  { value: '37', name: '37' },
  { value: '38', name: '38' },
  { value: '39', name: '39', soldOut: true },
  { value: '40', name: '40' },
  { value: '41', name: '41' },
  { value: '42', name: '42' },
  { value: '43', name: '43' },
  { value: '44', name: '44', soldOut: true },
  { value: '45', name: '45' },
  { value: '46', name: '46' },
];

/** With a mouse, sizes appear over the picture; on touch screens the plus opens them. A sold-out size can be focused but not chosen. */
export const QuickSizes: Story = {
  args: {
    ...newProduct,
    secondPicture: undefined,
    oldPrice: undefined,
    onLike: fn(),
    onQuickAdd: fn(),
    sizes,
    onSize: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement);
    const size = (name: RegExp) => card.getByRole('button', { name, hidden: true });
    await expect(size(/^40$/).parentElement).toHaveAttribute('aria-label', expect.stringMatching(/размер: Высокие кеды «Депо»$/));
    await userEvent.click(size(/^40$/));
    await expect(args.onSize).toHaveBeenCalledWith('40');
    await userEvent.click(size(/^38\s?, нет в\sналичии$/));
    await expect(args.onSize).toHaveBeenCalledTimes(1);
    size(/^41$/).focus();
  },
};

/** What appears when a mouse is over the card, or when the focus is in the sizes: a press on a size puts it into the cart. */
export const SizesOpen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    onLike: fn(),
    onQuickAdd: fn(),
    onSize: fn(),
    sizes,
  },
  decorators: [withOpenSizes],
};

/** Twelve sizes take as many lines as they need, over the picture. */
export const ManySizesOpen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    onLike: fn(),
    onQuickAdd: fn(),
    onSize: fn(),
    sizes: manySizes,
  },
  decorators: [withOpenSizes],
};

/** More sizes than fit one line. */
export const ManySizes: Story = {
  args: {
    onSize: fn(),
    sizes: manySizes,
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: '36', hidden: true }).focus();
    await expect(within(canvasElement).getAllByRole('button', { hidden: true })).toHaveLength(12);
  },
};

/**
 * `ProductCardSkeleton` while the listing loads: as tall as a card with a name of one line, so that the page moves little when the products
 * are displayed.
 */
export const Loading: Story = { render: () => <ProductCardSkeleton /> };

/** Tab reaches the link once, then the heart, then the plus. */
export const Keyboard: Story = {
  args: { onLike: fn(), onQuickAdd: fn() },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await userEvent.tab();
    await expect(card.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(card.getByRole('button', { name: /В избранное/ })).toHaveFocus();
    await userEvent.tab();
    await expect(card.getByRole('button', { name: /Выбрать размер/ })).toHaveFocus();
    await userEvent.tab();
    await expect(card.getByRole('link')).not.toHaveFocus();
    card.getByRole('link').focus();
  },
};

/** The page stores the favourites and passes `liked`. */
export const Controlled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onLike: fn() },
  render: (args) => <Likeable {...args} />,
};

/** The filled heart, in the light and in the dark theme. */
export const Liked: Story = {
  tags: ['!autodocs'],
  args: {
    ...newProduct,
    secondPicture: undefined,
    liked: true,
    onLike: fn(),
  },
};

/** `liked`: the filled heart, for a product among the favourites. */
export const Favourite: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...newProduct,
    secondPicture: undefined,
    oldPrice: undefined,
    liked: true,
    onLike: fn(),
  },
};

/** `forMembers`, after signing in: `price` is the price for members, and the old price is struck through. */
export const OnlyForMembers: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    price: 1_124_000,
    oldPrice: 1_249_000,
    memberPrice: undefined,
    forMembers: true,
    badges: [{ text: '−10\u00a0%', tone: 'sale' }],
    onLike: fn(),
    onQuickAdd: fn(),
  },
};

/** Up to four colours are visible; a single colour leaves the line for colours empty, so that the names of all cards in a row align. */
export const ThreeColours: Story = {
  args: {
    ...newProduct,
    secondPicture: undefined,
    oldPrice: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '3\u00a0цвета' })).toBeVisible();
  },
};

/**
 * A text instead of the price, a paler picture and no plus. The heart stays, so that the shopper can be notified when the product is back.
 */
export const SoldOut: Story = {
  args: {
    ...soldOutProduct,
    badges: undefined,
    secondPicture: undefined,
    price: undefined,
    oldPrice: undefined,
    memberPrice: undefined,
    onLike: fn(),
    onQuickAdd: fn(),
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText('Нет в наличии')).toBeVisible();
    await expect(card.queryByText(/₽/)).toBeNull();
    await expect(card.queryByRole('button', { name: /Выбрать размер/ })).toBeNull();
  },
};

/** On a narrow card a badge that does not fit beside the heart is placed below it, whole. */
export const LongBadge: Story = {
  args: { badges: [{ text: 'Сделано в\u00a0России' }, { text: '−31\u00a0%', tone: 'sale' }], onLike: fn(), onQuickAdd: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 159 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    const badge = card.getByText(/^Сделано в\sРоссии$/);
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
    const heart = card.getByRole('button', { name: /В избранное/ }).firstElementChild?.getBoundingClientRect();
    const { right, top } = badge.getBoundingClientRect();
    await expect(right <= (heart?.left ?? 0) || top >= (heart?.bottom ?? 0)).toBe(true);
  },
};

/** An icon takes the place of a picture that the shop does not have yet. */
export const WithoutPicture: Story = { args: { picture: undefined, secondPicture: undefined, badges: undefined } };

/** `from`: another size costs more. With a single colour the line for colours stays empty. */
export const OneColour: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { oldPrice: undefined, badges: undefined, from: true, colours: [{ name: 'Белый', hex: '#F4F2EC' }] },
};

/** A name takes at most two lines, in which only very long words are hyphenated. The full name stays in the page. */
export const LongText: Story = {
  args: {
    brand: 'Мануфактура «Северное сияние и сыновья»',
    name: 'Трекинговые ботинки на мембране для межсезонья и лёгкой зимы',
    badges: [
      { text: '−31\u00a0%', tone: 'sale' },
      { text: 'Meet-price', tone: 'meet' },
    ],
    onLike: fn(),
    onQuickAdd: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 159 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    const name = within(canvasElement).getByRole('heading');
    await expect(name).toHaveTextContent(args.name);
    await expect(name.textContent).toContain('ботинки на\u00a0мембране для\u00a0межсезонья');
    if (typeof IntersectionObserver === 'undefined') return;
    await expect(name.getBoundingClientRect().height).toBe(40);
  },
};

/** Two cards side by side, as ProductGrid arranges them on a phone. */
export const TwoInARow: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onLike: fn(), onQuickAdd: fn() },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      <ProductCard {...args} />
      <ProductCard
        {...args}
        href="/products/sail"
        brand="Лён и&nbsp;ветер"
        name="Куртка «Парус»"
        picture="jacket-olive"
        secondPicture={undefined}
        badges={undefined}
      />
    </div>
  ),
};

export const BrandAndModel: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { name: 'Кроссовки Slope 2' },
};

export const NameWithPraise: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    name: 'Стильные и\u00a0удобные мужские кроссовки на\u00a0каждый день из\u00a0натуральной кожи и\u00a0мягкой замши Slope 2',
  },
};

export const OneBadge: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
};

export const ManyBadges: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    badges: [{ text: '−31\u00a0%', tone: 'sale' }, { text: 'Низкая цена', tone: 'sale' }, { text: 'Хит продаж' }, { text: 'Успей купить' }],
  },
};

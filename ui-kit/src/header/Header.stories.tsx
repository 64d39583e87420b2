/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CategoryMenu } from '../category-menu/index.ts';
import { Heading } from '../heading/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { guide } from './Header.guide.ts';
import { Header, type HeaderAction, type HeaderProps } from './index.ts';

const categories = [
  { name: 'Новинки', slug: 'new', position: 10 },
  { name: 'Кроссовки', slug: 'krossovki', position: 20 },
  { name: 'Одежда', slug: 'odezhda', position: 30 },
  { name: 'Сумки', slug: 'sumki', position: 40 },
  { name: 'Meet-price', slug: 'meet-price', position: 50 },
];
const goodsForms = { one: 'товар', few: 'товара', many: 'товаров' };
const actions: HeaderAction[] = [
  { icon: 'heart', label: 'Избранное', href: '/favorites', count: 3, countForms: goodsForms },
  { icon: 'bag', label: 'Корзина', href: '/cart', count: 2, countForms: goodsForms },
  { icon: 'user', label: 'Войти', href: '/login' },
];
const service = [
  { label: 'Доставка', href: '/delivery' },
  { label: 'Программа лояльности', href: '/loyalty' },
  { label: 'Контакты', href: '/contacts' },
];

/** Unsets those arguments of `meta` whose parts `bare` replaces. */
const resetForBare = { menu: undefined, menuHref: undefined, actions: undefined, service: undefined, serviceEnd: undefined };

const mainStyle = { minHeight: 120, padding: 'var(--meet-space-6) var(--meet-gutter)', outline: 0 };

const meta = {
  title: 'Navigation/Header',
  id: 'kit-header',
  component: Header,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    menu: <CategoryMenu categories={categories} path="/catalog/any/krossovki" />,
    menuHref: '/menu',
    actions,
    service,
    serviceEnd: <Link href="/city">Город доставки: Казань</Link>,
  },
  render: (args) => (
    <div>
      <Header {...args} />
      <main id="main" tabIndex={-1} style={mainStyle}>
        <Heading level={1}>Кроссовки</Heading>
      </main>
    </div>
  ),
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The header as on most pages, with menu, search, actions and service links. */
export const Frame: Story = {
  tags: ['layout-1024'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^Избранное, 3\sтовара$/ })).toHaveAttribute('href', '/favorites');
    await expect(canvas.getByRole('link', { name: /^Meet, на\sглавную$/ })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { current: 'page', hidden: true })).toHaveTextContent('Кроссовки');
  },
};

/** The first Tab on a page shows a link that skips the header. */
export const SkipLink: Story = {
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const skip = within(canvasElement).getByRole('link', { name: /^К\sсодержанию$/ });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
  },
};

/** `onSearch` and `onMenu`: the application opens its own search and menu instead of navigating. */
export const Opens: Story = {
  args: { menuHref: undefined, onMenu: fn(), onSearch: fn((event) => event.preventDefault()) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [search] = canvas.getAllByRole('link', { name: 'Поиск', hidden: true });
    if (!search) throw new Error('no search link');
    await userEvent.click(search);
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByLabelText('Меню'));
    await expect(args.onMenu).toHaveBeenCalledTimes(1);
  },
};

/** Without JavaScript the menu button leads to a page with the same menu. */
export const MenuByLink: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { menuHref: '/sitemap' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Меню')).toHaveAttribute('href', '/sitemap');
  },
};

/** `hidden`, while the shopper scrolls down: the header is out of view unless it contains the focus. */
export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    await expect(getComputedStyle(header).transform).not.toBe('none');
    within(header)
      .getByRole('link', { name: /Корзина/ })
      .focus();
    await expect(header).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Before the categories are loaded, and without counters. For a checkout take `bare`. */
export const Minimal: Story = {
  args: {
    menu: undefined,
    service: [],
    actions: actions.map((action) => ({ ...action, count: 0 })),
  },
};

/** `bare`: on a page that the shopper should finish first, one link back replaces everything but the logo. */
export const Checkout: Story = {
  render: (args) => (
    <div>
      <Header {...args} />
      <main id="main" tabIndex={-1} style={mainStyle}>
        <Heading level={1}>Оформление заказа</Heading>
      </main>
    </div>
  ),
  args: {
    ...resetForBare,
    bare: (
      <Link href="/cart" variant="quiet">
        Вернуться в&nbsp;корзину
      </Link>
    ),
  },
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    await expect(header.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Meet', 'Вернуться в\u00a0корзину']);
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

/** `audiences`, at the start of the service line: the shop for women, men and children. */
export const Audiences: Story = {
  ...docsOnly,
  args: {
    audiences: [
      { label: 'Женщинам', href: '/women' },
      { label: 'Мужчинам', href: '/men' },
      { label: 'Детям', href: '/kids' },
    ],
  },
};

/** The header on a phone. */
export const Mobile: Story = { ...docsOnly, globals: { viewport: { value: 'mobile' } } };

/** A screen of 320 px at a smaller scale, whose edge is a dashed line. What does not fit the screen is visible beyond the line. */
const onPhone: Story['decorators'] = (Story) => (
  <div style={{ zoom: 0.7, width: 320, borderInlineEnd: '1px dashed var(--meet-control)' }}>
    <Story />
  </div>
);

export const ThreeActions: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '160px' } } },
  args: { menu: undefined, service: [] },
  decorators: [onPhone],
};

export const SixActions: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '160px' } } },
  args: {
    menu: undefined,
    service: [],
    actions: (['heart', 'bag', 'user', 'truck', 'mail', 'phone'] as const).map((icon) => ({ icon, label: icon, href: `#${icon}` })),
  },
  decorators: [onPhone],
};

const CheckoutFigure = (props: HeaderProps) => (
  <div>
    <Header {...props} />
    <main id="main" tabIndex={-1} style={mainStyle}>
      <Heading level={1}>Оформление заказа</Heading>
    </main>
  </div>
);

const onCheckout = {
  ...docsOnly,
  parameters: { ...docsOnly.parameters, docs: { story: { inline: false, height: '160px' } } },
  decorators: [onPhone],
  render: (args) => <CheckoutFigure {...args} />,
} satisfies Story;

export const OnlyWayBack: Story = {
  ...onCheckout,
  args: {
    ...resetForBare,
    bare: (
      <Link href="/cart" variant="quiet">
        Вернуться в&nbsp;корзину
      </Link>
    ),
  },
};

export const WaysOut: Story = { ...onCheckout, args: { menu: undefined, service: [] } };

/** All parts of a header from 1024 px on, which the anatomy numbers. */
export const AllParts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div css={css({ '--meet-gutter': '0px', width: 760, maxWidth: '100%', overflowX: 'clip', isolation: 'isolate' })}>
      <Header {...args} />
      <main id="main" tabIndex={-1} />
    </div>
  ),
};

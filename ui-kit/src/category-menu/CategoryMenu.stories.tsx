import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { guide } from './CategoryMenu.guide.ts';
import { countedCategories } from './example-categories.ts';
import { CategoryMenu } from './index.ts';

const categories = [
  { name: 'Новинки', slug: 'new', position: 10, picture: 'high-cream' },
  { name: 'Кроссовки', slug: 'krossovki', position: 20, picture: 'runner-orange' },
  { name: 'Обувь', slug: 'obuv', position: 30, picture: 'heel-black' },
  { name: 'Одежда', slug: 'odezhda', position: 40, picture: 'jacket-olive' },
  { name: 'Сумки', slug: 'sumki', position: 50, picture: 'bag-tan' },
  { name: 'Аксессуары', slug: 'aksessuary', position: 60, picture: 'slope-pair' },
  { name: 'Скидки', slug: 'sale', position: 70, picture: 'slope-green' },
  { name: 'Meet-price', slug: 'meet-price', position: 80, picture: 'bag-tan' },
];

const meta = {
  title: 'Navigation/CategoryMenu',
  id: 'kit-categorymenu',
  parameters: { guide },
  component: CategoryMenu,
  args: { categories, path: '/catalog/any/krossovki/nizkie' },
} satisfies Meta<typeof CategoryMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether an ancestor's mask may hide an element, which `toBeVisible` does not check. */
function isMasked(element: Element): boolean {
  const { maskImage } = getComputedStyle(element);
  if (maskImage !== '' && maskImage !== 'none') return true;
  return element.parentElement !== null && isMasked(element.parentElement);
}

/** Finds the scroll button at one end of the row. It is for pointers only and has no accessible name. */
function findScrollButton(canvas: HTMLElement, side: string) {
  const { left, right } = within(canvas).getByRole('list').getBoundingClientRect();
  const edge = side === 'left' ? left : right;
  return [...canvas.querySelectorAll('button')].find((button) => {
    const box = button.getBoundingClientRect();
    return Math.abs((side === 'left' ? box.left : box.right) - edge) < 1;
  });
}

/** `row`, for the header of a wide screen: one line, in which the current category is underlined. */
export const Row: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Новинки',
      'Кроссовки',
      'Обувь',
      'Одежда',
      'Сумки',
      'Аксессуары',
      'Скидки',
      'Meet-price',
    ]);
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Кроссовки');
  },
};

/** Where names overflow, a button at the end scrolls the row. The current category is visible, and the keyboard reaches every name. */
export const NarrowRow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { path: '/catalog/sale' },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    const line = menu.getByRole('list').getBoundingClientRect();
    // jsdom has no layout, so nothing overflows.
    if (line.width === 0) return;
    const isInView = (name: string) => {
      const { left, right } = menu.getByRole('link', { name }).getBoundingClientRect();
      // Scrolling may end at a fractional pixel.
      return left >= line.left - 2 && right <= line.right + 2;
    };
    await waitFor(() => expect(isInView('Скидки')).toBe(true));
    for (const name of ['Новинки', 'Meet-price']) {
      menu.getByRole('link', { name }).focus();
      await waitFor(() => expect(isInView(name)).toBe(true));
    }
    await waitFor(() => expect(findScrollButton(canvasElement, 'right')).toBeUndefined());
    const scrollBack = async () => {
      const back = findScrollButton(canvasElement, 'left');
      if (back) await userEvent.click(back);
      await expect(back).toBeUndefined();
    };
    // The interval lets one press finish scrolling before the next.
    await waitFor(scrollBack, { interval: 600 });
    await waitFor(() => expect(isInView('Новинки')).toBe(true));
    await expect(findScrollButton(canvasElement, 'right')).toBeVisible();
  },
};

/** `accentSlug`: the category that is red, here the sale. */
export const OtherAccent: Story = {
  ...docsOnly,
  args: {
    accentSlug: 'sale',
    path: undefined,
    categories: [
      { name: 'Новинки', slug: 'new', position: 10 },
      { name: 'Сумки', slug: 'sumki', position: 20 },
      { name: 'Скидки', slug: 'sale', position: 30 },
    ],
  },
};

/** `side`, for the drawer of a phone and beside a listing: names below each other. It leaves out the search and entries without a slug. */
export const Side: Story = {
  args: {
    variant: 'side',
    categories: [...categories, { name: 'Весь каталог', slug: '', position: 0 }, { name: 'Поиск', slug: 'search', position: 1 }],
  },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    await expect(menu.queryByRole('link', { name: 'Поиск' })).toBeNull();
    await expect(menu.queryByRole('link', { name: 'Весь каталог' })).toBeNull();
    await expect(menu.getAllByRole('link')).toHaveLength(8);
  },
};

const groupedCategories = categories.map((category) => ({
  ...category,
  image: `pictures/${category.picture}.webp`,
  groups: [
    { title: 'Кому', links: [{ label: 'Женщинам', href: `/catalog/${category.slug}?sex=female` }] },
    { title: 'Виды', links: ['Кеды', 'Ботинки'].map((label, at) => ({ label, href: `/catalog/${category.slug}/${at}` })) },
    { title: 'Бренды', links: [{ label: 'Тихая', href: `/catalog/${category.slug}?brand=tihaya` }] },
  ],
}));

/** Each name has a panel: a mouse opens it by pointing, the keyboard by the button beside the name. Escape closes it. */
export const Panels: Story = {
  args: { categories: groupedCategories },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    menu.getByRole('link', { name: 'Обувь' }).focus();
    await userEvent.tab();
    const opener = document.activeElement as HTMLElement;
    await expect(opener).toHaveAccessibleName('Показать раздел: Обувь');
    const images = [...(opener.closest('li')?.querySelectorAll('[data-panel] img') ?? [])];
    await expect(images.map((image) => image.getAttribute('src'))).toEqual(['pictures/heel-black.webp']);
    // jsdom does not open `details` when it is pressed.
    if (opener.getBoundingClientRect().width === 0) return;
    // In a browser a simulated key does not open `details`, but a simulated press does.
    await userEvent.click(opener);
    const brands = await menu.findByRole('list', { name: 'Бренды' });
    await expect(brands).toBeVisible();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Женщинам');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(brands).not.toBeVisible());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};

/** `side` with a second level (`groups`), which folds; one category is open at a time. */
export const SideFolds: Story = {
  args: { variant: 'side', categories: groupedCategories, path: '/catalog/obuv' },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    const [openCategory] = [...canvasElement.querySelectorAll('details[open]')];
    await expect(openCategory).toHaveTextContent(/^Обувь/);
    await expect(menu.getAllByText('Смотреть все')).toHaveLength(8);
  },
};

/** An empty slug links to the whole catalogue, `/catalog`, and the slug `search` to the search page, `/search`. */
export const RowWithAll: Story = {
  args: {
    path: '/catalog?sort=new',
    categories: [...categories, { name: 'Весь каталог', slug: '', position: 0 }, { name: 'Поиск', slug: 'search', position: 1 }],
  },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    await expect(menu.getByRole('link', { name: 'Весь каталог' })).toHaveAttribute('href', '/catalog');
    await expect(menu.getByRole('link', { name: 'Весь каталог' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Поиск' })).toHaveAttribute('href', '/search');
    await expect(menu.getByRole('link', { name: 'Обувь' })).toHaveAttribute('href', '/catalog/any/obuv');
  },
};

/** `index`, for a home page of categories: large names, and from 1024 px the picture of the row under the pointer or with the focus. */
export const Index: Story = {
  args: { variant: 'index', path: '/', categories: countedCategories },
  play: async ({ canvasElement }) => {
    const picture = () => canvasElement.querySelector('img')?.getAttribute('src');
    await expect(picture()).toContain('high-cream');
    for (const _ of ['Новинки', 'Кроссовки', 'Обувь', 'Одежда']) await userEvent.tab();
    await expect(picture()).toContain('jacket-olive');
    await userEvent.hover(within(canvasElement).getByRole('link', { name: /Кроссовки/ }));
    await expect(picture()).toContain('runner-orange');
  },
};

/** Long names of `index` wrap. */
export const LongNames: Story = {
  args: {
    variant: 'index',
    path: '/catalog/outdoor',
    categories: [
      { name: 'Снаряжение для путешествий и\u00a0активного отдыха', slug: 'outdoor', position: 1, count: 12, picture: 'jacket-olive' },
      { name: 'Высокотехнологичная одежда', slug: 'tech', position: 2 },
    ],
  },
};

/** The second level of a category, open below the row: groups of links and a picture. */
export const PanelOpen: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '420px' } } },
  args: { categories: groupedCategories, path: '/catalog/any/obuv' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360 }}>
        <div style={{ position: 'relative' }}>
          <Story />
        </div>
      </div>
    ),
  ],
  // Opens the panel as its button does, but without the focus: only one frame of a docs page can have the focus.
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    await fireEvent.pointerMove(menu.getByRole('navigation'));
    const fold = menu.getByLabelText('Показать раздел: Обувь').closest('details');
    if (!fold) throw new Error('the button is part of a fold');
    fold.open = true;
    // jsdom has no layout.
    if (canvasElement.getBoundingClientRect().width === 0) return;
    const brands = await menu.findByRole('list', { name: 'Бренды' });
    await expect(brands).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Тихая' })).toHaveAttribute('href', '/catalog/obuv?brand=tihaya');
    await expect(isMasked(brands)).toBe(false);
  },
};

/** The fade at the end of an overflowing row does not cover the panel. */
export const PanelOfNarrowRow: Story = {
  ...PanelOpen,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', maxWidth: 320, minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
};

export const ShortNames: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { categories: ['Кроссовки', 'Обувь', 'Сумки'].map((name, position) => ({ name, slug: `short-${position}`, position })) },
};

export const Sentences: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    categories: ['Посмотреть кроссовки', 'Обувь на\u00a0каждый день', 'Сумки и\u00a0рюкзаки'].map((name, position) => ({
      name,
      slug: `long-${position}`,
      position,
    })),
  },
};

export const GoodsOnly: Story = {
  ...docsOnly,
  args: { categories: ['Кроссовки', 'Одежда', 'Аксессуары'].map((name, position) => ({ name, slug: `goods-${position}`, position })) },
};

export const WithServices: Story = {
  ...docsOnly,
  args: { categories: ['Кроссовки', 'Доставка', 'Контакты'].map((name, position) => ({ name, slug: `service-${position}`, position })) },
};

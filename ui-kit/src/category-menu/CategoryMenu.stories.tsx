import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { categories } from './example-categories.ts';
import { CategoryMenu } from './index.ts';

const meta = {
  title: 'Kit/CategoryMenu',
  component: CategoryMenu,
  args: { categories, path: '/catalog/any/krossovki/nizkie' },
} satisfies Meta<typeof CategoryMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sign at an end of the line, if it has more there. It is for the pointer alone, and has no name. */
function pullAt(canvas: HTMLElement, side: string) {
  const { left, right } = within(canvas).getByRole('list').getBoundingClientRect();
  const edge = side === 'left' ? left : right;
  return [...canvas.querySelectorAll('button')].find((button) => {
    const box = button.getBoundingClientRect();
    return Math.abs((side === 'left' ? box.left : box.right) - edge) < 1;
  });
}

/** In the header: one line that scrolls where it has no room. */
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

/** Names without room: a sign at the end pulls the line along, the present category is seen, and the keyboard reaches every name. */
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
    // jsdom lays nothing out: there is no narrow line.
    if (line.width === 0) return;
    const isSeen = (name: string) => {
      const { left, right } = menu.getByRole('link', { name }).getBoundingClientRect();
      // A line may rest between two pixels.
      return left >= line.left - 2 && right <= line.right + 2;
    };
    await waitFor(() => expect(isSeen('Скидки')).toBe(true));
    for (const name of ['Новинки', 'Meet-price']) {
      menu.getByRole('link', { name }).focus();
      await waitFor(() => expect(isSeen(name)).toBe(true));
    }
    await waitFor(() => expect(pullAt(canvasElement, 'right')).toBeUndefined());
    const pullBack = async () => {
      const back = pullAt(canvasElement, 'left');
      if (back) await userEvent.click(back);
      await expect(back).toBeUndefined();
    };
    // Each press takes a while to move the line.
    await waitFor(pullBack, { timeout: 5000, interval: 600 });
    await expect(isSeen('Новинки')).toBe(true);
    await expect(pullAt(canvasElement, 'right')).toBeVisible();
  },
};

/** The menu of a phone: without the search and without what has no slug. */
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

/** The whole catalogue and the search have their own addresses. */
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

/** The picture is that of the row that the pointer or the focus is on. */
export const Index: Story = {
  args: { variant: 'index', path: '/' },
  play: async ({ canvasElement }) => {
    const picture = () => canvasElement.querySelector('img')?.getAttribute('src');
    await expect(picture()).toContain('high-cream');
    for (const _ of ['Новинки', 'Кроссовки', 'Обувь', 'Одежда']) await userEvent.tab();
    await expect(picture()).toContain('jacket-olive');
    await userEvent.hover(within(canvasElement).getByRole('link', { name: /Кроссовки/ }));
    await expect(picture()).toContain('runner-orange');
  },
};

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

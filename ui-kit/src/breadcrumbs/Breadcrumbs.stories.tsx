import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { docsOnly } from '../internal/story-kinds.ts';
import { guide } from './Breadcrumbs.guide.ts';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Navigation/Breadcrumbs',
  id: 'kit-breadcrumbs',
  parameters: { guide },
  component: Breadcrumbs,
  args: { items: [{ label: 'Главная', href: '/' }, { label: 'Кроссовки', href: '/shoes/sneakers' }, { label: 'Slope\u00a02' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The trail of a product page: two links and the current page. */
export const Product: Story = {
  play: async ({ canvasElement }) => {
    const crumbs = within(canvasElement);
    await expect(crumbs.getAllByRole('link')).toHaveLength(2);
    await expect(crumbs.getByText('Slope 2')).toHaveAttribute('aria-current', 'page');
  },
};

/** Two levels below the home page: two links and the current page, which is no link. */
export const TwoLevels: Story = { ...docsOnly };

/** Many levels in 288 px: here the labels wrap, and no line begins with a slash. On a phone it is one line that scrolls. */
export const Long: Story = {
  args: {
    items: [
      { label: 'Главная', href: '/' },
      { label: 'Одежда для холодной погоды', href: '/clothes/winter' },
      { label: 'Куртки и пальто', href: '/clothes/coats' },
      { label: 'Пуховики средней длины', href: '/clothes/puffers' },
      { label: 'Пуховик «Северное сияние»' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    if (typeof IntersectionObserver === 'undefined') return;
    const boxes = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect());
    for (const { height } of boxes) await expect(height).toBeGreaterThanOrEqual(44);
    const lines = new Set(boxes.map(({ top }) => top));
    if (innerWidth < 768) await expect(lines.size).toBe(1);
    for (const crumb of canvasElement.querySelectorAll('li')) {
      await expect(getComputedStyle(crumb, '::before').content).toBe('none');
    }
  },
};

/** One level below the home page. */
export const OneLevel: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { items: [{ label: 'Главная', href: '/' }, { label: 'Доставка и\u00a0оплата' }] },
};

export const NamesOfMenu: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    items: [
      { label: 'Главная', href: '/' },
      { label: 'Мужское', href: '/men' },
      { label: 'Обувь', href: '/men/shoes' },
      { label: 'Кроссовки' },
    ],
  },
};

export const LongNames: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    items: [
      { label: 'Главная страница', href: '/' },
      { label: 'Каталог товаров', href: '/catalog' },
      { label: 'Обувь мужская на\u00a0каждый день', href: '/men/shoes' },
      { label: 'Кроссовки мужские купить' },
    ],
  },
};

export const ByPlace: Story = { ...docsOnly };

export const ByVisit: Story = {
  ...docsOnly,
  args: {
    items: [
      { label: 'Главная', href: '/' },
      { label: 'Акции', href: '/sale' },
      { label: 'Поиск', href: '/search' },
      { label: 'Slope\u00a02' },
    ],
  },
};

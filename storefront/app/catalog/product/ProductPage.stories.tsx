import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { cannedCity, cannedDelivery } from '../../delivery/delivery.canned.ts';
import { defaultReviewListFilter } from '../../review/review-list-filter.rules.ts';
import { cannedOwnReview } from '../../review/write/review.canned.ts';
import { pageStory } from '../../shell/page-story.tsx';
import { describeCityDelivery } from './city-delivery.rules.ts';
import { ProductView } from './ProductView.tsx';
import { cannedProduct, cannedProductPage, cannedReviews } from './product.canned.ts';

const meta = {
  title: 'Pages/Product',
  component: ProductView,
  args: cannedProductPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No size is chosen. */
export const Page: Story = {
  decorators: [pageStory({ path: '/product/slope-2-molochnyy' })],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Кроссовки Slope 2');
    await main.findByRole('heading', { name: /^Отзывы/ });
  },
};

/** The button pressed without a size shows an error and moves the focus to the sizes. */
export const SizeMissing: Story = {
  // The page scrolls to the focused size, so the scroll position would differ from one snapshot to the next.
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [pageStory({ path: '/product/slope-2-molochnyy' })],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'В\u00a0корзину' }));
    await expect(main.getByRole('alert')).toHaveTextContent('Выберите размер');
    await expect(main.getByRole('radio', { name: /^36/ })).toHaveFocus();
  },
};

/** A size offered at two delivery speeds, each with its dates and its price. The cheaper one is chosen. */
export const TwoSpeeds: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [pageStory({ path: '/product/slope-2-molochnyy?size=41' })],
  play: async ({ canvasElement }) => {
    const delivery = within(within(canvasElement).getByRole('group', { name: 'Доставка' }));
    const [slow, fast] = delivery.getAllByRole('radio');
    await expect(slow).toBeChecked();
    await expect(fast).not.toBeChecked();
  },
};

/** A size of this category that was added to the cart before is suggested, and selected by a press. */
export const RememberedSize: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [pageStory({ path: '/product/slope-2-molochnyy', localStorageValues: { rememberedSizes: ['krossovki/38', 'odezhda/m'] } })],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: /^Мой размер: 38/ }));
    await expect(main.getByRole('radio', { name: /^38/ })).toBeChecked();
    await expect(main.queryByRole('button', { name: /^Мой размер/ })).toBeNull();
  },
};

/** The size guide in the page, for a link followed before hydration or without JavaScript. */
export const SizeChart: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [pageStory({ path: '/product/slope-2-molochnyy?guide=open' })],
  play: async ({ canvasElement }) => {
    const chart = within(within(canvasElement).getByRole('main')).getByRole('region', { name: 'Таблица размеров' });
    await within(chart).findByRole('table');
  },
};

/** A sold-out product still has its page, pictures and last price. The shopper can request a message for when it is back. */
export const SoldOut: Story = {
  decorators: [pageStory({ path: '/product/slope-2-molochnyy' })],
  args: {
    product: {
      ...cannedProduct,
      offers: [],
      priceDetails: null,
      lastPrice: 890_000,
      sizes: cannedProduct.sizes.map((size) => ({ ...size, isAvailable: false })),
    },
    reviews: null,
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.queryByRole('button', { name: 'В\u00a0корзину' })).toBeNull();
    await expect(main.getByRole('link', { name: 'Сообщить, когда появится' })).toHaveAttribute('href', '/product/slope-2-molochnyy/notice');
    await expect(main.getByText(/^Последняя цена 8\s900\s₽$/)).toBeVisible();
    await expect(main.getByRole('link', { name: /Смотреть раздел/ })).toHaveAttribute('href', '/catalog/krossovki');
  },
};

/** Reviews, size guide and similar products failed to load. The page is shown without them. */
export const PartsMissing: Story = {
  tags: ['layout-768'],
  decorators: [pageStory({ path: '/product/slope-2-molochnyy?size=36' })],
  args: { reviews: null, sizeGrid: null, similar: null },
};

/** The shopper's review has not been moderated yet. */
export const OwnReview: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [pageStory({ path: '/product/slope-2-molochnyy?stars=5&order=latest', shell: { isSignedIn: true } })],
  args: {
    reviews: { ...cannedReviews, filter: { ...defaultReviewListFilter, stars: 5, sort: 'LATEST' } },
    viewerReview: { ownReview: cannedOwnReview },
  },
  play: async ({ canvasElement }) => {
    const ownReview = await within(canvasElement).findByRole('region', { name: 'Ваш отзыв' });
    await expect(within(ownReview).getByText(/^На\sпроверке/)).toBeVisible();
    const filter = within(within(canvasElement).getByRole('navigation', { name: 'Какие отзывы показать' }));
    await expect(filter.getByRole('link', { name: /^5\sзвёзд$/ })).toHaveAttribute('aria-current');
    await expect(within(canvasElement).getByRole('link', { name: 'Изменить свой отзыв' })).toBeVisible();
  },
};

const inKazan = pageStory({ path: '/product/slope-2-molochnyy?size=36', shell: { city: cannedCity } });

/** Price and days of delivery to the chosen city. */
export const ToCity: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [inKazan],
  args: {
    dates: { FAST: '26–29\u00a0ноября', SLOW: '9–20\u00a0декабря' },
    delivery: describeCityDelivery(cannedCity.to, cannedDelivery(cannedProduct.offers.map(({ productItemId }) => productItemId))),
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('link', { name: 'Доставка в\u00a0Казань' })).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(main.getByText(/^от.585.₽, 26–29.ноября$/)).toBeVisible();
  },
};

/** The delivery cannot be computed at the moment. */
export const DeliverySilent: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [inKazan],
  args: { delivery: describeCityDelivery(cannedCity.to, null) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/служба доставки сейчас не.отвечает$/)).toBeVisible();
  },
};

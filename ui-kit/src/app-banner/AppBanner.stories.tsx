import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './AppBanner.guide.ts';
import { AppBanner } from './index.ts';

const meta = {
  title: 'Feedback/AppBanner',
  id: 'kit-appbanner',
  component: AppBanner,
  parameters: { guide, layout: 'fullscreen' },
  args: { href: '#mobileapp', onClose: fn() },
} satisfies Meta<typeof AppBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the texts of the kit. */
export const Banner: Story = {
  play: async ({ args, canvasElement }) => {
    const banner = within(within(canvasElement).getByRole('complementary', { name: 'Мобильное приложение' }));
    await expect(banner.getByRole('link', { name: 'Скачать' })).toHaveAttribute('href', '#mobileapp');
    await userEvent.click(banner.getByRole('button', { name: 'Закрыть' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Where there are several stores, the button leads to the page of the app. */
export const WithStores: Story = {
  args: {
    stores: [
      { label: 'App Store', href: '#app-store' },
      { label: 'Google Play', href: '#google-play' },
      { label: 'RuStore', href: '#rustore' },
    ],
  },
};

/** Own texts; what is too long for a line wraps. */
export const LongText: Story = {
  args: {
    title: '5\u00a0000\u00a0бонусов за\u00a0первый заказ в\u00a0приложении',
    text: 'Скидки приходят раньше, чем на\u00a0сайт, а\u00a0статус заказа всегда под\u00a0рукой',
  },
};

export const WithReason: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { title: '1\u00a0000\u00a0бонусов за\u00a0первый заказ', text: 'В\u00a0приложении до\u00a030\u00a0ноября' },
};

export const WithPlea: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { title: 'Скачайте наше приложение!', text: 'Оно очень удобное и\u00a0быстрое' },
};

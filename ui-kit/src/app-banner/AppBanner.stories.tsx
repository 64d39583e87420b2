import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { guide } from './AppBanner.guide.ts';
import { AppBanner } from './index.ts';

const meta = {
  title: 'Shop/AppBanner',
  id: 'kit-appbanner',
  component: AppBanner,
  parameters: { guide, layout: 'fullscreen' },
  args: { href: '/app', onClose: fn() },
} satisfies Meta<typeof AppBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `title` and `text`: an offer of the shop, with its amount and its last day. */
export const Offer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { title: '1\u00a0000\u00a0бонусов за\u00a0первый заказ', text: 'В\u00a0приложении до\u00a030\u00a0ноября 2026' },
};

/** `brand`: the default title contains it. Its first letter is the mark, which is visible from 768 px on. */
export const OtherBrand: Story = { ...docsOnly, args: { brand: 'Polden' } };

/** The banner with the default texts of the kit. */
export const Banner: Story = {
  play: async ({ args, canvasElement }) => {
    const banner = within(within(canvasElement).getByRole('complementary', { name: 'Мобильное приложение' }));
    await expect(banner.getByRole('link', { name: 'Скачать' })).toHaveAttribute('href', '/app');
    await userEvent.click(banner.getByRole('button', { name: 'Закрыть' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** `stores`: links to several app stores, visible from 768 px on. The button then leads to a page about the app. */
export const WithStores: Story = {
  args: {
    stores: [
      { label: 'App Store', href: '/app/app-store' },
      { label: 'Google Play', href: '/app/google-play' },
      { label: 'RuStore', href: '/app/rustore' },
    ],
  },
};

/**
 * The page remembers that the banner was closed, and moves the focus to its own content. This example has no server. A page that is
 * rendered by a server needs a cookie instead of `localStorage`, or a closed banner is there until the script runs.
 */
export const Controlled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Page(args) {
    const content = useRef<HTMLDivElement>(null);
    const [isOffered, setOffered] = useState(true);
    useEffect(() => setOffered(localStorage.getItem('app-banner') !== 'closed'), []);
    const close = () => {
      localStorage.setItem('app-banner', 'closed');
      setOffered(false);
      content.current?.focus();
    };
    const offerAgain = () => {
      localStorage.removeItem('app-banner');
      setOffered(true);
    };
    return (
      <>
        {isOffered && <AppBanner {...args} onClose={close} />}
        <div ref={content} tabIndex={-1} style={{ padding: 'var(--meet-space-4) var(--meet-gutter)' }}>
          {isOffered ? (
            <p>Кроссовки, одежда и&nbsp;обувь</p>
          ) : (
            <Button variant="line" onClick={offerAgain}>
              Показать снова
            </Button>
          )}
        </div>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Закрыть' }));
    await expect(page.queryByRole('complementary')).toBeNull();
    await expect(localStorage.getItem('app-banner')).toBe('closed');
    await expect(page.getByRole('button', { name: 'Показать снова' }).parentElement).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Показать снова' }));
    await expect(page.getByRole('complementary')).toBeVisible();
  },
};

/** `title` and `text` of your own. On a screen that is too narrow for them they wrap, as under «Narrow screens». */
export const LongText: Story = {
  args: {
    title: '5\u00a0000\u00a0бонусов за\u00a0первый заказ в\u00a0приложении',
    text: 'Скидки раньше, чем на\u00a0сайте, а\u00a0статус заказа всегда под\u00a0рукой',
  },
};

/** The frame is as narrow as a phone, so the banner has the layout of a phone. */
const inFrame = { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '76px' } } };

export const WithReason: Story = {
  tags: ['!autodocs'],
  parameters: inFrame,
  args: { title: '1\u00a0000\u00a0бонусов за\u00a0первый заказ', text: 'В\u00a0приложении до\u00a030\u00a0ноября 2026' },
};

export const WithShortTexts: Story = {
  tags: ['!autodocs'],
  parameters: inFrame,
  args: { title: '5\u00a0000\u00a0бонусов за\u00a0первый заказ', text: 'Скидки раньше, чем на\u00a0сайте' },
};

export const WithPlea: Story = {
  tags: ['!autodocs'],
  parameters: inFrame,
  args: { title: 'Скачайте наше приложение!', text: 'Оно очень удобное и\u00a0быстрое' },
};

export const WithManyReasons: Story = { ...LongText, tags: ['!autodocs'], parameters: inFrame };

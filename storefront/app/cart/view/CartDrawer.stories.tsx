import { Button } from '@meet/ui-kit/button';
import { toast } from '@meet/ui-kit/toaster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { cannedRecentlyBought } from '../../catalog/product/product.canned.ts';
import { cannedApi } from '../../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../../shell/page-story.tsx';
import { cannedAccountCart, cannedLines, cannedMemberQuote, cannedQuote } from '../cart.canned.ts';
import { addedToastId } from '../use-add-to-cart.ts';
import { CartDrawer } from './CartDrawer.tsx';

const meta = {
  title: 'Pages/Cart drawer',
  component: CartDrawer,
  args: { open: true, onOpenChange: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDrawer = () => within(document.body).findByRole('dialog', { name: /^Корзина/ });

/** Expects that the space above the first line equals the space beside the lines. */
async function expectEvenSpace(list: HTMLElement) {
  const picture = list.querySelector('article img')?.getBoundingClientRect();
  const { top, left } = list.parentElement?.getBoundingClientRect() ?? new DOMRect();
  await expect((picture?.top ?? 0) - top).toBe(list.getBoundingClientRect().left - left);
}

/** A guest sees what an account would save. */
export const Guest: Story = {
  decorators: [pageStory({ localStorageValues: { cartItems: cannedLines } })],
  beforeEach: cannedApi({ CartQuote: cannedQuote }),
  play: async () => {
    const cart = within(await findDrawer());
    await expect(await cart.findByRole('link', { name: 'Оформить заказ' })).toBeVisible();
    await expect(cart.getByRole('complementary', { name: 'Регистрация' })).toBeVisible();
    await expectEvenSpace(cart.getByRole('list', { name: 'Товары в\u00a0корзине' }));
  },
};

/** A signed-in shopper with a promo code and bonuses. */
export const Member: Story = {
  decorators: [pageStory({ shell: { isSignedIn: true } })],
  beforeEach: cannedApi({ AccountCart: cannedAccountCart('ОСЕНЬ10'), CartQuote: cannedMemberQuote }),
  play: async () => {
    const cart = within(await findDrawer());
    await expect(await cart.findByText(/^Промокод применён/)).toBeVisible();
    await expect(cart.getByRole('button', { name: /^Meet-бонусы/ })).toBeEnabled();
  },
};

/** The toast of an added unit disappears when the cart opens, because it would cover the button to the checkout. */
export const OpenedAfterAdding: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [pageStory({ localStorageValues: { cartItems: cannedLines } })],
  beforeEach: () => {
    toast.success('Добавлено в\u00a0корзину', { id: addedToastId, duration: Number.POSITIVE_INFINITY });
    return cannedApi({ CartQuote: cannedQuote })();
  },
  render: function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Открыть</Button>
        <CartDrawer open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async () => {
    const page = within(document.body);
    await page.findByText(/^Добавлено/);
    await userEvent.click(page.getByRole('button', { name: 'Открыть' }));
    const cart = within(await findDrawer());
    await expect(await cart.findByRole('link', { name: 'Оформить заказ' })).toBeVisible();
    await waitFor(() => expect(page.queryByText(/^Добавлено/)).toBeNull());
  },
};

export const Empty: Story = {
  decorators: [pageStory({ localStorageValues: { favourites: ['slope-white', 'bag-tan'] } })],
  beforeEach: cannedApi({ RecentlyBought: { recentlyBoughtProducts: cannedRecentlyBought } }),
  play: async () => {
    const cart = within(await findDrawer());
    await expect(await cart.findByText('Корзина пуста')).toBeVisible();
  },
};

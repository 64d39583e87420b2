import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cannedApi } from '../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../shell/page-story.tsx';
import { PromoView } from './PromoView.tsx';
import { cannedPromo } from './promo.canned.ts';

const meta = {
  title: 'Pages/Promo',
  component: PromoView,
  decorators: [pageStory({ path: '/account/promo', shell: { isSignedIn: true } })],
  parameters: { layout: 'fullscreen' },
  beforeEach: cannedApi({}),
  args: cannedPromo,
} satisfies Meta<typeof PromoView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Promo codes of each kind, with their conditions. One code belongs to the shopper alone, and one cannot be used yet. */
export const Codes: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const [own, delivery, later, usual] = main.getAllByRole('listitem').filter((row) => within(row).queryByRole('heading'));
    await expect(own).toHaveTextContent(/−1\s500\s₽Только для вас.*По\s31\sоктября 2026.*от\s15\s000\s₽.*на\s1\sзаказ/);
    await expect(delivery).toHaveTextContent(/Бесплатная доставка.*Бессрочно/);
    await expect(later).toHaveTextContent(/С\s1\sдекабря 2026 по\s28\sфевраля 2027.*Только: Кроссовки, Первый снег/);
    await expect(within(later as HTMLElement).queryByRole('button', { name: /Применить/ })).toBeNull();
    await expect(within(own as HTMLElement).getByRole('button', { name: 'Скопировать промокод' })).toBeVisible();
    const button = within(usual as HTMLElement).getByRole('button', { name: /Применить в\sкорзине: ПЕРВЫЙ10/ });
    await expect(new FormData(button.closest('form') ?? undefined, button).get('promocode')).toBe('ПЕРВЫЙ10');
  },
};

export const Empty: Story = {
  args: { promocodes: [] },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { name: 'Промокодов пока нет' })).toBeVisible();
    await expect(main.getByRole('link', { name: /покупками/ })).toHaveAttribute('href', '/catalog');
  },
};

/** The shopper has entered a promo code that does not exist. */
export const Refused: Story = {
  args: { refused: { code: 'ЛЕТО', message: 'Промокод не\u00a0найден' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Новый промокод' });
    await expect(field).toHaveValue('ЛЕТО');
    await expect(field).toHaveAccessibleDescription(/не\sнайден/);
  },
};

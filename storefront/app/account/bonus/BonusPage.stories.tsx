import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cannedApi } from '../../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../../shell/page-story.tsx';
import { BonusView } from './BonusView.tsx';
import { cannedBonuses } from './bonus.canned.ts';

const meta = {
  title: 'Pages/Bonus',
  component: BonusView,
  decorators: [pageStory({ path: '/account/bonus', shell: { isSignedIn: true } })],
  parameters: { layout: 'fullscreen' },
  beforeEach: cannedApi({}),
  args: cannedBonuses,
} satisfies Meta<typeof BonusView>;

export default meta;
type Story = StoryObj<typeof meta>;

const getMain = (canvas: HTMLElement) => within(within(canvas).getByRole('main'));

/** Balance, expected bonuses, level and history. A payment is one line, although the ledger has several entries for it. */
export const Known: Story = {
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('region', { name: 'Можно потратить' })).toHaveTextContent(/5\s648.*Ещё 470 отложены/);
    await expect(main.getByRole('region', { name: 'Придут после получения' })).toHaveTextContent(/\+1\s578/);
    await expect(main.getByText(/До\sGold осталось/)).toHaveTextContent(/53\s961/);
    const order = main.getByRole('row', { name: /48213/ });
    await expect(order).toHaveTextContent(/Оплата заказа −700.*Отмена или возврат товара \+106.*Кешбэк \+482.*−112$/);
    await expect(order).not.toHaveTextContent(/[Оо]тложен/);
    await expect(main.getByRole('row', { name: /47799/ })).toHaveTextContent(/Отложены до\sоплаты −300.*\+300.*0$/);
  },
};

/** The highest level, with more entries to load. No bonuses are held or expected. */
export const Platinum: Story = {
  args: {
    ...cannedBonuses,
    user: { ...cannedBonuses.user, loyaltyLevel: { name: 'Platinum', chargePercentage: 10, chargeOffPercentage: 30 } },
    userOrderStatistics: { bonuses: 12_000, heldBonuses: 0, comingBonuses: 0, moneySpent: 41_000_000 },
    bonusHistory: { ...cannedBonuses.bonusHistory, pagination: { totalItems: 23 } },
  },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText('Это высший уровень')).toBeVisible();
    await expect(main.queryByText(/отложены до\sоплаты заказа/)).toBeNull();
    await expect(main.getByRole('link', { name: 'Показать ещё 10' })).toBeVisible();
  },
};

const nothing = {
  userOrderStatistics: { bonuses: 0, heldBonuses: 0, comingBonuses: 0, moneySpent: 0 },
  bonusHistory: { items: [], pagination: { totalItems: 0 } },
};
const start = { name: 'Start', chargePercentage: 3, chargeOffPercentage: 10 };

/** A new customer who signed in by email is encouraged to add a phone. */
export const New: Story = {
  args: { ...cannedBonuses, ...nothing, user: { id: '1', phone: null, loyaltyLevel: start } },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('heading', { name: 'Бонусов пока нет' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Подтвердить телефон' })).toHaveAttribute('href', '/account#contacts');
  },
};

/** A customer without bonuses, because the confirmed phone has already brought the welcome bonuses to another account. */
export const NothingYet: Story = {
  args: { ...cannedBonuses, ...nothing, user: { id: '1', phone: '+79123456789', loyaltyLevel: start } },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('heading', { name: 'Пока ничего не начислено' })).toBeVisible();
    await expect(main.getByRole('link', { name: /покупками/ })).toHaveAttribute('href', '/catalog');
  },
};

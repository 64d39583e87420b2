import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStory } from '../shell/page-story.tsx';
import { cannedAccount } from './AccountPage.canned.ts';
import { AccountView } from './AccountView.tsx';

const meta = {
  title: 'Pages/Account',
  component: AccountView,
  decorators: [pageStory({ path: '/account' })],
  parameters: { layout: 'fullscreen' },
  args: cannedAccount,
} satisfies Meta<typeof AccountView>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirmedLongAgo = cannedAccount.sessions.map((session) => ({ ...session, confirmedUntil: '2000-01-01T00:00:00.000Z' }));

/** What was earned, where the shopper is signed in; only other devices have a button of their own. */
export const Known: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('row', { name: /Silver/ })).toHaveTextContent('ваш уровень');
    await expect(main.getByRole('row', { name: /Оплата заказа/ })).toHaveTextContent('−1 200');
    await expect(main.getByRole('button', { name: 'Выйти: Safari, iPhone' })).toBeVisible();
    await expect(main.queryByRole('button', { name: 'Выйти: Chrome, macOS' })).toBeNull();
    await expect(main.queryByRole('region', { name: 'Для сотрудников' })).toBeNull();
  },
};

/** Another email where no code was typed in for a while: first one to an address that is the shopper's already, which is not told in full. */
export const StepUp: Story = {
  args: { ...cannedAccount, sessions: confirmedLongAgo },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Изменить: email' }));
    const form = within(await main.findByRole('form', { name: /Подтвердите, что это\sвы/ }));
    await expect(form.getByRole('radio', { name: 'a•••@example.ru' })).toBeChecked();
    await expect(form.getByRole('radio', { name: /67-89/ })).not.toBeChecked();
    await expect(form.getByRole('button', { name: 'Получить код' })).toHaveFocus();
    await expect(form.queryByRole('textbox')).toBeNull();
  },
};

/** Somebody who works here, before the code of their app; nobody else has this part. */
export const Staff: Story = {
  args: { ...cannedAccount, user: { ...cannedAccount.user, grantedLevel: 'MANAGER' } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('form', { name: 'Для сотрудников' })).toHaveTextContent('Менеджер');
    await expect(main.getByRole('button', { name: 'Подтвердить' })).toBeDisabled();
  },
};

/** Somebody who has just come by email: there is a reason to add a phone. */
export const New: Story = {
  args: {
    ...cannedAccount,
    user: { ...cannedAccount.user, name: '', surname: '', sex: null, phone: null, bonuses: 0, loyaltyLevel: { name: 'Start' } },
    bonusEntries: { items: [], pagination: { totalItems: 0 } },
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText(/за первый подтверждённый номер/)).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Добавить: телефон' }));
    await expect(main.getByRole('textbox', { name: 'Номер телефона' })).toBeVisible();
    await expect(main.queryByRole('tab')).toBeNull();
  },
};

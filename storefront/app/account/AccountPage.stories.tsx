import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStory } from '../shell/page-story.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { cannedAccount } from './AccountPage.canned.ts';
import { AccountView } from './AccountView.tsx';

const meta = {
  title: 'Pages/Account',
  component: AccountView,
  decorators: [pageStory({ path: '/account' })],
  parameters: { layout: 'fullscreen' },
  args: cannedAccount,
  render: (args) => (
    <AccountFrame name={args.user.name}>
      <AccountView {...args} />
    </AccountFrame>
  ),
} satisfies Meta<typeof AccountView>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirmedLongAgo = cannedAccount.sessions.map((session) => ({ ...session, confirmedUntil: '2000-01-01T00:00:00.000Z' }));

/** Bonus history and devices. All devices except the current one have a sign-out button. */
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

/** Changing the email in a session that was not confirmed recently: first a code to a known contact, which is shown masked. */
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

/** An employee before the second factor. Customers do not see this part. */
export const Staff: Story = {
  args: { ...cannedAccount, user: { ...cannedAccount.user, grantedLevel: 'MANAGER' } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('form', { name: 'Для сотрудников' })).toHaveTextContent('Менеджер');
    await expect(main.getByRole('button', { name: 'Подтвердить' })).toBeDisabled();
  },
};

/** A new customer who signed in by email is encouraged to add a phone. */
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

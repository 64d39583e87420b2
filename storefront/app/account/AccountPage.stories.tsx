import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageStory } from '../shell/page-story.tsx';
import { AccountView } from './AccountView.tsx';
import { cannedAccount } from './account.canned.ts';

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

/** The account of a shopper with orders, bonuses and contacts. */
export const Known: Story = {
  tags: ['layout-1024'],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('link', { name: /^Действуют 2\sпромокода$/ })).toHaveAttribute('href', '/account/promo');
    await expect(main.getByRole('region', { name: 'Бонусы' })).toHaveTextContent(/5\s312.*Silver/);
    await expect(main.getByRole('link', { name: 'Обзор' })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByRole('button', { name: 'Выйти' })).toBeVisible();
    await expect(main.queryByRole('region', { name: 'Для сотрудников' })).toBeNull();
  },
};

/** The shopper has an avatar. The form that replaces it names the allowed formats and the maximum size. */
export const WithAvatar: Story = {
  args: { ...cannedAccount, user: { ...cannedAccount.user, avatarUrl: 'pictures/bag-tan.webp' } },
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Личные данные' }));
    await expect(section.getByRole('img', { name: 'Ваше фото' })).toBeVisible();
    await expect(section.getByRole('button', { name: 'Удалить фото' })).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Изменить фото' }));
    await expect(await section.findByLabelText(/^Фото/)).toHaveAccessibleDescription(/JPEG, PNG или WEBP, до\s10\sМБ/);
    await expect(section.getByRole('button', { name: 'Отменить' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The session was not confirmed recently, so a change of the email requires a one-time code. The contacts to choose from are masked. */
export const StepUp: Story = {
  args: { ...cannedAccount, sessions: confirmedLongAgo },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Изменить: email' }));
    const form = within(await main.findByRole('form', { name: /Подтвердите, что это\sвы/ }));
    await expect(form.getByRole('radio', { name: 'a•••@example.ru' })).toBeChecked();
    await expect(form.getByRole('radio', { name: /67-89/ })).not.toBeChecked();
    await waitFor(() => expect(form.getByRole('button', { name: 'Получить код' })).toHaveFocus());
    await expect(form.queryByRole('textbox')).toBeNull();
  },
};

/** An employee before the second factor sees the section for employees, which customers do not see. */
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
    promoCodeCount: 0,
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText(/за первый подтверждённый номер/)).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Добавить: телефон' }));
    await expect(await main.findByRole('textbox', { name: 'Номер телефона' })).toBeVisible();
    await expect(main.queryByRole('tab')).toBeNull();
  },
};

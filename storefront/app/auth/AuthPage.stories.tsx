import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStory } from '../shell/page-story.tsx';
import { AuthView } from './AuthView.tsx';

const meta = {
  title: 'Pages/Auth',
  component: AuthView,
  decorators: [pageStory({ path: '/auth' })],
  parameters: { layout: 'fullscreen' },
  args: { action: '/auth' },
} satisfies Meta<typeof AuthView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Submitting an empty field displays its error. */
export const Recipient: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Авторизация' })).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Получить код' }));
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Введите email/);
  },
};

/** The no-JavaScript form: the first cell takes the whole code, and a button submits it. */
export const Code: Story = {
  args: { action: '/enter-code', backHref: '/auth?by=email', initial: { step: 'code', sentTo: 'anna@example.ru', codeLength: 4 } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByText('anna@example.ru')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Войти' })).toBeEnabled();
  },
};

export const WrongCode: Story = {
  args: {
    action: '/enter-code',
    backHref: '/auth?by=email',
    initial: { step: 'code', sentTo: 'anna@example.ru', codeLength: 6, error: 'Введенный код неверен' },
  },
};

/** The code page without a sent code asks for an email address. */
export const EmailOnly: Story = {
  args: { action: '/enter-code', methods: ['email'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('tab')).toBeNull();
  },
};

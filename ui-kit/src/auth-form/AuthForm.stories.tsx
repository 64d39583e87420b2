import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { holdClock } from '../internal/hold-clock.ts';
import { AuthForm, type AuthFormProps } from './index.ts';

const longPast = Date.UTC(2026, 7, 20, 9);

const meta = {
  title: 'Kit/AuthForm',
  component: AuthForm,
  parameters: { layout: 'fullscreen' },
  args: { step: 'recipient', onMethodChange: fn(), onSend: fn(), onCode: fn(), onBack: fn(), onResend: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 880 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AuthForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const code = { step: 'code', sentTo: 'anna@example.ru' } as const;

/** What no shopper sees goes with it; the page refuses to send where it is filled in. */
export const Email: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'anna@example.ru{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ method: 'email', recipient: 'anna@example.ru', website: '' });
    await expect(form.getByRole('link', { name: /политику/ })).toHaveAttribute('href', '/privacy');
    await expect(form.getByRole('link', { name: /лицензионное/ })).toHaveAttribute('href', '/licence');
    await expect(form.queryByRole('textbox', { name: 'Сайт' })).toBeNull();
  },
};

/** Each tab keeps what was typed in it. */
export const Phone: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'anna@example.ru');
    await userEvent.click(form.getByRole('tab', { name: 'Номер телефона' }));
    await expect(args.onMethodChange).toHaveBeenCalledWith('phone');
    await userEvent.type(form.getByRole('textbox', { name: 'Номер телефона' }), '9123456789');
    await userEvent.click(form.getByRole('button', { name: 'Получить код' }));
    await expect(args.onSend).toHaveBeenCalledWith({ method: 'phone', recipient: '+7 (912) 345-67-89', website: '' });
    await userEvent.click(form.getByRole('tab', { name: 'Email' }));
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('anna@example.ru');
    await userEvent.click(form.getByRole('tab', { name: 'Номер телефона' }));
  },
};

/** One way only: no tabs. */
export const EmailOnly: Story = {
  args: { methods: ['email'] },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.queryByRole('tab')).toBeNull();
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'anna@example.ru{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ method: 'email', recipient: 'anna@example.ru', website: '' });
  },
};

/** Confirming another recipient is no signing in: there is nothing to agree to. */
export const Confirming: Story = {
  args: { ...code, purpose: 'confirm', pitch: null },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByRole('button', { name: 'Подтвердить' })).toBeDisabled();
    await expect(form.queryByRole('link', { name: /политику/ })).toBeNull();
  },
};

const ownEmail = { method: 'email', recipient: 'anna@example.ru', label: 'a•••@example.ru' } as const;
const ownPhone = { method: 'phone', recipient: '+79123456789', label: '+7\u00a0•••\u00a0•••-67-89' } as const;

/** A code to one's own, and nothing to type: the choice is between what the shop knows. */
export const Identity: Story = {
  args: { purpose: 'identity', own: [ownEmail, ownPhone], pitch: null },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('radio', { name: /67-89/ }));
    await userEvent.click(form.getByRole('button', { name: 'Получить код' }));
    await expect(args.onSend).toHaveBeenCalledWith({ method: 'phone', recipient: '+79123456789', website: '' });
  },
};

function Opening(props: AuthFormProps) {
  const [isOpen, open] = useState(false);
  return isOpen ? <AuthForm {...props} /> : <Button onClick={() => open(true)}>Изменить email</Button>;
}

/** Only one to send it to. The way on has the focus: what the shopper did just now led here. */
export const IdentityByEmail: Story = {
  args: { purpose: 'identity', own: [ownEmail], pitch: null, takesFocus: true },
  render: (args) => <Opening {...args} />,
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Изменить email' }));
    await expect(form.queryByRole('radio')).toBeNull();
    await expect(form.getByRole('button', { name: 'Получить код' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ method: 'email', recipient: 'anna@example.ru', website: '' });
  },
};

/** The code has gone where it may not be read in full. */
export const IdentityCode: Story = {
  args: { ...code, purpose: 'identity', own: [ownEmail], pitch: null },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByText(ownEmail.label)).toBeVisible();
    await expect(form.queryByText(ownEmail.recipient)).toBeNull();
  },
};

/** Nothing typed: the words stand at the field and the focus is in it; they go as it is filled in. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Получить код' }));
    const field = form.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Введите email/);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

function Refusing(props: AuthFormProps) {
  const [error, setError] = useState<string>();
  return <AuthForm {...props} error={error} onSend={() => setError('Проверьте адрес: похоже, в\u00a0нём не\u00a0хватает домена')} />;
}

/** What the server says is at the field, what was typed is still there, and the focus is in it. */
export const Refused: Story = {
  args: { email: 'anna@' },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Получить код' }));
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveValue('anna@');
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { email: 'anna@example.ru', loading: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Получить код' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Full, the code is sent at once, and once. */
export const Code: Story = {
  args: { ...code, cooldownUntil: longPast, now: longPast - 47_000 },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByRole('button', { name: 'Войти' })).toBeDisabled();
    await userEvent.click(form.getByRole('textbox', { name: 'Цифра 1 из 4' }));
    await userEvent.paste('7305');
    await expect(args.onCode).toHaveBeenCalledTimes(1);
    await expect(args.onCode).toHaveBeenCalledWith('7305');
    await expect(form.getByRole('button', { name: 'Войти' })).toBeEnabled();
    await userEvent.click(form.getByRole('button', { name: 'изменить' }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};

export const SixDigits: Story = {
  args: { ...code, codeLength: 6, sentTo: '+7\u00a0(912)\u00a0345-67-89' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Цифра 6 из 6' })).toBeVisible();
  },
};

export const Wrong: Story = {
  args: { ...code, error: 'Введенный код неверен. Осталось 2\u00a0попытки' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByText(/Введенный код неверен/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Отправить ещё раз' }));
    await expect(args.onResend).toHaveBeenCalledTimes(1);
  },
};

function Resending(props: AuthFormProps) {
  const [until, setUntil] = useState<number>();
  return <AuthForm {...props} cooldownUntil={until} onResend={() => setUntil(Date.now() + 1500)} />;
}

/** Another code: the time until the next one runs as m:ss, the focus is in the code again, and then the way is open anew. */
export const Resend: Story = {
  args: code,
  render: (args) => <Resending {...args} />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const clock = holdClock();
    await userEvent.click(form.getByRole('button', { name: 'Отправить ещё раз' }));
    await waitFor(() => expect(form.getByRole('timer')).toHaveTextContent(/^0:02$/));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Цифра 1 из 4' })).toHaveFocus());
    await clock.moveTo(1500);
    await waitFor(() => expect(form.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible());
    clock.letGo();
  },
};

function BothSteps(props: AuthFormProps) {
  const [step, setStep] = useState<AuthFormProps['step']>('recipient');
  const [sentTo, setSentTo] = useState('');
  const send = ({ recipient }: { recipient: string }) => {
    setSentTo(recipient);
    setStep('code');
  };
  return <AuthForm {...props} step={step} email={sentTo} sentTo={sentTo} onSend={send} onBack={() => setStep('recipient')} />;
}

/** The focus goes with the shopper: into the code, and back into the field. */
export const Steps: Story = {
  render: (args) => <BothSteps {...args} />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'anna@example.ru{Enter}');
    await expect(form.getByRole('textbox', { name: 'Цифра 1 из 4' })).toHaveFocus();
    await expect(form.getByText('anna@example.ru')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'изменить' }));
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('anna@example.ru');
  },
};

export const WithoutPitch: Story = { args: { pitch: null } };

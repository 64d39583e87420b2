import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { holdClock } from '../internal/hold-clock.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { guide } from './AuthForm.guide.ts';
import { AuthForm, type AuthFormProps, type AuthRequest } from './index.ts';

const cooldownEnd = Date.UTC(2026, 7, 20, 9);

const meta = {
  title: 'Forms/AuthForm',
  id: 'kit-authform',
  component: AuthForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { step: 'recipient', onMethodChange: fn() },
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

const recipient = { onSend: fn() };
const code = { step: 'code', sentTo: 'anna@example.ru', onCode: fn(), onBack: fn(), onResend: fn() } as const;

/** The request includes the honeypot field. If that field is filled in, the page sends no code. */
export const Email: Story = {
  args: recipient,
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'anna@example.ru{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ method: 'email', recipient: 'anna@example.ru', website: '' });
    await expect(form.getByRole('link', { name: /политику/ })).toHaveAttribute('href', '/privacy');
    await expect(form.getByRole('link', { name: /пользовательское/ })).toHaveAttribute('href', '/licence');
    await expect(form.queryByRole('textbox', { name: 'Сайт' })).toBeNull();
  },
};

/** Each tab keeps its own input. */
export const Phone: Story = {
  args: recipient,
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'anna@example.ru');
    await userEvent.click(form.getByRole('tab', { name: 'Номер телефона' }));
    await expect(args.onMethodChange).toHaveBeenCalledWith('phone');
    await userEvent.type(form.getByRole('textbox', { name: 'Номер телефона' }), '9123456789');
    await userEvent.click(form.getByRole('button', { name: 'Получить код' }));
    await expect(args.onSend).toHaveBeenCalledWith({ method: 'phone', recipient: '+7 912 345-67-89', website: '' });
    await userEvent.click(form.getByRole('tab', { name: 'Email' }));
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('anna@example.ru');
    await userEvent.click(form.getByRole('tab', { name: 'Номер телефона' }));
  },
};

/** `methods={['email']}`: a shop that sends no messages to phones. There are no tabs for a single method. */
export const EmailOnly: Story = {
  args: { ...recipient, methods: ['email'], pitch: null },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.queryByRole('tab')).toBeNull();
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'anna@example.ru{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ method: 'email', recipient: 'anna@example.ru', website: '' });
  },
};

/** `purpose="confirm"`: a new e-mail address or phone number of somebody who is signed in. The button waits for a complete code. */
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

/** `own`: recipients that the shop knows, to choose from instead of typing. */
export const Identity: Story = {
  args: { ...recipient, purpose: 'identity', own: [ownEmail, ownPhone], pitch: null },
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

/** `takesFocus`, because a press of the shopper opened the form. With one confirmed recipient, the button gets the focus. */
export const IdentityByEmail: Story = {
  args: { ...recipient, purpose: 'identity', own: [ownEmail], pitch: null, takesFocus: true },
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

/** `own` in the second step: the recipient stays masked. */
export const IdentityCode: Story = {
  args: { ...code, purpose: 'identity', own: [ownEmail], pitch: null },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByText(ownEmail.label)).toBeVisible();
    await expect(form.queryByText(ownEmail.recipient)).toBeNull();
  },
};

/** An empty field shows an error and gets the focus. The error disappears while typing. */
export const Empty: Story = {
  args: recipient,
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

/** A server error appears at the field. The input remains and the field gets the focus. */
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

/** `loading` in the first step: the code is being sent, and a second press does nothing. */
export const Sending: Story = {
  args: { ...recipient, email: 'anna@example.ru', loading: true, pitch: null },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Получить код' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A complete code is submitted at once, and only once. */
export const Code: Story = {
  args: { ...code, cooldownUntil: cooldownEnd, now: cooldownEnd - 47_000 },
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

/** The countdown has ended: a button requests another code. `codeLength={6}` for codes of six digits. */
export const SixDigits: Story = {
  args: { ...code, codeLength: 6, sentTo: '+7\u00a0912\u00a0345-67-89', pitch: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Цифра 6 из 6' })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Отправить ещё раз' })).toBeEnabled();
  },
};

/** `error` in the second step: the cells are marked, and the next digit starts a new code. */
export const Wrong: Story = {
  args: { ...code, error: 'Код не\u00a0подошёл. Осталось 2\u00a0попытки', pitch: null },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByText(/^Код не\sподошёл/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Отправить ещё раз' }));
    await expect(args.onResend).toHaveBeenCalledTimes(1);
  },
};

function Resending(props: AuthFormProps) {
  const [until, setUntil] = useState<number>();
  return <AuthForm {...props} cooldownUntil={until} onResend={() => setUntil(Date.now() + 1500)} />;
}

/** After a resend, the countdown runs as m:ss, the code field gets the focus, and then the button is enabled again. */
export const Resend: Story = {
  args: code,
  render: (args) => <Resending {...args} />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const clock = holdClock();
    try {
      await userEvent.click(form.getByRole('button', { name: 'Отправить ещё раз' }));
      await waitFor(() => expect(form.getByRole('timer')).toHaveTextContent(/^0:02$/));
      await waitFor(() => expect(form.getByRole('textbox', { name: 'Цифра 1 из 4' })).toHaveFocus());
      await clock.moveTo(1500);
      await waitFor(() => expect(form.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible());
    } finally {
      clock.release();
    }
  },
};

function BothSteps(props: AuthFormProps) {
  const [step, setStep] = useState<AuthFormProps['step']>('recipient');
  const [request, setRequest] = useState<AuthRequest>();
  const send = (next: AuthRequest) => {
    setRequest(next);
    setStep('code');
  };
  const { method, recipient: address } = request ?? {};
  return (
    <AuthForm
      {...props}
      step={step}
      defaultMethod={method}
      email={method === 'email' ? address : undefined}
      phone={method === 'phone' ? address : undefined}
      sentTo={address}
      onSend={send}
      onBack={() => setStep('recipient')}
    />
  );
}

/** The focus follows the step: into the code field, and back into the recipient field. */
export const Steps: Story = {
  name: 'Controlled steps',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onCode: fn(), onResend: fn() },
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

/** `pitch={null}`: in a dialog or a narrow column, where only the form has room. */
export const WithoutPitch: Story = { args: { ...recipient, pitch: null } };

/** `pitch`: your own offer beside the form. */
export const OwnPitch: Story = { ...docsOnly, args: { ...recipient, pitch: <p>Вернём 5&nbsp;% бонусами с&nbsp;каждой покупки</p> } };

/** `defaultMethod="phone"`: for shoppers who are known by their number. Each tab keeps what was typed. */
export const PhoneTab: Story = { ...docsOnly, args: { ...recipient, defaultMethod: 'phone', phone: '+79123456789', pitch: null } };

/**
 * Submitted without an e-mail address: the field says what to enter. The form shows this error by itself, and removes it when the shopper
 * types. An error that you pass, as in this picture, stays until you clear it.
 */
export const EmptyField: Story = { ...docsOnly, args: { ...recipient, error: 'Введите email', pitch: null } };

/** `error` of the server: it stands at the field, and the typed address remains. */
export const RefusedAddress: Story = {
  ...docsOnly,
  args: { ...recipient, email: 'anna@', error: 'Проверьте адрес: похоже, в\u00a0нём не\u00a0хватает домена', pitch: null },
};

function Waiting(props: AuthFormProps) {
  const [now] = useState(Date.now);
  return <AuthForm {...props} cooldownUntil={now + 47_000} now={now} />;
}

/** `cooldownUntil`: another code can be requested after a countdown. */
export const WaitingForResend: Story = { ...docsOnly, args: { ...code, pitch: null }, render: (args) => <Waiting {...args} /> };

/** `loading` in the second step: the code is being checked and cannot be edited. */
export const CheckingCode: Story = { ...docsOnly, args: { ...code, loading: true, pitch: null } };

/** `purpose="delete"`: the button says what follows. The recipient is one of `own`, so it stays masked. */
export const Deleting: Story = { ...docsOnly, args: { ...code, purpose: 'delete', own: [ownEmail], pitch: null } };

/** A very long e-mail address has lines of its own, between the text before and the text after it. */
export const LongAddress: Story = {
  ...docsOnly,
  args: { ...code, sentTo: 'aleksandra.konstantinopolskaya-zaharova@pochta.example.ru', pitch: null },
  render: (args) => (
    <div style={{ maxWidth: 336 }}>
      <AuthForm {...args} />
    </div>
  ),
};

/** Both steps, one below the other. A page shows one at a time. */
export const BothDrawn: Story = {
  ...docsOnly,
  args: recipient,
  render: (args) => (
    <>
      <AuthForm {...args} />
      <AuthForm
        step="code"
        sentTo="anna@example.ru"
        onCode={() => undefined}
        onBack={() => undefined}
        onResend={() => undefined}
        pitch={null}
      />
    </>
  ),
};

export const MaskedRecipient: Story = {
  ...docsOnly,
  args: { ...recipient, purpose: 'identity', own: [ownEmail], pitch: null },
};

export const FullRecipient: Story = {
  ...docsOnly,
  args: { ...recipient, purpose: 'identity', own: [{ ...ownEmail, label: 'anna@example.ru' }], pitch: null },
};

export const FormAlone: Story = { ...docsOnly, args: { ...recipient, pitch: null } };

export const PitchInColumn: Story = { ...docsOnly, args: recipient };

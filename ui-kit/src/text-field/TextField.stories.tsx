import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { undrawn } from '../internal/story-kinds.ts';
import { TextField, type TextFieldProps } from './index.ts';
import { guide } from './TextField.guide.ts';

const meta = {
  title: 'Forms/TextField',
  id: 'kit-textfield',
  parameters: { guide },
  component: TextField,
  args: { label: 'Имя', name: 'name', placeholder: 'Анна', hint: 'Увидит только курьер', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: the label stands above, the placeholder is an example, the hint says why the value is needed. */
export const Rest: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Имя' });
    await userEvent.click(within(canvasElement).getByText('Имя'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Анна');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Анна');
    await expect(input).toHaveAccessibleDescription('Увидит только курьер');
  },
};

/** What was typed stands in the colour of text; the placeholder is muted. */
export const Filled: Story = { args: { defaultValue: 'Анна' } };

const missingEndingError = 'Не\u00a0хватает окончания: .ru, .com или другого';

/** What was typed stays, and the error says how to correct it. */
export const WithError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'anna@example',
    hint: undefined,
    error: missingEndingError,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(missingEndingError);
    await expect(input).toHaveValue('anna@example');
  },
};

/** The value cannot be changed now and is not submitted. The hint says why. */
export const Disabled: Story = {
  args: { label: 'Страна', defaultValue: 'Россия', hint: 'Пока доставляем только по\u00a0России', disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeDisabled();
  },
};

/** The value can be focused, read and copied, and is submitted. */
export const ReadOnly: Story = { args: { label: 'Номер заказа', defaultValue: '4107-22', hint: undefined, readOnly: true } };

/** Label and error wrap; the value scrolls in its line. */
export const LongText: Story = {
  args: {
    label: 'Как назвать компанию в\u00a0договоре и\u00a0во\u00a0всех закрывающих документах',
    defaultValue: 'Общество с ограниченной ответственностью «Северо-Западное обувное товарищество»',
    error: 'Название длиннее, чем в\u00a0реестре: оставьте то, что стоит в\u00a0выписке',
    hint: undefined,
  },
};

function NewsForm(props: TextFieldProps) {
  const [message, setMessage] = useState<Pick<TextFieldProps, 'error' | 'success'>>({});
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    setMessage(/\.\w+$/.test(email) ? { success: 'Пришлём письмо со\u00a0ссылкой' } : { error: missingEndingError });
  };
  return (
    <form onSubmit={subscribe}>
      <TextField {...props} {...message} onValueChange={() => setMessage({})} action={<Button type="submit">Подписаться</Button>} />
    </form>
  );
}

/** `action`, for a form that consists of this field alone: a button attached to its end. The result is announced, and editing clears it. */
export const WithAction: Story = {
  args: { label: 'Email', name: 'email', type: 'email', placeholder: undefined, hint: undefined, autoComplete: 'email' },
  render: (args) => <NewsForm {...args} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.type(field.getByRole('textbox'), 'anna@example{Enter}');
    await expect(field.getByText(/хватает окончания/)).toBeVisible();
    await userEvent.type(field.getByRole('textbox'), '.ru');
    await expect(field.queryByText(/хватает окончания/)).toBeNull();
    await userEvent.click(field.getByRole('button', { name: 'Подписаться' }));
    await expect(field.getByText(/^Пришлём письмо/).closest('[aria-live="polite"]')).not.toBeNull();
  },
};

function CapitalLetters(props: TextFieldProps) {
  const [value, setValue] = useState('');
  return <TextField {...props} value={value} onValueChange={(typed) => setValue(typed.toUpperCase())} />;
}

/** Controlled: the page may change what is typed, here to capital letters. */
export const Controlled: Story = {
  args: { label: 'Имя латиницей', placeholder: 'ANNA IVANOVA', hint: 'Как в\u00a0загранпаспорте' },
  render: (args) => <CapitalLetters {...args} />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, 'Anna');
    await expect(input).toHaveValue('ANNA');
  },
};

/** A field that may stay empty says so in its label. Mark the few optional fields, not the many required fields. */
export const Optional: Story = {
  parameters: undrawn,
  args: { label: 'Отчество', optional: true, placeholder: undefined, hint: 'Если есть' },
};

/** The value was accepted: the result stands where an error would. */
export const Accepted: Story = {
  parameters: undrawn,
  args: { label: 'Email', type: 'email', defaultValue: 'anna@example.ru', hint: undefined, success: 'Пришлём письмо со\u00a0ссылкой' },
};

/** A field with all its parts, which the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: {
    label: 'Email',
    optional: true,
    defaultValue: 'anna@example',
    action: <Button>Подписаться</Button>,
    error: missingEndingError,
    hint: 'Не\u00a0чаще письма в\u00a0неделю',
  },
};

const addressField = { label: 'Улица, дом', placeholder: 'Баумана, 51', hint: undefined };

export const LabelAbove: Story = { tags: ['!autodocs'], args: { ...addressField, defaultValue: 'Баумана' } };

export const PlaceholderAsLabel: Story = { tags: ['!autodocs'], args: { ...addressField, hideLabel: true, defaultValue: 'Баумана' } };

const email = { label: 'Email', type: 'email', defaultValue: 'anna@example', hint: undefined } as const;

export const ErrorThatHelps: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { ...email, error: missingEndingError },
};

export const ErrorWithoutHelp: Story = { tags: ['!autodocs'], parameters: undrawn, args: { ...email, error: 'Ошибка' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { plural } from '../plural/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { PhoneField } from './index.ts';
import { guide } from './PhoneField.guide.ts';

const meta = {
  title: 'Forms/PhoneField',
  id: 'kit-phonefield',
  parameters: { guide },
  component: PhoneField,
  args: { label: 'Номер телефона', name: 'phone', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

const findInput = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox', { name: 'Номер телефона' });

/** The number is grouped while typing. A number typed with a leading 8 or 9, as is common in Russia, becomes one with +7. */
export const Russian: Story = {
  args: { hint: 'Пришлём код из\u00a0четырёх цифр' },
  play: async ({ args, canvasElement }) => {
    const input = findInput(canvasElement);
    await expect(input).toHaveAttribute('inputmode', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel');
    await userEvent.type(input, '89123456789');
    await expect(input).toHaveValue('+7 912 345-67-89');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+7 912 345-67-89');
  },
};

/** Any country's number: a plus and up to 15 digits. */
export const AnyCountry: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(findInput(canvasElement), '+375291234567');
    await expect(findInput(canvasElement)).toHaveValue('+375291234567');
  },
};

/** A pasted complete number replaces what was typed. */
export const Paste: Story = {
  play: async ({ canvasElement }) => {
    const input = findInput(canvasElement);
    await userEvent.type(input, '+7');
    await userEvent.paste('8 (912) 345-67-89');
    await expect(input).toHaveValue('+7 912 345-67-89');
  },
};

/** While the number is edited, the caret stays after the same digit. Deleting a separator also deletes the digit before it. */
export const Editing: Story = {
  args: { defaultValue: '89123456789' },
  play: async ({ canvasElement }) => {
    const input = findInput(canvasElement);
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    await expect(input).toHaveValue('+7 913 456-78-9');
    await expect(input.selectionStart).toBe(5);
    await userEvent.keyboard('0');
    await expect(input).toHaveValue('+7 910 345-67-89');
  },
};

/** Nothing is typed yet: the placeholder is the mask. */
export const Empty: Story = { tags: ['!autodocs'] };

/** A part of a number: its digits are grouped while they are typed. */
export const Typing: Story = { ...docsOnly, args: { defaultValue: '+791234' } };

/** The typed number stays, and the error says how many digits are missing. */
export const WithError: Story = {
  args: { defaultValue: '+7912', error: 'Не\u00a0хватает 7\u00a0цифр' },
  play: async ({ canvasElement }) => {
    await expect(findInput(canvasElement)).toHaveValue('+7 912');
    await expect(findInput(canvasElement)).toBeInvalid();
  },
};

/** The number cannot be changed here and is not submitted. The hint says where it can be changed. */
export const Disabled: Story = { args: { defaultValue: '+79123456789', disabled: true, hint: 'Номер меняется в\u00a0приложении' } };

/**
 * The page stores the number. When the form is sent, the page counts the missing digits of a number with +7. The next typed digit removes
 * the error.
 */
export const Controlled: Story = {
  parameters: undrawn,
  render: function CodeRequest() {
    const [number, setNumber] = useState('');
    const [error, setError] = useState<string>();
    const change = (next: string) => {
      setNumber(next);
      setError(undefined);
    };
    const send = (event: FormEvent<HTMLFormElement>) => {
      const missing = number.startsWith('+7') ? 11 - number.replace(/\D/g, '').length : 0;
      if (missing === 0) return;
      event.preventDefault();
      setError(`Не\u00a0хватает ${plural(missing, { one: 'цифры', few: 'цифр', many: 'цифр' })}`);
      event.currentTarget.querySelector('input')?.focus();
    };
    return (
      <form action="/auth" method="post" onSubmit={send}>
        <PhoneField
          label="Номер телефона"
          name="phone"
          value={number}
          onValueChange={change}
          error={error}
          hint="Пришлём код из&nbsp;четырёх цифр"
          required
          action={<Button type="submit">Далее</Button>}
        />
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const input = findInput(canvasElement);
    await userEvent.type(input, '912345{Enter}');
    await expect(input).toHaveAccessibleDescription(/^Не\u00a0хватает 4\u00a0цифр/);
    await expect(input).toHaveFocus();
    await userEvent.type(input, '6');
    await expect(input).toBeValid();
  },
};

/** A Russian number is grouped, in whatever notation it is passed, here with a leading 8. */
export const Filled: Story = { parameters: undrawn, args: { defaultValue: '89123456789', hint: 'Пришлём код из\u00a0четырёх цифр' } };

/** A number of another country is not grouped: a plus and up to 15 digits. */
export const Abroad: Story = { parameters: undrawn, args: { defaultValue: '+375291234567' } };

/** `optional`, for a number that is seldom needed: the label says that the field may stay empty. */
export const Optional: Story = { parameters: undrawn, args: { optional: true, hint: 'Позвоним, только если не\u00a0найдём адрес' } };

/** `success`: the number was accepted, and the text says what the shopper gets for it. */
export const Accepted: Story = {
  parameters: undrawn,
  args: { defaultValue: '+79123456789', success: 'Подтвердили, 500\u00a0бонусов ваши' },
};

/** The number can be focused, read and copied, and is submitted. */
export const ReadOnly: Story = { parameters: undrawn, args: { defaultValue: '+79123456789', readOnly: true } };

/** `action`: a button attached to the end, for a form that consists of the number alone. */
export const WithAction: Story = {
  parameters: undrawn,
  args: { action: <Button type="submit">Далее</Button>, hint: 'Пришлём код из\u00a0четырёх цифр' },
};

/** An action of two words leaves a number too little room on the narrowest phones. */
export const LongAction: Story = { ...docsOnly, args: { ...Filled.args, action: <Button type="submit">Получить код</Button> } };

/** A field with all its parts, which the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { ...WithAction.args, defaultValue: '+7912', error: 'Не\u00a0хватает 7\u00a0цифр' },
};

const purpose = 'Курьер позвонит за\u00a0час';

export const OneField: Story = { tags: ['!autodocs'], parameters: undrawn, args: { defaultValue: '+79123456789', hint: purpose } };

export const SplitFields: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => (
    <>
      <div style={{ display: 'grid', gridTemplateColumns: '64px 80px 1fr', gap: 8 }}>
        <TextField label="Код" defaultValue="+7" />
        <TextField label="Город" defaultValue="912" />
        <TextField label="Номер" defaultValue="3456789" />
      </div>
      <Text size={14} tone="muted" style={{ marginTop: 6 }}>
        {purpose}
      </Text>
    </>
  ),
};

export const PurposeTold: Story = { ...docsOnly, args: { hint: 'Пришлём код из\u00a0четырёх цифр' } };

export const NotationTold: Story = { ...docsOnly, args: { hint: 'В\u00a0формате +7 (XXX) XXX-XX-XX, без пробелов' } };

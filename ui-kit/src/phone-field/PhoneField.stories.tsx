import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './index.ts';
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

const createInputPage = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox', { name: 'Номер телефона' });

/** The number is grouped while typing. It may start with 8 or 9, as is common in Russia. */
export const Russian: Story = {
  args: { hint: 'Пришлём код из\u00a0четырёх цифр' },
  play: async ({ args, canvasElement }) => {
    const input = createInputPage(canvasElement);
    await expect(input).toHaveAttribute('inputmode', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel');
    await userEvent.type(input, '89123456789');
    await expect(input).toHaveValue('+7 (912) 345-67-89');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+7 (912) 345-67-89');
  },
};

/** Any country's number: a plus and up to 15 digits. */
export const AnyCountry: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(createInputPage(canvasElement), '+375291234567');
    await expect(createInputPage(canvasElement)).toHaveValue('+375291234567');
  },
};

/** A pasted complete number replaces the input. */
export const Paste: Story = {
  play: async ({ canvasElement }) => {
    const input = createInputPage(canvasElement);
    await userEvent.type(input, '+7');
    await userEvent.paste('8 (912) 345-67-89');
    await expect(input).toHaveValue('+7 (912) 345-67-89');
  },
};

/** The caret stays after the same digit. Deleting a separator deletes the digit before it. */
export const Editing: Story = {
  args: { defaultValue: '89123456789' },
  play: async ({ canvasElement }) => {
    const input = createInputPage(canvasElement);
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 9, initialSelectionEnd: 9 });
    await expect(input).toHaveValue('+7 (913) 456-78-9');
    await expect(input.selectionStart).toBe(6);
    await userEvent.keyboard('0');
    await expect(input).toHaveValue('+7 (910) 345-67-89');
  },
};

export const Empty: Story = {};

export const WithError: Story = {
  args: { defaultValue: '+7912', error: 'Не\u00a0хватает семи цифр' },
  play: async ({ canvasElement }) => {
    await expect(createInputPage(canvasElement)).toHaveValue('+7 (912');
    await expect(createInputPage(canvasElement)).toBeInvalid();
  },
};

export const Disabled: Story = { args: { defaultValue: '+79123456789', disabled: true, hint: 'Номер меняется в\u00a0приложении' } };

function Kept(props: PhoneFieldProps) {
  const [number, setNumber] = useState('');
  return <PhoneField {...props} value={number} onValueChange={setNumber} hint={`Код придёт на\u00a0${number || 'этот номер'}`} />;
}

/** Controlled by the caller. */
export const Controlled: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(createInputPage(canvasElement), '9123456789');
    await expect(createInputPage(canvasElement)).toHaveAccessibleDescription(/\+7 \(912\) 345-67-89$/);
  },
};

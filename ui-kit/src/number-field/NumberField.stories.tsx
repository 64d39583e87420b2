/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { useLocale } from '../locale/index.ts';
import { Picture } from '../picture/index.ts';
import { formatMoney, Price } from '../price/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { NumberField } from './index.ts';
import { guide } from './NumberField.guide.ts';

const meta = {
  title: 'Forms/NumberField',
  id: 'kit-numberfield',
  parameters: { guide },
  component: NumberField,
  args: {
    label: 'Количество',
    name: 'count',
    defaultValue: 1,
    min: 1,
    max: 10,
    hint: 'От\u00a01 до\u00a010 на\u00a0один заказ',
    onValueChange: fn(),
  },
  decorators: [
    (Story, { parameters: { maxWidth = 240 } }) => (
      <div style={{ maxWidth }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Number of pairs of one product. The buttons change it by one and stop at the limits, which the hint names. */
export const OfAProduct: Story = {
  parameters: { ...undrawn, maxWidth: 480 },
  args: { defaultValue: 2 },
  render: (args) => (
    <Stack direction="row" gap={6} align="start">
      <Picture imageKey="slope-white" alt="" sizes="96px" style={{ width: 96 }} />
      <Stack gap={3}>
        <div>
          <Text>Кроссовки Slope&nbsp;2</Text>
          <Price price={1_249_000} />
        </div>
        <NumberField {...args} style={{ maxWidth: 240 }} />
      </Stack>
    </Stack>
  ),
};

/** The buttons change the number by one and stop at the limits. */
export const Count: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.click(field.getByRole('button', { name: 'Увеличить' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(field.getByRole('button', { name: 'Уменьшить' }));
    await expect(field.getByRole('textbox', { name: 'Количество' })).toHaveValue('1');
    await expect(field.getByRole('button', { name: 'Уменьшить' })).toBeDisabled();
  },
};

/**
 * Arrow keys change the number by a step, with Shift by ten; End sets the maximum. A typed number is formatted when the focus leaves the
 * field.
 */
export const Keyboard: Story = {
  args: { label: 'Остаток на\u00a0складе, шт.', name: 'stock', min: 0, max: 90_000, hint: undefined },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(90_000);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '12500');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('12\u00a0500'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12_500);
  },
};

const weightField = { label: 'Вес, кг', name: 'weight', min: 0, max: undefined, step: 0.1, hint: undefined };

/** `steppers={false}`, for numbers that people type: there are no buttons, but the arrow keys still change the number. */
export const WithoutSteppers: Story = {
  args: { ...weightField, defaultValue: 1.4, steppers: false },
};

/** `format` shows the number as a percentage; the value stays a fraction, here 0.15. */
export const Percentage: Story = {
  args: {
    label: 'Скидка',
    name: 'discount',
    min: 0,
    max: undefined,
    step: 0.01,
    defaultValue: 0.15,
    format: { style: 'percent' },
    hint: undefined,
  },
};

/** `format` with a currency: an amount that the buttons change by 100 roubles. */
export const Amount: Story = {
  ...docsOnly,
  args: {
    label: 'Цена до',
    name: 'max',
    min: 0,
    max: undefined,
    step: 100,
    defaultValue: 12_500,
    format: { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 },
    steppers: false,
    hint: undefined,
  },
};

/** At `max` the button that increases the number is disabled. */
export const AtItsLimit: Story = { args: { defaultValue: 10 } };

/** `error`: the typed number stays, and the error says which numbers are possible. */
export const WithError: Story = {
  args: { defaultValue: 8, hint: undefined, error: 'На\u00a0складе осталось пять пар' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('На\u00a0складе осталось пять пар');
  },
};

/** `disabled`: the number cannot be changed now and is not sent. The hint says why. */
export const Disabled: Story = { args: { disabled: true, hint: 'Сначала выберите размер' } };

/** `readOnly`: the number can be focused, read and copied, and is sent. There are no buttons. */
export const ReadOnly: Story = {
  args: { readOnly: true, hint: undefined },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await expect(field.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(field.queryByRole('button')).toBeNull();
  },
};

/**
 * The page stores the number and shows what depends on it. `null` is an empty field. The maximum is 10: while 12 is typed, `onValueChange`
 * already gets 10, and the hint has the price of 10 pairs. The text becomes 10 when the input loses the focus.
 */
export const Controlled: Story = {
  parameters: undrawn,
  render: function OrderPairs() {
    const locale = useLocale();
    const [count, setCount] = useState<number | null>(2);
    return (
      <NumberField
        label="Количество"
        min={1}
        max={10}
        value={count}
        onValueChange={setCount}
        hint={`От\u00a01 до\u00a010 пар${count === null ? '' : `, вместе ${formatMoney(count * 1_249_000, locale)}`}`}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.click(field.getByRole('button', { name: 'Увеличить' }));
    await expect(field.getByText(/, вместе 37\s470\s₽$/)).toBeVisible();
    await userEvent.clear(field.getByRole('textbox'));
    await expect(field.getByText(/^От\s1 до\s10 пар$/)).toBeVisible();
  },
};

/** A form submits the plain number, not the grouped digits. */
export const InForm: Story = {
  args: { label: 'Цена, ₽', name: 'price', defaultValue: 12_490, min: 0, max: undefined, hint: undefined },
  render: (args) => (
    <form aria-label="Товар">
      <NumberField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('price')).toBe('12490');
  },
};

/** Label and error wrap. */
export const LongText: Story = {
  args: {
    label: 'Сколько пар вы\u00a0хотите примерить в\u00a0пункте выдачи, прежде чем оплатить',
    defaultValue: 12,
    max: undefined,
    error: 'Столько пар не\u00a0поместится в\u00a0пункте выдачи: выберите до\u00a0десяти',
    hint: undefined,
  },
};

/** On a phone the field is as wide as the screen. */
export const Narrow: Story = { ...docsOnly, parameters: { ...undrawn, maxWidth: 'none' }, args: { ...LongText.args } };

/** The field is empty, for which `onValueChange` gets `null`. A field that may stay empty says so by `optional`. */
export const Empty: Story = { parameters: undrawn, args: { ...weightField, steppers: false, defaultValue: undefined, optional: true } };

/** `success`: the number was accepted. The result stands where an error would. */
export const Accepted: Story = { parameters: undrawn, args: { defaultValue: 3, hint: undefined, success: 'Три пары отложены' } };

/** Hides the input and the first button, whose borders would otherwise be visible in a picture of the last button. */
const lastButton = css({ '& :is(input, button:not(button ~ button))': { visibility: 'hidden' } });

/** A field without buttons and a field with them, for pictures of how they look under a pointer. */
export const TwoFields: Story = {
  ...docsOnly,
  render: (args) => (
    <Stack gap={6}>
      <NumberField {...args} {...weightField} defaultValue={1.4} steppers={false} />
      <div css={lastButton}>
        <NumberField {...args} defaultValue={2} />
      </div>
    </Stack>
  ),
};

/** A field with all its parts, which the anatomy numbers. */
export const Parts: Story = { tags: ['!autodocs'], parameters: undrawn, args: { defaultValue: 8, error: 'Осталось пять пар' } };

const postcodeField = { label: 'Почтовый индекс', hint: undefined };

export const PostcodeAsText: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => <TextField label={postcodeField.label} defaultValue="420111" inputMode="numeric" autoComplete="postal-code" />,
};

export const NotCounted: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { ...postcodeField, defaultValue: 420_111, max: undefined },
};

export const LimitsTold: Story = { ...docsOnly, args: { defaultValue: 10 } };

export const LimitsHidden: Story = { ...docsOnly, args: { defaultValue: 10, hint: undefined } };

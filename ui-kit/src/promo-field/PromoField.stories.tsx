import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { PromoField, type PromoFieldProps } from './index.ts';
import { guide } from './PromoField.guide.ts';

const meta = {
  title: 'Forms/PromoField',
  id: 'kit-promofield',
  parameters: { guide },
  component: PromoField,
  args: { onApply: fn(), onClear: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromoField>;

export default meta;
type Story = StoryObj<typeof meta>;

const findField = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Промокод' });

/** Simulates a request to a server. Returns the saving in kopecks, or `null` if the code is refused. */
const findSaving = async (code: string) => (code.toUpperCase() === 'ОСЕНЬ10' ? 89_000 : null);

function Shop(props: PromoFieldProps) {
  const [promo, setPromo] = useState<Pick<PromoFieldProps, 'state' | 'code' | 'saving'>>({});
  const check = async (code: string) => {
    setPromo({ state: 'checking', code });
    const saving = await findSaving(code);
    setPromo({ state: saving === null ? 'error' : 'success', code, saving });
  };
  return <PromoField {...props} {...promo} onApply={check} onClear={() => setPromo({})} />;
}

/** From a code to its discount: `ОСЕНЬ10` applies, every other code is refused. Editing a checked code starts a new code. */
export const FromEntryToDiscount: Story = {
  render: (args) => <Shop {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(findField(canvasElement), 'ОСЕНЬ1{Enter}');
    await canvas.findByText('Промокод не найден');
    await userEvent.type(findField(canvasElement), '{Backspace}');
    await expect(findField(canvasElement)).toHaveValue('');
    await userEvent.type(findField(canvasElement), 'ОСЕНЬ10{Enter}');
    await canvas.findByText('Промокод применён: −890 ₽');
    await expect(findField(canvasElement)).toHaveValue('ОСЕНЬ10');
  },
};

/** An empty field with an outlined button. A press on it moves the focus to the field and sends nothing. */
export const Idle: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Применить' }));
    await expect(findField(canvasElement)).toHaveFocus();
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.type(findField(canvasElement), ' осень10 {Enter}');
    await expect(args.onApply).toHaveBeenLastCalledWith('осень10');
  },
};

/** A code has been typed, so the button is solid. */
export const Typed: Story = { parameters: undrawn, args: { code: 'ОСЕНЬ10' } };

/** While the code is checked it cannot be changed or sent again. */
export const Checking: Story = {
  args: { state: 'checking', code: 'ОСЕНЬ10' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Применить' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(findField(canvasElement)).toHaveAttribute('readonly');
  },
};

/** An applied code, with its discount and a button that removes the code. */
export const Success: Story = {
  args: { state: 'success', code: 'ОСЕНЬ10', message: 'Скидка 10\u00a0% на\u00a0выбранные товары', saving: 202_300 },
  play: async ({ args, canvasElement }) => {
    const field = findField(canvasElement);
    await expect(field).toHaveAccessibleDescription('Скидка 10\u00a0% на\u00a0выбранные товары: −2\u00a0023\u00a0₽');
    await userEvent.type(field, '{Enter}');
    await expect(args.onClear).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('button', { name: 'Убрать' })).toBeVisible();
  },
};

/** Removing the code empties the field and leaves the focus there. */
export const Removed: Story = {
  args: { state: 'success', code: 'ОСЕНЬ10' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Убрать' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(findField(canvasElement)).toHaveValue('');
    await expect(findField(canvasElement)).toHaveFocus();
  },
};

/** The code does not exist: the error is announced and describes the field. */
export const NotFound: Story = {
  args: { state: 'error', code: 'ОСЕНЬ99' },
  play: async ({ canvasElement }) => {
    const field = findField(canvasElement);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Промокод не\u00a0найден');
    await expect(field).toHaveValue('ОСЕНЬ99');
    await expect(within(canvasElement).getByText('Промокод не найден').closest('[aria-live]')).not.toBeNull();
  },
};

/** The code exists but does not apply to this order. The message gives a reason that the shopper can do something about. */
export const Refused: Story = {
  args: {
    state: 'error',
    code: 'ОСЕНЬ10',
    message: 'Промокод действует от\u00a010\u00a0000\u00a0₽. Добавьте товаров ещё на\u00a01\u00a0510\u00a0₽',
  },
};

/**
 * `form`: a field of the order's form, which stands elsewhere on the page. Without `onApply` the browser sends that form, with the code as
 * `promocode` and with `intent=apply`.
 */
export const InOrderForm: Story = {
  parameters: undrawn,
  render: () => (
    <Stack gap={6}>
      <form id="order" action="/checkout" method="post">
        <TextField label="Имя" name="name" autoComplete="name" />
      </form>
      <PromoField form="order" />
    </Stack>
  ),
};

/** Typing after a rejected code starts a new one: only the typed characters remain in the field. */
export const EditedAfterRefusal: Story = {
  args: { state: 'error', code: 'ОСЕНЬ99' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(findField(canvasElement), 'З');
    await expect(findField(canvasElement)).toHaveValue('З');
    await expect(findField(canvasElement)).toBeValid();
    await userEvent.type(findField(canvasElement), 'ИМА{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onApply).toHaveBeenLastCalledWith('ЗИМА');
  },
};

/** Without JavaScript the browser submits the form. */
export const WithoutScript: Story = {
  render: () => (
    <PromoField action="/cart">
      <input type="hidden" name="from" value="/checkout" />
    </PromoField>
  ),
  play: async ({ canvasElement }) => {
    const field = findField(canvasElement);
    await userEvent.type(field, 'ОСЕНЬ10');
    const button = within(canvasElement).getByRole('button', { name: 'Применить' });
    const sent = new FormData(field.form as HTMLFormElement, button);
    await expect(Object.fromEntries(sent)).toEqual({ from: '/checkout', promocode: 'ОСЕНЬ10', intent: 'apply' });
  },
};

/** No code can be applied now. The hint says what the shopper has to do first. */
export const Disabled: Story = { args: { disabled: true, hint: 'Войдите, чтобы применить промокод' } };

/** A long code and its result on a narrow screen. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  args: {
    state: 'success',
    code: 'СЕВЕРНОЕСИЯНИЕ2026',
    message: 'Скидка 10\u00a0% на\u00a0выбранные товары, кроме новинок',
    saving: 1_202_300,
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <PromoField {...args} />
    </div>
  ),
};

/** A field with all its parts, which the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { state: 'success', code: 'ОСЕНЬ10', message: 'Скидка 10\u00a0%', hint: 'Складывается с\u00a0бонусами' },
};

export const ReasonTold: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: {
    state: 'error',
    code: 'ОСЕНЬ10',
    message: 'Промокод действует от\u00a05\u00a0000\u00a0₽. Добавьте товаров на\u00a01\u00a0200\u00a0₽',
  },
};

export const ReasonHidden: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { state: 'error', code: 'ОСЕНЬ10', message: 'Промокод недействителен' },
};

export const ResultAtField: Story = {
  ...docsOnly,
  args: { state: 'success', code: 'ЗИМА5', message: 'Скидка 5\u00a0% на\u00a0весь заказ', saving: 44_500 },
};

export const ResultElsewhere: Story = {
  ...docsOnly,
  args: { code: 'ЗИМА5' },
  render: (args) => (
    <Stack gap={8}>
      <PromoField {...args} />
      <Text size={14}>К&nbsp;заказу применена скидка 5&nbsp;%: −445&nbsp;₽</Text>
    </Stack>
  ),
};

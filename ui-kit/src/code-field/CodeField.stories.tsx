import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { guide } from './CodeField.guide.ts';
import { CodeField, type CodeFieldProps } from './index.ts';

const meta = {
  title: 'Forms/CodeField',
  id: 'kit-codefield',
  parameters: { guide },
  component: CodeField,
  args: { label: 'Код из\u00a0письма', name: 'code', onComplete: fn(), onValueChange: fn() },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const listCells = (canvas: HTMLElement) => within(canvas).getAllByRole<HTMLInputElement>('textbox', { name: /^Цифра/ });
const readDigits = (canvas: HTMLElement) =>
  listCells(canvas)
    .map(({ value }) => value || '·')
    .join('');

/** Nothing is typed yet. The first cell takes the code that the phone offers. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Код из\u00a0письма' });
    const [first, ...others] = within(group).getAllByRole('textbox', { name: /^Цифра [1-4] из 4$/ });
    await expect(others).toHaveLength(3);
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(first).toHaveAttribute('inputmode', 'numeric');
    for (const other of others) await expect(other).toHaveAttribute('autocomplete', 'off');
  },
};

/** Digits advance from cell to cell and other characters are ignored. The complete code is reported once. */
export const Typing: Story = {
  args: { hint: 'Отправили на\u00a0anna@example.ru' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(listCells(canvasElement)[0] ?? canvasElement);
    await userEvent.keyboard('7а3 0');
    await expect(readDigits(canvasElement)).toBe('730·');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('5');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('7305');
  },
};

/** Backspace in an empty cell deletes the previous digit. Arrows, Home and End move the focus. */
export const Keys: Story = {
  args: { defaultValue: '730' },
  play: async ({ canvasElement }) => {
    const cells = listCells(canvasElement);
    await userEvent.click(cells[3] ?? canvasElement);
    await userEvent.keyboard('{Backspace}');
    await expect(readDigits(canvasElement)).toBe('73··');
    await userEvent.keyboard('{Home}');
    await expect(cells[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(cells[1]).toHaveFocus();
    await userEvent.keyboard('9{ArrowLeft}{ArrowLeft}');
    await expect(readDigits(canvasElement)).toBe('79··');
    await userEvent.keyboard('{End}');
    await expect(cells[2]).toHaveFocus();
  },
};

/** Pasting drops everything but the digits and spreads them over the cells. */
export const Paste: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(listCells(canvasElement)[0] ?? canvasElement);
    await userEvent.paste('Ваш код: 73-05.');
    await expect(readDigits(canvasElement)).toBe('7305');
    await userEvent.paste('7305');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await userEvent.paste('Код Meet 24: 9140');
    await expect(readDigits(canvasElement)).toBe('9140');
    await expect(args.onComplete).toHaveBeenLastCalledWith('9140');
  },
};

/** `length={4}`, the default, for codes sent by text message or e-mail. */
export const FourDigits: Story = { ...docsOnly };

/** `length={6}`, for codes of an authenticator app. The cells shrink where there is no room. */
export const SixDigits: Story = { args: { length: 6, label: 'Код из\u00a0приложения', defaultValue: '7305' } };

function Checked({ onComplete, ...props }: CodeFieldProps) {
  const [state, setState] = useState<Pick<CodeFieldProps, 'error' | 'loading'>>({});
  const check = (code: string) => {
    onComplete?.(code);
    setState({ loading: true });
    setTimeout(() => setState({ error: 'Код не\u00a0подошёл. Осталось 2\u00a0попытки' }), 50);
  };
  return <CodeField {...props} {...state} onComplete={check} />;
}

/** An error is announced and focuses the first cell, where a digit starts a new code. The same code may be submitted again. */
export const Refused: Story = {
  render: (args) => <Checked {...args} />,
  play: async ({ args, canvasElement }) => {
    const cells = listCells(canvasElement);
    await userEvent.click(cells[0] ?? canvasElement);
    await userEvent.keyboard('7305');
    await within(canvasElement).findByText(/^Код не\sподошёл/);
    await expect(cells[0]).toHaveFocus();
    await expect(readDigits(canvasElement)).toBe('7305');
    for (const cell of cells) await expect(cell).toBeInvalid();
    await userEvent.keyboard('7');
    await expect(readDigits(canvasElement)).toBe('7···');
    await expect(cells[1]).toHaveFocus();
    await userEvent.keyboard('305');
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
    await within(canvasElement).findByText(/^Код не\sподошёл/);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}1');
    await expect(args.onComplete).toHaveBeenLastCalledWith('7315');
    await within(canvasElement).findByText(/^Код не\sподошёл/);
  },
};

/** `error`: the code was refused. Its digits stay, to be compared, and the error says how many attempts are left. */
export const WithError: Story = { args: { defaultValue: '7305', error: 'Код не\u00a0подошёл. Осталось 2\u00a0попытки' } };

/** `loading`: the code is being checked. It can be read but not changed, and the focus stays. */
export const Loading: Story = {
  args: { defaultValue: '7305', loading: true, hint: 'Проверяем код' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(listCells(canvasElement)[0] ?? canvasElement);
    await userEvent.keyboard('9{Backspace}');
    await expect(readDigits(canvasElement)).toBe('7305');
  },
};

/** `disabled`: no code can be entered now; the hint says when. */
export const Disabled: Story = { args: { disabled: true, hint: 'Новый код можно ввести через 4:12' } };

/** A form submits the code as one value. */
export const InForm: Story = {
  args: { required: true },
  render: (args) => (
    <form aria-label="Вход" onSubmit={(event) => event.preventDefault()}>
      <CodeField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('code')).toEqual(['']);
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(listCells(canvasElement)[0] ?? canvasElement);
    await userEvent.keyboard('7305');
    await expect(new FormData(form).getAll('code')).toEqual(['7305']);
    await expect(form.checkValidity()).toBe(true);
  },
};

/** `hint` says where the code went, so that a mistyped e-mail address is noticed. */
export const WithHint: Story = { parameters: undrawn, args: { hint: 'Отправили на\u00a0anna@example.ru', defaultValue: '73' } };

/** `success`: the code was right. The message stands where an error would, until the page goes on. */
export const Accepted: Story = { ...docsOnly, args: { defaultValue: '7305', success: 'Почта подтверждена' } };

/** A long label and a long hint wrap; the cells do not change. */
export const LongText: Story = {
  ...docsOnly,
  args: {
    label: 'Код из\u00a0письма, которое мы\u00a0отправили на\u00a0новый адрес',
    hint: 'Отправили на\u00a0aleksandra.konstantinopolskaya-zaharova@pochta.example.ru',
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <CodeField {...args} />
    </div>
  ),
};

/** A field with all its parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { defaultValue: '7305', error: 'Код не\u00a0подошёл. Осталось 2\u00a0попытки', hint: 'Отправили на\u00a0anna@example.ru' },
};

export const RecipientTold: Story = { tags: ['!autodocs'], parameters: undrawn, args: { hint: 'Отправили на\u00a0anna@exmaple.ru' } };

export const RecipientHidden: Story = { tags: ['!autodocs'], parameters: undrawn, args: { hint: 'Код отправлен' } };

export const WithoutNextStep: Story = { ...docsOnly, args: { defaultValue: '7305', error: 'Неверный код' } };

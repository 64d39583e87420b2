import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { guide } from './Combobox.guide.ts';
import { Combobox, type ComboboxProps } from './index.ts';

const cities = ['Казань', 'Калуга', 'Москва', 'Норильск', 'Санкт-Петербург', 'Тверь', 'Ёлкино'].map((label) => ({ label, value: label }));

const meta = {
  title: 'Forms/Combobox',
  id: 'kit-combobox',
  parameters: { guide },
  component: Combobox,
  args: {
    label: 'Город',
    name: 'city',
    items: cities,
    placeholder: 'Например, Казань',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ComboboxProps<boolean>>;

export default meta;
type Story = StoryObj<ComboboxProps<boolean>>;

const getInput = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('combobox');
const findLabels = async () =>
  within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** Typing finds an item, Enter chooses it. A text that is no item gives way to the chosen one. */
export const City: Story = {
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('кал');
    await expect(await findLabels()).toEqual(['Калуга']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Калуга');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('x{Escape}');
    await waitFor(() => expect(input).toHaveValue('Калуга'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Калуга');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** «е» finds «ё», and case does not matter. The first match is marked. */
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const input = getInput(canvasElement);
    await userEvent.type(input, 'ЕЛК');
    await expect(await findLabels()).toEqual(['Ёлкино']);
    await userEvent.clear(input);
    await userEvent.type(input, 'ка');
    await expect(await findLabels()).toEqual(['Казань', 'Калуга']);
    const marked = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await expect(marked).toHaveTextContent('Казань');
    await expect(input).toHaveAccessibleName('Город');
  },
};

/** Each choice is a chip. Backspace removes the last one, and the left arrow leads to the others. */
export const Several: Story = {
  args: { label: 'Города', multiple: true, defaultValue: ['Москва', 'Тверь'], onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = getInput(canvasElement);
    await userEvent.type(input, 'каз');
    await findLabels();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Москва', 'Тверь', 'Казань']);
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Москва', 'Тверь']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('group', { name: 'Москва' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Тверь']);
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Тверь' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('моск');
    await findLabels();
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Headings separate groups; a group without a match is left out. */
export const Grouped: Story = {
  args: {
    items: [
      { heading: 'Рядом', items: cities.slice(0, 2) },
      { heading: 'Дальше', items: cities.slice(2, 6) },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(getInput(canvasElement), 'ка');
    await screen.findByRole('listbox');
    await expect(screen.queryByRole('group', { name: 'Дальше' })).toBeNull();
    await userEvent.clear(getInput(canvasElement));
    await expect(await screen.findByRole('group', { name: 'Дальше' })).toBeVisible();
  },
};

function ServerSearch({ onInputValueChange, ...props }: ComboboxProps<boolean>) {
  const [found, setFound] = useState<typeof cities | null>(null);
  const load = (text: string) => {
    onInputValueChange?.(text);
    setFound(text === 'ка' ? cities.slice(0, 2) : text === '' ? null : []);
  };
  return <Combobox {...props} items={found ?? []} filter={false} loading={found === null} onInputValueChange={load} />;
}

/** The owner loads the items that match the text. A chosen item keeps its label, although the next items are without it. */
export const FromServer: Story = {
  args: { label: 'Города', multiple: true, onInputValueChange: fn() },
  render: (args) => <ServerSearch {...args} />,
  play: async ({ args, canvasElement }) => {
    const input = getInput(canvasElement);
    await userEvent.click(input);
    await expect(await screen.findByText('Загружаем…')).toBeVisible();
    await userEvent.type(input, 'ка');
    await expect(args.onInputValueChange).toHaveBeenLastCalledWith('ка');
    await expect(await findLabels()).toEqual(['Казань', 'Калуга']);
    await userEvent.click(screen.getByRole('option', { name: 'Калуга' }));
    await userEvent.type(input, 'z');
    await expect(await screen.findByText(/Ничего/)).toBeVisible();
    await expect(within(canvasElement).getByText('Калуга')).toBeVisible();
  },
};

const long = { value: 'long', label: 'Петропавловск-Камчатский, пункт выдачи на\u00a0Ленинградской улице' };

export const States: Story = {
  render: ({ items }) => (
    <Stack gap={6}>
      <Combobox label="С ошибкой" items={items} required error="Без города не посчитать доставку" placeholder="Например, Казань" />
      <Combobox label="С ошибкой у нескольких" items={items} multiple defaultValue={['Тверь']} error="Выберите ещё один город" />
      <Combobox label="Недоступно" items={items} disabled defaultValue="Тверь" hint="Город меняют до&nbsp;оплаты" />
      <Combobox label="Недоступно несколько" items={items} multiple disabled defaultValue={['Тверь', 'Москва']} />
      <Combobox label="Только чтение" items={items} readOnly defaultValue="Тверь" />
      <Combobox label="Длинный текст" items={[long]} defaultValue="long" />
      <Combobox label="Длинный текст среди нескольких" items={[long, ...cities]} multiple defaultValue={['long', 'Тверь']} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'С ошибкой' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/Без города/);
    await expect(canvas.getByRole('combobox', { name: 'Только чтение' })).toHaveAttribute('readonly');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './index.ts';
import { guide } from './RadioGroup.guide.ts';

const meta = {
  title: 'Forms/RadioGroup',
  id: 'kit-radiogroup',
  parameters: { guide },
  component: RadioGroup,
  args: {
    label: 'Способ доставки',
    name: 'delivery',
    defaultValue: 'pickup',
    onValueChange: fn(),
    options: [
      { value: 'pickup', label: 'Пункт выдачи', hint: 'Завтра, 21\u00a0ноября, бесплатно' },
      { value: 'courier', label: 'Курьер', hint: 'Воскресенье, 22\u00a0ноября, 390\u00a0₽' },
      { value: 'post', label: 'Почта', hint: 'Не\u00a0возит этот товар', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrows choose and skip disabled options. */
export const Column: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Способ доставки' }));
    await userEvent.tab();
    await expect(group.getByRole('radio', { name: /Пункт выдачи/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(group.getByRole('radio', { name: /Курьер/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('courier');
    await expect(group.getByRole('radio', { name: /Почта/ })).toBeDisabled();
  },
};

export const Row: Story = {
  args: {
    label: 'Кому',
    direction: 'row',
    defaultValue: 'female',
    name: 'sex',
    options: [
      { value: 'female', label: 'Женщинам' },
      { value: 'male', label: 'Мужчинам' },
      { value: 'any', label: 'Всем' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Мужчинам'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('male');
  },
};

export const WithHint: Story = { args: { hint: 'Примерка перед оплатой, возврат 14\u00a0дней' } };

/** The error describes the group. */
export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Выберите способ доставки', required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription('Выберите способ доставки');
    for (const radio of within(canvasElement).getAllByRole('radio')) await expect(radio).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** The label is hidden visually and stays the accessible name. Use this below a heading with the same text. */
export const HiddenLabel: Story = { args: { hideLabel: true } };

/** A native form submits the value, even without JavaScript. */
export const InForm: Story = {
  render: (args) => (
    <form aria-label="Заказ">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('delivery')).toBe('pickup');
  },
};

export const LongLabels: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: 'Получить в\u00a0пункте выдачи на\u00a0улице Академика Королёва, дом\u00a012, корпус\u00a02',
        hint: 'Ежедневно с\u00a09 до\u00a021',
      },
      { value: 'b', label: 'Курьер позвонит за\u00a0час и\u00a0подождёт, пока вы примеряете' },
    ],
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <RadioGroup {...args} />
    </div>
  ),
};

export const ParallelOptions: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'Как получить',
    options: [
      { value: 'courier', label: 'Курьером' },
      { value: 'pickup', label: 'В\u00a0пункте выдачи' },
    ],
  },
};

export const UnevenOptions: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'Как получить',
    options: [
      { value: 'courier', label: 'Получить с\u00a0доставкой курьером' },
      { value: 'pickup', label: 'Я\u00a0заберу' },
    ],
  },
};

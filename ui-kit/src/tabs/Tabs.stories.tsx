import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PhoneField } from '../phone-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { Tabs } from './index.ts';
import { guide } from './Tabs.guide.ts';

const meta = {
  title: 'Navigation/Tabs',
  id: 'kit-tabs',
  parameters: { guide },
  component: Tabs,
  args: {
    label: 'Способ входа',
    items: [
      {
        value: 'email',
        label: 'Email',
        content: <TextField label="Email" type="email" placeholder="name@example.ru" />,
      },
      {
        value: 'phone',
        label: 'Номер телефона',
        content: <PhoneField label="Номер телефона" />,
      },
    ],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tabpanel', { name: 'Email' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Номер телефона' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Номер телефона' })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('phone');
  },
};

/** One Tab stop; arrows, Home and End choose. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const phone = canvas.getByRole('tab', { name: 'Номер телефона' });
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Email' })).toHaveFocus();
  },
};

/** A form on a hidden panel keeps its input. */
export const KeepsPanels: Story = {
  args: { keepMounted: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email', { selector: 'input' }), 'anna@example.ru');
    await userEvent.click(canvas.getByRole('tab', { name: 'Номер телефона' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Email' }));
    await expect(canvas.getByLabelText('Email', { selector: 'input' })).toHaveValue('anna@example.ru');
  },
};

export const Controlled: Story = {
  args: { value: 'phone' },
  render: function ControlledTabs(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'Номер телефона' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Email' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Email' })).toBeVisible();
  },
};

export const WithDisabled: Story = {
  args: {
    label: 'Доставка',
    items: [
      { value: 'point', label: 'Пункт выдачи', content: 'Завтра, 21 ноября, бесплатно' },
      { value: 'courier', label: 'Курьер', content: 'Воскресенье, 22 ноября, 390 ₽', disabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Курьер' }));
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'Пункт выдачи' })).toBeVisible();
  },
};

/** On a narrow screen the row of tabs scrolls, and the page does not. */
export const Many: Story = {
  args: {
    label: 'Разделы помощи',
    items: ['Доставка', 'Оплата', 'Возврат и обмен', 'Бонусы', 'Размеры', 'Гарантия'].map((label) => ({
      value: label,
      label,
      content: `${label}: ответы на частые вопросы.`,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const ShortTabs: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'О\u00a0товаре',
    items: ['Описание', 'Отзывы', 'Доставка'].map((label) => ({ value: label, label, content: null })),
  },
};

export const LongTabs: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'О\u00a0товаре',
    items: ['Подробное описание', 'Что говорят покупатели', 'Как получить заказ'].map((label) => ({ value: label, label, content: null })),
  },
};

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
    label: 'О\u00a0товаре',
    items: [
      { value: 'about', label: 'Описание', content: 'Замша и\u00a0сетка, подошва из\u00a0литой резины. Маломерят на\u00a0полразмера.' },
      { value: 'reviews', label: 'Отзывы', content: '4,8 из\u00a05 по\u00a024\u00a0отзывам.' },
      { value: 'delivery', label: 'Доставка', content: 'Завтра, 21\u00a0ноября, бесплатно от\u00a05\u00a0000\u00a0₽.' },
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

/** Three views of one product, of which one is needed at a time. */
export const Product: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultValue: 'reviews' },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--meet-space-2)' }}>
        <Story />
      </div>
    ),
  ],
};

/** Two forms for one task: each view has fields of its own. */
export const SignIn: Story = {
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
  },
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
  args: { ...SignIn.args },
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

/** `keepMounted`: a form on a hidden panel keeps what was typed. Without it hidden panels leave the page. */
export const KeepsPanels: Story = {
  args: {
    keepMounted: true,
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
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email', { selector: 'input' }), 'anna@example.ru');
    await userEvent.click(canvas.getByRole('tab', { name: 'Номер телефона' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Email' }));
    await expect(canvas.getByLabelText('Email', { selector: 'input' })).toHaveValue('anna@example.ru');
  },
};

/** The page holds the selected tab, for example in its address. */
export const Controlled: Story = {
  args: { ...SignIn.args, value: 'phone' },
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

/** A view that is not available now; say why in the view that is. */
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

/** Where not all tabs fit, the last visible one is cut, which shows that there are more. */
export const Cut: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...Many.args },
  render: (args) => (
    <div style={{ maxWidth: 260 }}>
      <Tabs {...args} />
    </div>
  ),
};

/** A number beside the word says how much is behind it. */
export const WithCount: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'Заказы',
    items: [
      { value: 'active', label: 'Текущие, 2', content: 'Заказ 4107-22 едет в\u00a0пункт выдачи.' },
      { value: 'past', label: 'Прошлые, 14', content: 'Заказы с\u00a0марта.' },
    ],
  },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { RadioGroup } from './index.ts';
import { guide } from './RadioGroup.guide.ts';

const meta = {
  title: 'Forms/RadioGroup',
  id: 'kit-radiogroup',
  parameters: { guide },
  component: RadioGroup,
  args: {
    label: 'Если не\u00a0застанем',
    name: 'absence',
    defaultValue: 'call',
    onValueChange: fn(),
    options: [
      { value: 'call', label: 'Позвонить' },
      { value: 'door', label: 'Оставить у\u00a0двери' },
      { value: 'locker', label: 'Положить в\u00a0постамат', hint: 'Рядом его нет', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * `column`: options below each other, all of them visible. The hint of a disabled option says why it is disabled; arrow keys skip the
 * option.
 */
export const Column: Story = {
  args: { defaultValue: 'door' },
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Если не\u00a0застанем' }));
    await userEvent.tab();
    await expect(group.getByRole('radio', { name: /Оставить/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(group.getByRole('radio', { name: /постамат/ })).toBeDisabled();
    await expect(group.getByRole('radio', { name: 'Позвонить' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('call');
  },
};

/** `row`, for two or three options of one word. They wrap where there is no room. */
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

/** The hint belongs to the whole group and says what the choice is for. */
export const WithHint: Story = { args: { hint: 'Курьер сделает это, если вас не\u00a0будет дома' } };

/** The error describes the group and says what to choose. */
export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Выберите, что сделать с\u00a0заказом', required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription('Выберите, что сделать с\u00a0заказом');
    for (const radio of within(canvasElement).getAllByRole('radio')) await expect(radio).toBeInvalid();
  },
};

/** The whole group cannot be changed now and is not submitted. The hint says why. */
export const Disabled: Story = { args: { disabled: true, hint: 'Заказ уже у\u00a0курьера' } };

/** `hideLabel`, below a heading with the same text: the hidden label stays the accessible name of the group. */
export const HiddenLabel: Story = {
  args: { hideLabel: true },
  render: (args) => (
    <Stack gap={2}>
      <Heading level={2} size="tiny">
        {args.label}
      </Heading>
      <RadioGroup {...args} />
    </Stack>
  ),
};

/** A native form submits the value, also without JavaScript. `required`: the form is not sent before something is chosen. */
export const InForm: Story = {
  tags: ['example'],
  parameters: undrawn,
  args: { required: true, defaultValue: undefined },
  render: (args) => (
    <form action="/checkout" method="post" aria-label="Заказ">
      <Stack gap={5}>
        <RadioGroup {...args} />
        <Button type="submit" style={{ justifySelf: 'start' }}>
          Продолжить
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(within(form).getByRole('radio', { name: 'Позвонить' }));
    await expect(form.checkValidity()).toBe(true);
    await expect(new FormData(form).get('absence')).toBe('call');
  },
};

/** Long labels wrap beside their button and are never cut. */
export const LongLabels: Story = {
  args: {
    label: 'Как получить заказ',
    name: 'delivery',
    defaultValue: 'courier',
    options: [
      {
        value: 'pickup',
        label: 'Забрать в\u00a0пункте выдачи на\u00a0улице Академика Королёва, дом\u00a012, корпус\u00a02',
        hint: 'Закрыт на\u00a0ремонт до\u00a05\u00a0декабря, заказы оттуда перевезли в\u00a0соседний пункт',
        disabled: true,
      },
      { value: 'courier', label: 'Дождаться курьера, который позвонит за\u00a0час и\u00a0подождёт, пока вы примеряете' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <RadioGroup {...args} />
    </div>
  ),
};

export const ParallelOptions: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: {
    label: 'Как получить',
    name: 'receipt-parallel',
    defaultValue: 'pickup',
    options: [
      { value: 'courier', label: 'Курьером' },
      { value: 'pickup', label: 'В\u00a0пункте выдачи' },
    ],
  },
};

export const UnevenOptions: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: {
    label: 'Как получить',
    name: 'receipt-uneven',
    defaultValue: 'pickup',
    options: [
      { value: 'courier', label: 'Получить с\u00a0доставкой курьером' },
      { value: 'pickup', label: 'Я\u00a0заберу' },
    ],
  },
};

/** Nothing is chosen in advance where a guess could harm. Tab moves to the first option. */
export const Unchosen: Story = { parameters: undrawn, args: { defaultValue: undefined, required: true } };

/** The page stores the value, and displays and announces what depends on it. */
export const Controlled: Story = {
  parameters: undrawn,
  render: function Absence(args) {
    const [action, setAction] = useState('call');
    return (
      <Stack gap={2}>
        <RadioGroup label={args.label} name="handover" options={args.options} value={action} onValueChange={setAction} />
        <Text size={14} role="status">
          {action === 'call' ? 'Курьер подождёт десять минут' : 'Курьер пришлёт фото'}
        </Text>
      </Stack>
    );
  },
};

/** A group without a choice, where Tab stops at the first option, and one with a choice. */
export const Reactions: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { options: meta.args.options.slice(0, 2), name: undefined },
  render: (args) => (
    <div style={{ display: 'flex', gap: 'var(--meet-space-4)' }}>
      <RadioGroup {...args} label="Без выбора" defaultValue={undefined} />
      <RadioGroup {...args} label="С&nbsp;выбором" />
    </div>
  ),
};

/** A group with all its parts, which the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { defaultValue: undefined, hint: 'Курьер сделает это, если вас не\u00a0будет дома', error: 'Выберите, что сделать с\u00a0заказом' },
};

const receipts = [
  { value: 'email', label: 'На\u00a0почту' },
  { value: 'sms', label: 'В\u00a0SMS' },
];

export const UsualAnswer: Story = {
  ...docsOnly,
  args: { label: 'Куда прислать чек', name: 'receipt-set', options: receipts, defaultValue: 'email' },
};

export const NothingChosen: Story = {
  ...docsOnly,
  args: { label: 'Куда прислать чек', name: 'receipt-unset', options: receipts, defaultValue: undefined },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Select } from './index.ts';
import { guide } from './Select.guide.ts';

const meta = {
  title: 'Forms/Select',
  id: 'kit-select',
  parameters: { guide },
  component: Select,
  args: {
    label: 'Город',
    name: 'city',
    defaultValue: 'kazan',
    onValueChange: fn(),
    options: [
      { value: 'kazan', label: 'Казань' },
      { value: 'moscow', label: 'Москва' },
      { value: 'petersburg', label: 'Санкт-Петербург' },
      { value: 'norilsk', label: 'Норильск', disabled: true },
      { value: 'tver', label: 'Тверь' },
      { value: 'samara', label: 'Самара' },
      { value: 'sochi', label: 'Сочи' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `field`, the default: a label above, and the chosen option in the field. */
export const Field: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Город' })).toHaveTextContent('Казань');
  },
};

/** Puts a story with an open list into a frame: a docs page plays stories only in frames, and the list opens when the story plays. */
const inFrame = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });

/** By keyboard: Enter opens the list, arrows move in it, Enter chooses an option, and the focus returns to the field. */
export const Opened: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('combobox', { name: 'Город' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Казань');
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Казань' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('moscow');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent('Москва');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
  },
};

/** Escape closes the list and keeps the previous choice. */
export const Escape: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('combobox');
    await userEvent.click(button);
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(button).toHaveTextContent('Казань');
  },
};

/**
 * `line`, for a choice inside a sentence: label and value are read as one sentence, so the options have the grammatical case that it needs.
 */
export const Line: Story = {
  args: {
    variant: 'line',
    label: 'Доставка в',
    options: [
      { value: 'kazan', label: 'Казань' },
      { value: 'moscow', label: 'Москву' },
      { value: 'petersburg', label: 'Санкт-Петербург' },
      { value: 'norilsk', label: 'Норильск' },
      { value: 'tver', label: 'Тверь' },
      { value: 'samara', label: 'Самару' },
      { value: 'sochi', label: 'Сочи' },
    ],
  },
};

/** Nothing is chosen yet: the placeholder asks for a choice, and the hint says what the choice is for. */
export const Empty: Story = {
  args: { defaultValue: undefined, placeholder: 'Выберите город', hint: 'От\u00a0него зависит дата доставки' },
};

/** The error says what is missing and why it matters. */
export const WithError: Story = {
  args: { defaultValue: undefined, placeholder: 'Выберите город', error: 'Без города не\u00a0посчитать доставку', required: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('combobox', { name: 'Город' });
    await expect(button).toHaveAttribute('aria-invalid', 'true');
    await expect(button).toHaveAccessibleDescription(/Без города/);
  },
};

/** The value cannot be changed now and is not submitted. The hint says why. */
export const Disabled: Story = { args: { disabled: true, hint: 'Заказ уже едет в\u00a0этот город' } };

const reasons = [
  { value: 'small', label: 'Мал размер' },
  { value: 'large', label: 'Велик размер' },
  { value: 'colour', label: 'Не\u00a0тот цвет' },
  { value: 'defect', label: 'Есть дефект' },
  { value: 'late', label: 'Привезли поздно' },
  { value: 'dislike', label: 'Не\u00a0понравилось' },
  { value: 'other', label: 'Другая причина' },
];

/** A form submits the value. `required`: the form is not sent before something is chosen. */
export const InForm: Story = {
  tags: ['example'],
  parameters: undrawn,
  render: () => (
    <form action="/account/orders" method="post" aria-label="Возврат">
      <Stack gap={5}>
        <Select label="Причина возврата" name="reason" options={reasons} placeholder="Выберите причину" required />
        <Button type="submit" style={{ justifySelf: 'start' }}>
          Оформить возврат
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await userEvent.click(within(form).getByRole('combobox', { name: 'Причина возврата' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Велик размер' }));
    await waitFor(() => expect(new FormData(form).get('reason')).toBe('large'));
  },
};

/** A label that is too long ends in «…» in the field. */
export const LongText: Story = {
  args: {
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'Петропавловск-Камчатский, пункт выдачи на\u00a0Ленинградской улице' },
      { value: 'b', label: 'Тверь' },
    ],
  },
};

/** The open list. An option that cannot be chosen now keeps its place. */
export const OpenList: Story = {
  parameters: { ...undrawn, ...inFrame(420) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

/** With long labels the list is wider than its field. Labels that would extend beyond the screen wrap. */
export const LongOptions: Story = {
  parameters: { ...undrawn, ...inFrame(430) },
  args: {
    label: 'Пункт выдачи',
    name: 'point',
    defaultValue: 'b',
    options: [
      { value: 'a', label: 'Ленинградская улица, 35, второй этаж, вход со\u00a0двора рядом с\u00a0аптекой' },
      { value: 'b', label: 'Улица Кирова, 4' },
      { value: 'c', label: 'Проспект Победы, 18, торговый центр «Меридиан», у\u00a0главного входа' },
      { value: 'd', label: 'Набережная, 2' },
      { value: 'e', label: 'Улица Лукашевского, 5, первый этаж' },
      { value: 'f', label: 'Советская улица, 51' },
      { value: 'g', label: 'Улица Тушканова, 17' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

/** The page stores the value, and displays and announces what depends on it. An empty string means that nothing is chosen. */
export const Controlled: Story = {
  parameters: undrawn,
  render: function CityOfOrder(args) {
    const [city, setCity] = useState('kazan');
    return (
      <Stack gap={2}>
        <Select label="Город" name="city" options={args.options} value={city} onValueChange={setCity} />
        <Text size={14} role="status">
          {city === 'kazan' ? 'Привезём завтра' : 'Привезём послезавтра'}
        </Text>
      </Stack>
    );
  },
};

/** The open list, and a field with hint and error: all parts, which the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  // While the list is open, everything else is hidden from screen readers, even the first select, which can still get the focus.
  parameters: { ...undrawn, ...inFrame(610), a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  render: ({ options }) => (
    <div style={{ display: 'grid', alignContent: 'start', gap: 24, minHeight: 540, padding: 40 }}>
      <Select
        label="Куда"
        options={options}
        placeholder="Выберите город"
        hint="От&nbsp;него зависит дата"
        error="Без города не&nbsp;посчитать доставку"
      />
      <Select label="Город" options={options} defaultValue="kazan" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Город' }));
    await screen.findByRole('listbox');
  },
};

const deliveryMethods = [
  { value: 'courier', label: 'Курьером' },
  { value: 'pickup', label: 'В\u00a0пункте выдачи' },
];

export const FewAsRadios: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => <RadioGroup label="Как получить" options={deliveryMethods} defaultValue="courier" />,
};

export const TwoOptions: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { label: 'Как получить', defaultValue: 'courier', options: deliveryMethods },
};

export const Unchosen: Story = { ...docsOnly, args: { defaultValue: undefined, placeholder: 'Выберите город' } };

export const EmptyAsOption: Story = {
  ...docsOnly,
  args: {
    defaultValue: 'none',
    options: [
      { value: 'none', label: 'Не\u00a0выбрано' },
      { value: 'kazan', label: 'Казань' },
      { value: 'moscow', label: 'Москва' },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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

export const Field: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Город' })).toHaveTextContent('Казань');
  },
};

/** By keyboard: Enter opens, arrows move, Enter selects, and the focus returns. */
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

/** Escape keeps the previous choice. */
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

/** The label inside the line: a sort order. */
export const Line: Story = {
  args: {
    variant: 'line',
    label: 'Сначала',
    name: 'sort',
    defaultValue: 'popular',
    options: [
      { value: 'popular', label: 'популярные' },
      { value: 'new', label: 'новые' },
      { value: 'cheap', label: 'дешёвые' },
      { value: 'expensive', label: 'дорогие' },
    ],
  },
};

export const Empty: Story = {
  args: { defaultValue: undefined, placeholder: 'Выберите город', hint: 'От\u00a0него зависит дата доставки' },
};

export const WithError: Story = {
  args: { defaultValue: undefined, placeholder: 'Выберите город', error: 'Без города не\u00a0посчитать доставку', required: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('combobox', { name: 'Город' });
    await expect(button).toHaveAttribute('aria-invalid', 'true');
    await expect(button).toHaveAccessibleDescription(/Без города/);
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** A form submits the value. */
export const InForm: Story = {
  render: (args) => (
    <form aria-label="Адрес">
      <Select {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('city')).toBe('kazan');
  },
};

export const LongText: Story = {
  args: {
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'Петропавловск-Камчатский, пункт выдачи на\u00a0Ленинградской улице' },
      { value: 'b', label: 'Тверь' },
    ],
  },
};

export const ManyOptions: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { label: 'Город' },
};

export const TwoOptions: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'Как получить',
    defaultValue: 'courier',
    options: [
      { value: 'courier', label: 'Курьером' },
      { value: 'pickup', label: 'В\u00a0пункте выдачи' },
    ],
  },
};

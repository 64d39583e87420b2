import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SortSelect } from './index.ts';
import { guide } from './SortSelect.guide.ts';

const meta = {
  title: 'Navigation/SortSelect',
  id: 'kit-sortselect',
  parameters: { guide },
  component: SortSelect,
  args: { onValueChange: fn() },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Popular: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Сначала' });
    await expect(select).toHaveDisplayValue('популярные');
    await userEvent.selectOptions(select, 'SALE_FIRST');
    await expect(args.onValueChange).toHaveBeenCalledWith('SALE_FIRST');
    await expect(select).toHaveValue('SALE_FIRST');
    await userEvent.selectOptions(select, 'POPULAR_FIRST');
  },
};

/** In a form the browser keeps and submits the value. */
export const InForm: Story = {
  args: { defaultValue: 'CHEAP_FIRST' },
  render: (args) => (
    <form aria-label="Порядок">
      <SortSelect {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('sort')).toBe('CHEAP_FIRST');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { options: [{ value: 'rating', label: 'с\u00a0самыми высокими оценками покупателей за\u00a0последний месяц' }] },
  render: (args) => (
    <div style={{ width: 288 }}>
      <SortSelect {...args} />
    </div>
  ),
};

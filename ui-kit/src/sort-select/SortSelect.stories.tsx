import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
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

/** The default: the five sort orders of the shop's listings. */
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

/** A form submits the sort order. Without JavaScript the form needs a button, here inside `noscript`. */
export const InForm: Story = {
  tags: ['example'],
  args: { defaultValue: 'CHEAP_FIRST' },
  render: (args) => (
    <form aria-label="Порядок" action="/catalog/shoes">
      <SortSelect {...args} />
      <noscript>
        <Button type="submit" size="small">
          Показать
        </Button>
      </noscript>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('sort')).toBe('CHEAP_FIRST');
  },
};

/** `disabled`, where there is nothing to sort, such as an empty listing. */
export const Disabled: Story = { args: { disabled: true } };

/** A long name of a sort order ends in «…». */
export const LongText: Story = {
  tags: ['!autodocs'],
  args: { options: [{ value: 'rating', label: 'с\u00a0самыми высокими оценками покупателей за\u00a0последний месяц' }] },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <SortSelect {...args} />
    </div>
  ),
};

const reviewOrders = [
  { value: 'NEW_FIRST', label: 'новые' },
  { value: 'USEFUL_FIRST', label: 'полезные' },
  { value: 'LOW_FIRST', label: 'с\u00a0низкой оценкой' },
];

/** Above a listing, at the end of the line with the number of products. */
export const AboveListing: Story = {
  ...docsOnly,
  render: (args) => (
    <Stack direction="row" justify="between">
      <Text size={14}>128&nbsp;товаров</Text>
      <SortSelect {...args} />
    </Stack>
  ),
};

/** `options`: sort orders of another list, here of reviews. */
export const OwnOrders: Story = { parameters: undrawn, args: { options: reviewOrders } };

/**
 * The page stores the sort order. When the reviews have arrived in that order, a status message announces them. The focus stays in the
 * select.
 */
export const Controlled: Story = {
  parameters: undrawn,
  render: function Reviews() {
    const [order, setOrder] = useState('USEFUL_FIRST');
    const chosen = reviewOrders.find(({ value }) => value === order);
    return (
      <Stack direction="row" justify="between">
        <Text size={14} role="status">
          24&nbsp;отзыва, сначала {chosen?.label}
        </Text>
        <SortSelect options={reviewOrders} value={order} onValueChange={setOrder} />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox');
    await userEvent.selectOptions(select, 'NEW_FIRST');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('сначала новые');
  },
};

export const ReadsAsSentence: Story = { tags: ['!autodocs'], parameters: undrawn, args: { defaultValue: 'CHEAP_FIRST' } };

export const ReadsAsFormula: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { label: 'Сортировка:', options: [{ value: 'price', label: 'по\u00a0цене' }] },
};

export const OneChoice: Story = { ...docsOnly, args: { defaultValue: 'EXPENSIVE_FIRST' } };

export const TwoSelects: Story = {
  ...docsOnly,
  render: () => (
    <>
      <SortSelect label="Сортировать по" name="field" options={[{ value: 'price', label: 'цене' }]} />{' '}
      <SortSelect label="сначала" name="direction" options={[{ value: 'down', label: 'дорогие' }]} />
    </>
  ),
};

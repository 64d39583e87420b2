import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { guide } from './DateField.guide.ts';
import { DateField } from './index.ts';

const meta = {
  title: 'Forms/DateField',
  id: 'kit-datefield',
  parameters: { guide },
  component: DateField,
  args: {
    label: 'Доставить не\u00a0раньше',
    name: 'from',
    defaultValue: '2026-12-02',
    min: '2026-11-29',
    max: '2026-12-20',
    hint: 'Доставляем с\u00a029\u00a0ноября по\u00a020\u00a0декабря',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Empty: Story = {
  args: { defaultValue: undefined, label: 'Дата рождения', optional: true, hint: undefined, min: undefined, max: undefined },
};

export const WithTime: Story = {
  args: { label: 'Перезвонить', withTime: true, defaultValue: '2026-12-02T18:00', min: undefined, max: undefined, hint: undefined },
};

export const Disabled: Story = { args: { disabled: true } };

/** A form submits the day in the form that programs read. */
export const InForm: Story = {
  render: (args) => (
    <form aria-label="Доставка">
      <DateField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await expect(new FormData(within(canvasElement).getByRole<HTMLFormElement>('form')).get('from')).toBe('2026-12-02');
  },
};

export const DayToFind: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { label: 'Дата рождения', defaultValue: '1994-05-17', min: undefined, max: undefined, hint: undefined },
};

export const DayOfThree: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { label: 'День доставки', defaultValue: '2026-12-03', min: '2026-12-02', max: '2026-12-04', hint: '2, 3\u00a0или 4\u00a0декабря' },
};

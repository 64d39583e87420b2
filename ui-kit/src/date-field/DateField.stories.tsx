import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import { Heading } from '../heading/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Stack } from '../stack/index.ts';
import { guide } from './DateField.guide.ts';
import { DateField, type DateFieldProps } from './index.ts';

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
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters.width ?? 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `min` and `max` bound the calendar, and the hint names both. */
export const Day: Story = { parameters: undrawn };

/** No day is chosen yet. The browser shows its own placeholder for the parts; a field that may stay empty says so in its label. */
export const Empty: Story = {
  args: { defaultValue: undefined, label: 'Дата рождения', optional: true, hint: undefined, min: undefined, max: undefined },
};

/** `withTime`, for a moment: hours and minutes in the time zone of the reader's device. */
export const WithTime: Story = {
  args: { label: 'Перезвонить', withTime: true, defaultValue: '2026-12-02T18:00', min: undefined, max: undefined, hint: undefined },
};

/** `disabled`: the day cannot be changed now and is not sent. The hint says why. */
export const Disabled: Story = { args: { disabled: true, hint: 'День назначит служба доставки' } };

/** A form submits the day as `2026-12-02`, whatever the field shows. */
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

/** `error`: the typed day is out of range. It stays in the field, and the error says which days can be chosen. */
export const WithError: Story = {
  parameters: undrawn,
  args: { defaultValue: '2026-12-24', hint: undefined, error: 'Доставляем с\u00a029\u00a0ноября по\u00a020\u00a0декабря' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>(/Доставить/);
    await expect(input).toHaveValue('2026-12-24');
    await expect(input).toHaveAccessibleDescription(/Доставляем с/);
    await expect(input.checkValidity()).toBe(false);
  },
};

/** `success`: the day was accepted. The result stands where an error would. */
export const Accepted: Story = { parameters: undrawn, args: { hint: undefined, success: 'Привезём 2\u00a0декабря, с\u00a010 до\u00a014' } };

/** `readOnly`: the day can be focused, read and copied, and is sent. */
export const ReadOnly: Story = {
  parameters: undrawn,
  args: { label: 'День заказа', readOnly: true, defaultValue: '2026-11-18', hint: undefined, min: undefined, max: undefined },
};

/** `hideLabel`, below a heading that says the same: screen readers still have the label. */
export const HiddenLabel: Story = {
  ...docsOnly,
  args: { hideLabel: true },
  render: (args) => (
    <Stack gap={3}>
      <Heading level={2} size="small">
        Доставить не&nbsp;раньше
      </Heading>
      <DateField {...args} />
    </Stack>
  ),
};

/** Long labels and messages wrap; the day itself is never cut. */
export const LongText: Story = {
  parameters: undrawn,
  args: {
    label: 'С\u00a0какого дня вы\u00a0будете дома и\u00a0сможете принять и\u00a0примерить заказ',
    error: 'В\u00a0этот день курьеры в\u00a0вашем городе не\u00a0работают: выберите любой день с\u00a029\u00a0ноября',
    hint: undefined,
  },
};

function DeliveryPeriod({ min, max }: Pick<DateFieldProps, 'min' | 'max'>) {
  const [first, setFirst] = useState('2026-12-02');
  const [last, setLast] = useState('2026-12-05');
  const changeFirst = (day: string) => {
    setFirst(day);
    if (day > last) setLast(day);
  };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 'var(--meet-space-4)' }}>
      <DateField label="Буду дома с" name="from" min={min} max={max} value={first} onValueChange={changeFirst} />
      <DateField label="Буду дома по" name="to" min={first} max={max} value={last} onValueChange={setLast} />
    </div>
  );
}

/** Controlled, for a period: the last day cannot precede the first day, and moves with it. */
export const Period: Story = {
  parameters: { ...undrawn, width: 400 },
  render: ({ min, max }) => <DeliveryPeriod min={min} max={max} />,
};

/** When the first day is set after the last day, the last day moves to the same day. */
export const PeriodMoves: Story = {
  ...Period,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const [first, last] = ['Буду дома с', 'Буду дома по'].map((label) => within(canvasElement).getByLabelText(label));
    await fireEvent.change(first as HTMLElement, { target: { value: '2026-12-10' } });
    await expect(last).toHaveValue('2026-12-10');
    await expect(last).toHaveAttribute('min', '2026-12-10');
  },
};

/** Days can be typed past the limits, so the form checks the day, and the server checks it again. */
export const Controlled: Story = {
  parameters: undrawn,
  render: function DeliveryDay({ min = '', max = '' }) {
    const [day, setDay] = useState('2026-12-24');
    const isOutside = day !== '' && (day < min || day > max);
    return (
      <DateField
        label="Доставить не&nbsp;раньше"
        min={min}
        max={max}
        value={day}
        onValueChange={setDay}
        error={isOutside ? 'Доставляем с\u00a029\u00a0ноября по\u00a020\u00a0декабря' : undefined}
      />
    );
  },
};

/** A field with all its parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { defaultValue: '2026-12-24', error: 'Выберите день не\u00a0позже 20\u00a0декабря' },
};

export const DaysAsOptions: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => (
    <RadioGroup
      label="День доставки"
      defaultValue="2026-12-03"
      options={[
        { value: '2026-12-02', label: '2\u00a0декабря, среда' },
        { value: '2026-12-03', label: '3\u00a0декабря, четверг' },
        { value: '2026-12-04', label: '4\u00a0декабря, пятница' },
      ]}
    />
  ),
};

export const DayOfThree: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { label: 'День доставки', defaultValue: '2026-12-03', min: '2026-12-02', max: '2026-12-04', hint: '2, 3\u00a0или 4\u00a0декабря' },
};

export const LimitsTold: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { defaultValue: undefined },
};

export const LimitsHidden: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { defaultValue: undefined, hint: undefined },
};

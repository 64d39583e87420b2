/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { inputStyle } from '../internal/style/input-style.ts';
import { role } from '../theme/index.ts';
import { guide } from './Field.guide.ts';
import { Field, type FieldControl, FieldMessage } from './index.ts';

const birthday = (defaultValue?: string) => (control: FieldControl) => (
  <input css={inputStyle} name="birthday" inputMode="numeric" placeholder="дд.мм.гггг" defaultValue={defaultValue} {...control} />
);
const short = css(inputStyle, { maxWidth: 120 });

const meta = {
  title: 'Forms/Field',
  id: 'kit-field',
  parameters: { guide },
  component: Field,
  subcomponents: { FieldMessage },
  args: {
    label: 'Дата рождения',
    hint: 'Подарим 500\u00a0бонусов ко\u00a0дню рождения',
    style: { maxWidth: 360 },
    children: birthday(),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Adds a label and messages to any control that accepts the given attributes. */
export const AnyControl: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Дата рождения');
    await expect(control).toHaveAccessibleDescription('Подарим 500\u00a0бонусов ко\u00a0дню рождения');
    await userEvent.click(within(canvasElement).getByText('Дата рождения'));
    await expect(control).toHaveFocus();
  },
};

/** The error precedes the hint, which stays. */
export const WithError: Story = {
  args: { error: 'Такого дня нет в\u00a0календаре', children: birthday('31.02.1996') },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Дата рождения');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/^Такого дня нет в\u00a0календаре Подарим/);
    await expect(within(canvasElement).getByText('Такого дня нет в календаре').closest('[aria-live]')).not.toBeNull();
  },
};

/** A value was accepted: the result stands where an error would. */
export const Accepted: Story = { args: { success: 'Записали, поздравим', hint: undefined, children: birthday('21.11.1996') } };

/** For the few optional fields: the label says so, also to screen readers. */
export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Дата рождения, необязательно')).toBeVisible();
  },
};

/** Where text beside it says the same: the label is hidden and stays the name. */
export const HiddenLabel: Story = {
  args: { hideLabel: true, hint: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Дата рождения')).toBeVisible();
  },
};

/** For inputs that belong together: they form a group that the label names. */
export const Grouped: Story = {
  args: {
    label: 'Рост и\u00a0вес',
    grouped: true,
    hint: 'Подскажем размер',
    children: ({ 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
      <fieldset aria-labelledby={labelledBy} aria-describedby={describedBy} style={{ display: 'flex', gap: 8, padding: 0, border: 0 }}>
        <input css={short} aria-label="Рост, см" placeholder="Рост, см" inputMode="numeric" />
        <input css={short} aria-label="Вес, кг" placeholder="Вес, кг" inputMode="numeric" />
      </fieldset>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Рост и\u00a0вес' })).toHaveAccessibleDescription('Подскажем размер');
  },
};

/** For a control with a label of its own: the message alone. Connect it by `id` and `aria-describedby`. */
export const MessageOnly: Story = {
  render: () => (
    <div>
      <FieldMessage tone="error">Выберите размер</FieldMessage>
      <FieldMessage tone="success">Скидка 10&nbsp;%</FieldMessage>
    </div>
  ),
};

/** Label, message and hint wrap and break long words. */
export const LongText: Story = {
  parameters: undrawn,
  args: {
    label: 'Дата рождения получателя, если он\u00a0младше четырнадцати лет',
    error: 'Получателю должно исполниться четырнадцать: впишите дату рождения взрослого, который заберёт заказ',
    hint: 'Попросим паспорт при\u00a0вручении',
  },
};

/** A field with all its parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { optional: true, error: 'Такого дня нет в\u00a0календаре', children: birthday('31.02.1996') },
};

export const MessageOfField: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { hint: undefined, error: 'Такого дня нет в\u00a0календаре', children: birthday('31.02.1996') },
};

export const MessageBeside: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { hint: undefined, children: birthday('31.02.1996') },
  render: (args) => (
    <>
      <Field {...args} />
      <p style={{ color: role('danger') }}>Неверно</p>
    </>
  ),
};

export const NounAsLabel: Story = { ...docsOnly, args: { hint: undefined } };

export const CommandAsLabel: Story = { ...docsOnly, args: { hint: undefined, label: 'Введите вашу дату рождения' } };

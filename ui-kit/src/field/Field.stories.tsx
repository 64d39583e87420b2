/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { inputStyle } from '../internal/style/input-style.ts';
import { Stack } from '../stack/index.ts';
import { role } from '../theme/index.ts';
import { guide } from './Field.guide.ts';
import { Field, type FieldControlAttributes, FieldMessage } from './index.ts';

const createGiftCardControl = (defaultValue?: string) => (control: FieldControlAttributes) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--meet-space-2)' }}>
    <input
      css={inputStyle}
      style={{ flex: '1 1 160px' }}
      name="gift-card"
      inputMode="numeric"
      autoComplete="off"
      defaultValue={defaultValue}
      {...control}
    />
    <Button variant="line" type="submit">
      Проверить
    </Button>
  </div>
);
const shortInput = css(inputStyle, { maxWidth: 120 });

const meta = {
  title: 'Forms/Field',
  id: 'kit-field',
  parameters: { guide },
  component: Field,
  subcomponents: { FieldMessage },
  args: {
    label: 'Подарочная карта',
    hint: '12\u00a0цифр на\u00a0обороте',
    style: { maxWidth: 360 },
    children: createGiftCardControl(),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `children` returns the control and gives it the attributes: here an input with a button. */
export const AnyControl: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Подарочная карта');
    await expect(control).toHaveAccessibleDescription('12\u00a0цифр на\u00a0обороте');
    await userEvent.click(within(canvasElement).getByText('Подарочная карта'));
    await expect(control).toHaveFocus();
  },
};

/** `error` stands above the hint, which stays. */
export const WithError: Story = {
  args: { error: 'Не\u00a0хватает двух цифр', children: createGiftCardControl('2204 1007 35') },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Подарочная карта');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/^Не\sхватает двух цифр 12/);
    await expect(
      within(canvasElement)
        .getByText(/^Не\sхватает двух цифр$/)
        .closest('[aria-live]'),
    ).not.toBeNull();
  },
};

/** `success`: a value was accepted. The result stands where an error would. */
export const Accepted: Story = {
  args: { success: 'На\u00a0карте 3\u00a0000\u00a0₽', hint: undefined, children: createGiftCardControl('2204 1007 3518') },
};

/** `optional`, for the few fields that may stay empty: the label says so, also to screen readers. */
export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Подарочная карта, необязательно')).toBeVisible();
  },
};

/** `hideLabel`, below a heading that says the same: the label stays the accessible name of the control. */
export const HiddenLabel: Story = {
  parameters: undrawn,
  args: { hideLabel: true },
  render: (args) => (
    <Stack gap={3}>
      <Heading level={2} size="small">
        Подарочная карта
      </Heading>
      <Field {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Подарочная карта')).toBeVisible();
  },
};

/** `grouped`, for inputs that belong together: they form a group that the label names. */
export const Grouped: Story = {
  args: {
    label: 'Рост и\u00a0вес',
    grouped: true,
    hint: 'Подскажем размер',
    children: ({ 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
      <fieldset
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        style={{ display: 'flex', gap: 'var(--meet-space-2)', padding: 0, border: 0, fontSize: 14 }}
      >
        <label>
          Рост, см
          <input css={shortInput} name="height" inputMode="numeric" />
        </label>
        <label>
          Вес, кг
          <input css={shortInput} name="weight" inputMode="numeric" />
        </label>
      </fieldset>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Рост и\u00a0вес' })).toHaveAccessibleDescription('Подскажем размер');
  },
};

const choiceStyle = { display: 'flex', alignItems: 'center', gap: 'var(--meet-space-2)', minHeight: 44 } as const;

/**
 * `FieldMessage` alone, for a control with a label of its own. The `aria-describedby` of the control, here of a `fieldset`, refers to the
 * `id` of the message.
 */
export const MessageOnly: Story = {
  render: () => (
    <fieldset aria-describedby="wrapping-error" style={{ padding: 0, border: 0 }}>
      <legend style={{ padding: 0 }}>Упаковка</legend>
      <label style={choiceStyle}>
        <input type="radio" name="wrapping" value="bag" /> Пакет
      </label>
      <label style={choiceStyle}>
        <input type="radio" name="wrapping" value="box" /> Коробка
      </label>
      <FieldMessage id="wrapping-error" tone="error">
        Выберите упаковку
      </FieldMessage>
    </fieldset>
  ),
};

/** Label, message and hint wrap and break long words. */
export const LongText: Story = {
  parameters: undrawn,
  args: {
    label: 'Подарочная карта, которой вы\u00a0платите за\u00a0весь заказ или за\u00a0его часть',
    error: 'Срок карты истёк 1\u00a0ноября: продлите её в\u00a0любом магазине или впишите другую',
    hint: '12\u00a0цифр на\u00a0обороте, под защитным слоем',
    children: createGiftCardControl('2204 1007 3518'),
  },
};

/** A field with all its parts, which the anatomy numbers. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { optional: true, error: 'Не\u00a0хватает двух цифр', children: createGiftCardControl('2204 1007 35') },
};

export const MessageOfField: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { hint: undefined, error: 'Не\u00a0хватает двух цифр', children: createGiftCardControl('2204 1007 35') },
};

export const MessageBeside: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { hint: undefined, children: createGiftCardControl('2204 1007 35') },
  render: (args) => (
    <>
      <Field {...args} />
      <p style={{ marginTop: 6, color: role('danger'), fontSize: 14 }}>Не&nbsp;хватает двух цифр</p>
    </>
  ),
};

export const NounAsLabel: Story = { ...docsOnly, args: { hint: undefined } };

export const CommandAsLabel: Story = { ...docsOnly, args: { hint: undefined, label: 'Введите номер подарочной карты' } };

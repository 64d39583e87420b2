/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { PhoneField } from '../phone-field/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
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
  // Room for the row of tabs, which extends beyond its column so that the texts of the tabs align with the content around.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480, paddingInline: 'var(--meet-space-2)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three views of one product, of which a shopper needs one at a time. */
export const Product: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultValue: 'reviews' },
};

/** Two forms for one task: each view has fields of its own. */
export const SignIn: Story = {
  args: {
    label: 'Способ входа',
    items: [
      {
        value: 'email',
        label: 'Почта',
        content: <TextField label="Email" type="email" placeholder="name@example.ru" />,
      },
      {
        value: 'phone',
        label: 'Телефон',
        content: <PhoneField label="Номер, на&nbsp;который придёт код" />,
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tabpanel', { name: 'Почта' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Телефон' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Телефон' })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('phone');
  },
};

/** The row of tabs is one Tab stop; arrows, Home and End select a tab. */
export const Keyboard: Story = {
  args: { ...SignIn.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Почта' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const phone = canvas.getByRole('tab', { name: 'Телефон' });
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Почта' })).toHaveFocus();
  },
};

/** `keepMounted`: a form on a hidden panel keeps what was typed. Without it hidden panels leave the page. */
export const KeepsPanels: Story = {
  args: { ...SignIn.args, keepMounted: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email', { selector: 'input' }), 'anna@example.ru');
    await userEvent.click(canvas.getByRole('tab', { name: 'Телефон' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Почта' }));
    await expect(canvas.getByLabelText('Email', { selector: 'input' })).toHaveValue('anna@example.ru');
  },
};

/** The page stores the selected tab. For a tab in the address of the page see the example above. */
export const Controlled: Story = {
  args: { ...SignIn.args, value: 'phone' },
  render: function ControlledTabs(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'Телефон' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Почта' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Почта' })).toBeVisible();
  },
};

/** `disabled`: a view that is not available now. The panel that is shown says why. */
export const WithDisabled: Story = {
  args: {
    label: 'Заказы',
    items: [
      {
        value: 'active',
        label: 'Текущие',
        content: 'Заказ 4107-22 едет в\u00a0пункт выдачи. Когда вы его получите, он появится в\u00a0«Прошлых».',
      },
      { value: 'past', label: 'Прошлые', content: 'Заказов пока нет.', disabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Прошлые' }));
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'Текущие' })).toBeVisible();
  },
};

/** Where not all tabs fit, the row scrolls, and the page does not. The last visible tab is cut off, which shows that there are more. */
export const Many: Story = {
  args: {
    label: 'Разделы помощи',
    items: [
      { value: 'payment', label: 'Оплата', content: 'Картой, по\u00a0СБП или при\u00a0получении.' },
      { value: 'bonuses', label: 'Бонусы', content: 'Один бонус\u00a0— один рубль.' },
      { value: 'delivery', label: 'Доставка', content: 'Бесплатно от\u00a05\u00a0000\u00a0₽.' },
      { value: 'returns', label: 'Возвраты', content: '14\u00a0дней после получения.' },
      { value: 'warranty', label: 'Гарантия', content: '30\u00a0дней на\u00a0обувь.' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
};

/**
 * Even far from the edge of the page, the row begins with its selected tab, here the first one. The row scrolls to a tab that gets the
 * focus.
 */
export const BesideOthers: Story = {
  ...docsOnly,
  args: { ...Many.args },
  render: (args) => (
    <div style={{ display: 'flex', maxWidth: 480 }}>
      <div style={{ flex: 1 }} />
      <div style={{ flex: 'none', width: 180 }}>
        <Tabs {...args} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist');
    await expect(list.scrollLeft).toBe(0);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(100));
  },
};

/** A number beside the label: how many entries the tab has. */
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

/**
 * For pictures of how tabs look under a pointer. A tab that gets the focus is selected, so unselected tabs are drawn without a focus ring.
 */
export const Reactions: Story = {
  ...docsOnly,
  decorators: [
    (Story) => (
      <div css={css({ '& [role=tab][aria-selected=false]': { outline: '0 !important' } })}>
        <Story />
      </div>
    ),
  ],
};

export const ShortTabs: Story = {
  ...docsOnly,
  args: {
    label: 'О\u00a0товаре',
    items: ['Описание', 'Отзывы', 'Доставка'].map((label) => ({ value: label, label, content: null })),
  },
};

const deliveryMethods = [
  { value: 'courier', label: 'Курьером', terms: 'Завтра, 390\u00a0₽' },
  { value: 'pickup', label: 'В\u00a0пункте', terms: 'Послезавтра, бесплатно' },
];

export const SideBySide: Story = {
  ...docsOnly,
  render: () => (
    <Grid columns={2}>
      {deliveryMethods.map(({ value, label, terms }) => (
        <Stack key={value} gap={1}>
          <Text weight="medium">{label}</Text>
          <Text size={14}>{terms}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const ComparedBehindTabs: Story = {
  ...docsOnly,
  args: { label: 'Как получить', items: deliveryMethods.map(({ value, label, terms }) => ({ value, label, content: terms })) },
};

export const LongTabs: Story = {
  ...docsOnly,
  args: {
    label: 'О\u00a0товаре',
    items: ['Подробное описание', 'Что говорят покупатели', 'Как получить заказ'].map((label) => ({ value: label, label, content: null })),
  },
};

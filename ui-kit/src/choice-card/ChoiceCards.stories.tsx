import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Heading } from '../heading/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { guide } from './ChoiceCards.guide.ts';
import { ChoiceCards } from './index.ts';

const payments = [
  { value: 'online', label: 'Онлайн: картой или\u00a0через СБП', description: 'Держим вещи 30\u00a0минут, пока вы\u00a0платите' },
  {
    value: 'call',
    label: 'Перезвоните мне',
    description: 'Менеджер подтвердит заказ и\u00a0пришлёт ссылку на\u00a0оплату. Держим вещи 24\u00a0часа',
  },
];

const meta = {
  title: 'Forms/ChoiceCards',
  id: 'kit-choicecards',
  parameters: { guide },
  component: ChoiceCards,
  args: { label: 'Оплата', name: 'payment', defaultValue: 'online', options: payments, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, paddingInline: 'var(--meet-space-4)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChoiceCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each option says what it means. The group is one tab stop. Arrows choose an option, and so does a press anywhere on its card. */
export const Payment: Story = {
  args: { defaultValue: 'call' },
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Оплата' }));
    await userEvent.tab();
    await expect(group.getByRole('radio', { name: 'Перезвоните мне' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(group.getByRole('radio', { name: /^Онлайн/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('online');
    await userEvent.click(group.getByText(/^Менеджер подтвердит/));
    await expect(group.getByRole('radio', { name: 'Перезвоните мне' })).toBeChecked();
    await expect(group.getByRole('radio', { name: 'Перезвоните мне' })).toHaveAccessibleDescription(/^Менеджер подтвердит/);
  },
};

/** `description` says what an option means. */
export const Described: Story = { ...docsOnly };

/** Without `defaultValue` nothing is chosen. */
export const NothingChosen: Story = { ...docsOnly, args: { defaultValue: undefined } };

/** `price`, for options that cost money: the price is part of the card's accessible name. A free option says so by `aside`. */
export const WithPrices: Story = {
  args: {
    label: 'Доставка',
    name: 'delivery',
    defaultValue: 'pickup',
    options: [
      { value: 'pickup', label: 'Пункт выдачи', description: 'Вторник, 24\u00a0ноября', aside: 'бесплатно' },
      { value: 'courier', label: 'Курьер', description: 'Среда, 25\u00a0ноября', price: 88_500 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /^Курьер 885\s₽$/ })).not.toBeChecked();
  },
};

/** `more`, for options that need explaining once chosen: details of a card are shown only while it is chosen. */
export const WithDetails: Story = {
  args: {
    label: 'Пункт выдачи',
    name: 'point',
    defaultValue: 'bauman',
    options: [
      {
        value: 'bauman',
        label: 'ул.\u00a0Баумана, 19',
        description: 'Ежедневно 10–21, с\u00a0примеркой',
        more: 'Вход с\u00a0улицы, рядом с\u00a0часами. Хранят 7\u00a0дней.',
        aside: '400\u00a0м',
      },
      {
        value: 'pushkin',
        label: 'ул.\u00a0Пушкина, 12',
        description: 'Пн–пт 9–20, сб–вс 10–18',
        more: 'Второй этаж, звонок слева.',
        aside: '750\u00a0м',
      },
      {
        value: 'station',
        label: 'ул.\u00a0Железнодорожная, 70',
        description: 'Ежедневно 8–22',
        more: 'Первый этаж вокзала, у\u00a0камеры хранения.',
        aside: '11,2\u00a0км от\u00a0центра',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const address = canvas.getByText(/Железнодорожная/).firstChild as Text;
    const comma = address.data.indexOf(',');
    const [letter, sign] = [comma - 1, comma].map((at) => {
      const range = new Range();
      range.setStart(address, at);
      range.setEnd(address, at + 1);
      return range.getBoundingClientRect().top;
    });
    await expect(sign).toBe(letter);
    await expect(canvas.getByText(/^Вход с/)).toBeVisible();
    await userEvent.click(canvas.getByText(/Пушкина/));
    await expect(canvas.getByText(/^Вход с/)).not.toBeVisible();
    await expect(canvas.getByText(/^Второй этаж/)).toBeVisible();
  },
};

/** On a phone, where the background of the chosen card extends over the gutter to the edges of the screen. */
export const Narrow: Story = {
  ...docsOnly,
  parameters: { ...undrawn, layout: 'fullscreen' },
  args: { ...WithDetails.args },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 'var(--meet-space-4)' }}>
        <Story />
      </div>
    ),
  ],
};

/** A disabled card, whose `description` says why. */
export const OneDisabled: Story = {
  args: {
    defaultValue: 'call',
    options: [
      {
        value: 'online',
        label: 'Онлайн: картой или\u00a0через СБП',
        description: 'Недоступно, пока не\u00a0известна цена доставки',
        disabled: true,
      },
      {
        value: 'call',
        label: 'Перезвоните мне',
        description: 'Менеджер подтвердит заказ и\u00a0пришлёт ссылку на\u00a0оплату. Держим вещи 24\u00a0часа',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const online = within(canvasElement).getByRole('radio', { name: /^Онлайн/ });
    await expect(online).toBeDisabled();
    await expect(online).toHaveAccessibleDescription(/^Недоступно/);
  },
};

/** `error`: nothing is chosen. The message stands above the cards, because the list may be long. */
export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Выберите, как платить', required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription('Выберите, как платить');
    for (const radio of within(canvasElement).getAllByRole('radio')) await expect(radio).toBeInvalid();
  },
};

/** `hideLabel`, below a heading that says the same: the label stays the name of the group. */
export const HiddenLabel: Story = {
  parameters: undrawn,
  args: { hideLabel: true },
  render: (args) => (
    <Stack gap={3}>
      <Heading level={2} size="small">
        Оплата
      </Heading>
      <ChoiceCards {...args} />
    </Stack>
  ),
};

/** A native form submits the value, even without JavaScript. */
export const InForm: Story = {
  parameters: undrawn,
  render: (args) => (
    <form aria-label="Заказ">
      <ChoiceCards {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await userEvent.click(within(form).getByRole('radio', { name: 'Перезвоните мне' }));
    await expect(new FormData(form).get('payment')).toBe('call');
  },
};

/** `below`, for an option with fields of its own: they stand below the chosen card and are not part of its label. */
export const WithFields: Story = {
  parameters: undrawn,
  render: function Doorstep() {
    const [method, setMethod] = useState('courier');
    return (
      <ChoiceCards
        label="Доставка"
        name="delivery"
        value={method}
        onValueChange={setMethod}
        options={[
          {
            value: 'courier',
            label: 'Курьер',
            description: 'Среда, 25\u00a0ноября',
            price: 39_000,
            below: method === 'courier' && (
              <div style={{ paddingTop: 'var(--meet-space-4)' }}>
                <TextField label="Комментарий курьеру" name="comment" optional />
              </div>
            ),
          },
          { value: 'pickup', label: 'Пункт выдачи', description: 'Вторник, 24\u00a0ноября', aside: 'бесплатно' },
        ]}
      />
    );
  },
};

/** `disabled`: the whole choice cannot be changed now and is not sent. The hint says why. */
export const Disabled: Story = { parameters: undrawn, args: { disabled: true, hint: 'Заказ уже передан в\u00a0доставку' } };

/** Cards with all their parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: {
    label: 'Пункт выдачи',
    name: 'point',
    defaultValue: 'bauman',
    error: 'Выберите другой пункт: этот закрылся',
    hint: 'Храним семь дней',
    options: [
      {
        value: 'bauman',
        label: 'ул.\u00a0Баумана, 19',
        description: 'Ежедневно 10–21',
        more: 'Вход с\u00a0улицы, рядом с\u00a0часами',
        aside: '400\u00a0м',
      },
      { value: 'pushkin', label: 'ул.\u00a0Пушкина, 12', description: 'Пн–пт 9–20', aside: '750\u00a0м' },
    ],
  },
};

const wearers = [
  { value: 'female', label: 'Женщинам' },
  { value: 'male', label: 'Мужчинам' },
  { value: 'any', label: 'Всем' },
];

export const BareAsRadios: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => <RadioGroup label="Кому" options={wearers} defaultValue="female" />,
};

export const BareAsCards: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  args: { label: 'Кому', name: 'wearer', defaultValue: 'female', options: wearers },
};

const courier = { value: 'courier', label: 'Курьер', description: 'Завтра с\u00a010 до\u00a014', aside: 'бесплатно' };

export const EvenCards: Story = {
  ...docsOnly,
  args: {
    label: 'Доставка',
    name: 'even',
    defaultValue: 'courier',
    options: [courier, { value: 'pickup', label: 'Пункт выдачи', description: 'Послезавтра с\u00a010', aside: 'бесплатно' }],
  },
};

export const UnevenCards: Story = {
  ...docsOnly,
  args: {
    label: 'Доставка',
    name: 'uneven',
    defaultValue: 'courier',
    options: [courier, { value: 'pickup', label: 'Пункт выдачи' }],
  },
};

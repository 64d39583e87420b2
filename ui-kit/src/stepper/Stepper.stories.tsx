import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Stepper, type StepperStep } from './index.ts';
import { guide } from './Stepper.guide.ts';

const stages: StepperStep[] = [
  {
    title: 'Оформление',
    state: 'done',
    entries: [{ title: 'Принят и\u00a0оплачен', state: 'done', date: '9\u00a0нояб., 14:05', dateTime: '2026-11-09T14:05' }],
  },
  {
    title: 'Выкуп',
    state: 'done',
    entries: [{ title: 'Выкуплен у\u00a0продавца', state: 'done', date: '11\u00a0нояб., 10:40', dateTime: '2026-11-11T10:40' }],
  },
  {
    title: 'Путь в\u00a0Россию',
    state: 'current',
    entries: [
      { title: 'Отправлен на\u00a0склад Meet', state: 'current', date: '18\u00a0нояб., 07:30', dateTime: '2026-11-18T07:30' },
      { title: 'Принят на\u00a0складе Meet', state: 'coming', date: 'около 28\u00a0нояб.', dateTime: '2026-11-28' },
    ],
  },
  { title: 'Доставка', state: 'coming', date: '29\u00a0нояб.', dateTime: '2026-11-29' },
  { title: 'Вручение', state: 'coming', date: '2\u00a0дек.', dateTime: '2026-12-02' },
];

const meta = {
  title: 'Navigation/Stepper',
  id: 'kit-stepper',
  parameters: { guide },
  component: Stepper,
  args: { label: 'Этапы заказа', steps: stages },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The stages of an order: a row where the container is at least 880 px wide, otherwise a column. The state of each stage is announced in
 * words.
 */
export const Stages: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Этапы заказа' });
    const current = list.querySelector('[aria-current="step"]');
    await expect(current).toHaveTextContent(/^Сейчас: Путь в Россию/);
    await expect(within(list).getByText(/^Выкуплен/)).toHaveTextContent('Пройдено: Выкуплен у продавца');
    await expect(within(list).getByText('28', { exact: false })).toHaveAttribute('datetime', '2026-11-28');
  },
};

/** `vertical`, for a narrow column: the steps stand below each other. */
export const Vertical: Story = { tags: ['!autodocs'], args: { direction: 'vertical' } };

/** All steps are completed. In a row the dates stand below the titles, in a column at the end of the same line. */
export const Delivered: Story = {
  args: {
    steps: [
      { title: 'Оформление', state: 'done', date: '9\u00a0нояб.', dateTime: '2026-11-09' },
      { title: 'Выкуп', state: 'done', date: '10\u00a0нояб.', dateTime: '2026-11-10' },
      { title: 'Путь в\u00a0Россию', state: 'done', date: '11\u00a0нояб.', dateTime: '2026-11-11' },
      { title: 'Доставка', state: 'done', date: '12\u00a0нояб.', dateTime: '2026-11-12' },
      { title: 'Вручение', state: 'done', date: '13\u00a0нояб.', dateTime: '2026-11-13' },
    ],
  },
};

/** `horizontal`, for a few short steps that always fit a row, such as those of a checkout. Completed steps are links. */
export const Checkout: Story = {
  args: {
    label: 'Оформление заказа',
    direction: 'horizontal',
    steps: [
      { title: 'Корзина', state: 'done', href: '/cart' },
      { title: 'Адрес', state: 'current' },
      { title: 'Оплата', state: 'coming' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Корзина' })).toHaveAttribute('href', '/cart');
  },
};

/** Long titles wrap beside their mark. */
export const LongText: Story = {
  args: {
    direction: 'vertical',
    steps: [
      {
        title: 'Передан в\u00a0службу доставки для\u00a0отправки получателю',
        state: 'current',
        entries: [{ title: 'Доставлен Яндекс Доставкой или\u00a0курьером магазина', state: 'coming', date: 'около 28\u00a0нояб.' }],
      },
      { title: 'Высокоэффективное водонепроницаемое вручение', state: 'coming' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Stepper {...args} />
    </div>
  ),
};

const begunOrderSteps: StepperStep[] = [
  {
    title: 'Оформление',
    state: 'current',
    entries: [{ title: 'Ожидает оплаты', state: 'current', date: 'до\u00a014:32', dateTime: '2026-11-09T14:32' }],
  },
  { title: 'Выкуп', state: 'coming', date: 'около 11\u00a0нояб.', dateTime: '2026-11-11' },
  { title: 'Доставка', state: 'coming', date: 'около 2\u00a0дек.', dateTime: '2026-12-02' },
];

/** No step is completed: the first one is current, and the others have an estimated date. */
export const JustBegun: Story = { parameters: undrawn, args: { direction: 'vertical', steps: begunOrderSteps } };

/** `vertical`: always a column, such as beside the goods of an order. Entries say what happened within a step. */
export const WithEntries: Story = {
  ...docsOnly,
  args: {
    direction: 'vertical',
    steps: [
      {
        title: 'Оформление',
        state: 'done',
        entries: [{ title: 'Оплачен', state: 'done', date: '9\u00a0нояб., 14:05', dateTime: '2026-11-09T14:05' }],
      },
      {
        title: 'Выкуп',
        state: 'current',
        entries: [{ title: 'Ждём ответа поставщика', state: 'current', date: '9\u00a0нояб., 14:06', dateTime: '2026-11-09T14:06' }],
      },
      { title: 'Доставка', state: 'coming', date: 'около 2\u00a0дек.', dateTime: '2026-12-02' },
    ],
  },
};

const firstStages: StepperStep[] = [
  {
    title: 'Оформление',
    state: 'done',
    entries: [
      { title: 'Ожидает оплаты', state: 'done', date: '9\u00a0нояб., 14:02', dateTime: '2026-11-09T14:02' },
      { title: 'Принят и\u00a0оплачен', state: 'done', date: '9\u00a0нояб., 14:05', dateTime: '2026-11-09T14:05' },
    ],
  },
  {
    title: 'Выкуп',
    state: 'done',
    entries: [
      { title: 'Ждём ответа поставщика', state: 'done', date: '9\u00a0нояб., 14:06', dateTime: '2026-11-09T14:06' },
      { title: 'Выкуплен у\u00a0продавца', state: 'done', date: '11\u00a0нояб., 10:40', dateTime: '2026-11-11T10:40' },
    ],
  },
];

export const GroupedEntries: Story = { ...docsOnly, args: { direction: 'vertical', steps: firstStages } };

export const FlatEntries: Story = {
  ...docsOnly,
  args: { direction: 'vertical', steps: firstStages.flatMap(({ title, state, entries = [] }) => [{ title, state }, ...entries]) },
};

export const NamedSteps: Story = { ...docsOnly, args: { direction: 'vertical', steps: begunOrderSteps } };

export const NumberedSteps: Story = {
  ...docsOnly,
  args: { direction: 'vertical', steps: begunOrderSteps.map(({ state }, index) => ({ title: `Этап\u00a0${index + 1}`, state })) },
};

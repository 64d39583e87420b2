import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { guide } from './Accordion.guide.ts';
import { Accordion } from './index.ts';

const meta = {
  title: 'Content/Accordion',
  id: 'kit-accordion',
  parameters: { guide },
  component: Accordion,
  args: {
    items: [
      {
        id: 'model',
        label: 'Описание',
        content: 'Низкие кроссовки на каждый день: верх из мягкой телячьей кожи, вставки из замши, литая подошва с протектором «ёлочка».',
        open: true,
      },
      { id: 'details', label: 'Состав и детали', content: 'Верх: кожа, замша. Подкладка: текстиль. Подошва: резина.' },
      { id: 'delivery', label: 'Доставка и возврат', content: 'Пункт выдачи: бесплатно. Курьер: 390 ₽. Вернуть можно за 14 дней.' },
      { id: 'cheaper', label: 'Гарантия цены', content: 'Пришлите ссылку, и мы сделаем цену не выше.' },
    ],
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

const findPart = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByText(name).closest('details');

/** Several parts may be open at once, so that shoppers can compare them. */
export const Several: Story = {
  args: {
    items: [
      { id: 'courier', label: 'Сколько стоит курьер?', content: '390\u00a0₽, привезёт завтра.', open: true },
      { id: 'point', label: 'А\u00a0пункт выдачи?', content: 'Бесплатно, послезавтра.', open: true },
      { id: 'fitting', label: 'Можно примерить?', content: 'Да, до\u00a0оплаты.' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Можно примерить?'));
    for (const part of canvasElement.querySelectorAll('details')) await expect(part).toHaveAttribute('open');
  },
};

/** All parts are closed at first, unless one has `open`. */
export const Closed: Story = {
  ...docsOnly,
  args: {
    items: [
      { id: 'composition', label: 'Состав', content: 'Верх: кожа, замша. Подошва: резина.' },
      { id: 'care', label: 'Уход', content: 'Протирайте влажной тканью.' },
      { id: 'shipping', label: 'Доставка', content: 'Пункт выдачи: бесплатно. Курьер: 390\u00a0₽.' },
    ],
  },
};

/** `single`, for long parts on a phone: opening one part closes the others, so that the page stays short. */
export const Single: Story = {
  args: {
    single: true,
    items: [
      { id: 'returns', label: 'Как вернуть заказ?', content: 'Принесите его в\u00a0любой пункт выдачи за\u00a014\u00a0дней.' },
      { id: 'refund', label: 'Когда придут деньги?', content: 'За\u00a0десять дней, на\u00a0ту\u00a0же карту.', open: true },
      { id: 'exchange', label: 'Можно обменять?', content: 'Да, на\u00a0другой размер.' },
    ],
  },
  play: async ({ canvasElement }) => {
    const [first, ...others] = [...canvasElement.querySelectorAll('details')].map((part) => part.getAttribute('name'));
    await expect(first).toBeTruthy();
    await expect(others).toEqual([first, first]);
  },
};

/** Closed content stays in the page, so that the browser's find-in-page can open it. */
export const FoundWhileClosed: Story = {
  play: async ({ canvasElement }) => {
    const part = findPart(canvasElement, 'Гарантия цены');
    await expect(part).not.toHaveAttribute('open');
    await expect(part).toHaveTextContent('Пришлите ссылку');
  },
};

/** `onOpenChange` tells which part was opened or closed. */
export const ReportsChanges: Story = {
  tags: ['!autodocs'],
  args: { onOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    const part = findPart(canvasElement, 'Состав и детали');
    await userEvent.click(within(canvasElement).getByText('Состав и детали'));
    await expect(part).toHaveAttribute('open');
    // jsdom opens the part, but has no ToggleEvent.
    if (typeof ToggleEvent === 'function') await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith('details', true));
  },
};

/** The part that the URL names is open, and the URL names the part that was opened last. */
export const FromAddress: Story = {
  tags: ['example'],
  parameters: undrawn,
  render: function Questions() {
    const [linkedId, setLinkedId] = useState('');
    useEffect(() => {
      const readHash = () => setLinkedId(location.hash.slice(1));
      readHash();
      addEventListener('hashchange', readHash);
      return () => removeEventListener('hashchange', readHash);
    }, []);
    return (
      <Accordion
        items={[
          { id: 'point', label: 'Где забрать заказ?', content: 'В\u00a0любом пункте выдачи.', open: linkedId === 'point' },
          { id: 'fitting', label: 'Можно примерить?', content: 'Да, до\u00a0оплаты.', open: linkedId === 'fitting' },
        ]}
        onOpenChange={(id, open) => {
          if (open) history.replaceState(history.state, '', `#${id}`);
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const { href } = location;
    location.hash = 'fitting';
    await waitFor(() => expect(findPart(canvasElement, 'Можно примерить?')).toHaveAttribute('open'));
    await expect(findPart(canvasElement, 'Где забрать заказ?')).not.toHaveAttribute('open');
    history.replaceState(history.state, '', href);
  },
};

/** `headingLevel`: the titles are headings of the level that the page needs, and look the same at every level. */
export const HeadingLevel: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { headingLevel: 2 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('h2')).toHaveLength(4);
  },
};

/** A long title wraps and a long word breaks. */
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'Сколько времени занимает доставка в отдалённые населённые пункты и можно ли её ускорить?',
        content: 'Ответили на почту konstantin.konstantinopolskii.preobrazhenskii@example.com: до трёх недель, ускорить нельзя.',
        open: true,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
};

export const AsQuestion: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    items: [
      { id: 'back', label: 'Как вернуть заказ?', content: 'Принесите его в\u00a0пункт выдачи.' },
      { id: 'money', label: 'Когда придут деньги?', content: 'За\u00a0десять дней.' },
    ],
  },
};

export const AsChapter: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    items: [
      { id: 'back-rules', label: 'Порядок возврата товара', content: 'Принесите его в\u00a0пункт выдачи.' },
      { id: 'money-rules', label: 'Взаиморасчёты', content: 'За\u00a0десять дней.' },
    ],
  },
};

const otherTerms = [
  { id: 'try-on', label: 'Можно примерить?', content: 'Да, до\u00a0оплаты.' },
  { id: 'pay', label: 'Как оплатить?', content: 'Картой на\u00a0сайте или при получении.' },
];

export const TermsInPage: Story = {
  ...docsOnly,
  render: () => (
    <>
      <p style={{ marginBottom: 16 }}>Привезём завтра, 390&nbsp;₽.</p>
      <Accordion items={otherTerms} />
    </>
  ),
};

export const TermsInPart: Story = {
  ...docsOnly,
  args: { items: [{ id: 'terms', label: 'Когда привезёте и\u00a0за\u00a0сколько?', content: 'Завтра, 390\u00a0₽.' }, ...otherTerms] },
};

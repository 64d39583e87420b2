import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from '../button/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { guide } from './Alert.guide.ts';
import { Alert, type AlertProps } from './index.ts';

const meta = {
  title: 'Feedback/Alert',
  id: 'kit-alert',
  parameters: { guide },
  component: Alert,
  args: { children: 'Склад закрыт до\u00a08\u00a0января: заказы отправим после праздников.' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `info`, for facts that need no action: warehouse hours, a rule. */
export const Info: Story = {};

/** `info`, the default. It has the colour of text. */
export const InfoTone: Story = { ...docsOnly };

/** `success`, for a result that lasts: an e-mail address is confirmed, a return is accepted. For a passing result take a toast. */
export const Success: Story = { args: { tone: 'success', title: 'Адрес подтверждён', children: undefined } };

/** `warning`, for what the shopper should check before going on: a price has changed, an order is late. */
export const Warning: Story = {
  args: { tone: 'warning', title: 'Цена изменилась', children: 'Пока вы\u00a0выбирали, кеды подешевели. Проверьте сумму.' },
};

function SaveForm(props: AlertProps) {
  const [isFailed, setFailed] = useState(false);
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 'var(--meet-space-4)' }}>
      {isFailed && <Alert {...props} />}
      <Button onClick={() => setFailed(true)}>Сохранить</Button>
    </div>
  );
}

/** `announced`, because the message appears after an action. */
export const Failed: Story = {
  args: {
    tone: 'error',
    announced: true,
    title: 'Не\u00a0сохранили: пропала связь',
    children: 'Введённое на\u00a0месте, повторите отправку.',
  },
  render: (args) => <SaveForm {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не сохранили');
  },
};

/** `actions`, where there is a next step: the buttons are part of the message, the main one first. */
export const WithActions: Story = {
  args: {
    tone: 'warning',
    title: 'Доставку перенесли на\u00a012\u00a0декабря',
    children: 'Склад не\u00a0успевает собрать заказ. Адрес и\u00a0время прежние.',
    actions: (
      <>
        <LinkButton href="/orders/4107/delivery" size="small">
          Выбрать другой день
        </LinkButton>
        <LinkButton href="/orders/4107/cancel" size="small" variant="text">
          Отменить заказ
        </LinkButton>
      </>
    ),
  },
};

/**
 * `onClose`, for a message that may be closed; the page then removes it and remembers that. Without `onClose` the message has no close
 * button.
 */
export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The page remembers that the message was closed, and moves the focus to the next element. */
export const Controlled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Orders(args) {
    const [isOpen, setOpen] = useState(true);
    const orders = useRef<HTMLParagraphElement>(null);
    const close = () => {
      setOpen(false);
      orders.current?.focus();
    };
    return (
      <>
        {isOpen && <Alert {...args} onClose={close} />}
        <p ref={orders} tabIndex={-1} style={{ marginTop: 'var(--meet-space-4)' }}>
          Заказов пока нет.
        </p>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Заказов пока нет.')).toHaveFocus();
  },
};

/** Long words break, and the close button stays in its corner. */
export const LongText: Story = {
  args: {
    tone: 'error',
    title: 'Не\u00a0удалось загрузить высокотехнологичные водонепроницаемые полуботинки',
    children: 'Файл «Каталог_осень_зима_2026_окончательный_исправленный_2.csv» длиннее, чем принимает магазин.',
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
};

/** `error`, for a failure: say what is safe and how to go on. */
export const ErrorTone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tone: 'error', title: 'Не\u00a0сохранили: пропала связь', children: 'Введённое на\u00a0месте, повторите отправку.' },
};

/** Everything that a message can have. */
export const AllParts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    tone: 'warning',
    title: 'Цена изменилась',
    children: 'Пока вы\u00a0выбирали, кеды подешевели.',
    actions: <Button size="small">Пересчитать</Button>,
    onClose: fn(),
  },
};

export const SaysNextStep: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tone: 'error', title: 'Не\u00a0сохранили: пропала связь', children: 'Введённое на\u00a0месте, повторите отправку.' },
};

export const SaysCode: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tone: 'error', title: 'Не\u00a0сохранили', children: 'Код 503: Service Unavailable.' },
};

export const ThreeAtOnce: Story = {
  ...docsOnly,
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--meet-space-2)' }}>
      <Alert tone="warning">Цена изменилась.</Alert>
      <Alert tone="success">Адрес подтверждён.</Alert>
      <Alert>Склад закрыт до&nbsp;8&nbsp;января.</Alert>
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { holdClock } from '../internal/hold-clock.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { guide } from './Countdown.guide.ts';
import { Countdown } from './index.ts';

const pastDeadline = Date.UTC(2026, 7, 20, 9);

const meta = {
  title: 'Feedback/Countdown',
  id: 'kit-countdown',
  parameters: { guide },
  component: Countdown,
  args: { until: pastDeadline, now: pastDeadline - 65_000, onEnd: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

interface HeldGoodsProps {
  /** When the goods are on sale again. */
  heldUntil: number;
  /** When the server rendered the page, so that its HTML and the first render of the browser agree. */
  renderedAt: number;
}

const HeldGoods = ({ heldUntil, renderedAt }: HeldGoodsProps) => (
  <p>
    Держим вещи за&nbsp;вами ещё <Countdown until={heldUntil} now={renderedAt} />, потом они вернутся в&nbsp;продажу
  </p>
);

const order = {
  // The server sends both times with the page. They stay the same when the page renders again.
  heldUntil: Date.now() + 1_450_000,
  renderedAt: Date.now(),
};

/** In a sentence that says what happens at the end: the units of an unpaid order are for sale again. */
export const InSentence: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <HeldGoods {...order} />,
};

/** A long sentence wraps, and the time stays in one piece. */
export const LongSentence: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <p style={{ maxWidth: 288 }}>
      Оплатите заказ, пока вещи отложены для&nbsp;вас: они вернутся в&nbsp;продажу через{' '}
      <Countdown until={order.heldUntil} now={order.renderedAt} />, а&nbsp;бонусы&nbsp;&mdash; на&nbsp;ваш счёт
    </p>
  ),
};

/** When the time has passed, which `onEnd` reports, a button replaces the sentence, and a status announces that a new code can be sent. */
export const NewCode: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function NewCode() {
    const [until, setUntil] = useState(Date.now() + 59_000);
    const [isOver, setOver] = useState(false);
    const box = useRef<HTMLDivElement>(null);
    const send = () => {
      setUntil(Date.now() + 59_000);
      setOver(false);
      box.current?.focus();
    };
    return (
      <div ref={box} tabIndex={-1}>
        <p role="status">{isOver && 'Можно отправить новый код'}</p>
        {isOver ? (
          <Button variant="line" onClick={send}>
            Отправить код
          </Button>
        ) : (
          <p>
            Отправить код ещё раз можно через <Countdown until={until} now={until - 59_000} onEnd={() => setOver(true)} />
          </p>
        )}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement);
    const clock = holdClock();
    try {
      await clock.moveTo(60_000);
      await userEvent.click(await code.findByRole('button', { name: 'Отправить код' }));
      const timer = await code.findByRole('timer');
      await expect(timer).toHaveTextContent(/^0:59$/);
      await clock.moveTo(61_000);
      await waitFor(() => expect(timer).toHaveTextContent(/^0:58$/));
      await clock.moveTo(118_999);
      await waitFor(() => expect(timer).toHaveTextContent(/^0:01$/));
      await clock.moveTo(119_000);
      await code.findByRole('button', { name: 'Отправить код' });
      await expect(code.getByRole('status')).toHaveTextContent('Можно отправить новый код');
    } finally {
      clock.release();
    }
  },
};

/** After `onEnd` the page says what follows, in place of the sentence. */
export const Over: Story = {
  ...docsOnly,
  render: function Order() {
    const [isOver, setOver] = useState(false);
    return (
      <>
        {!isOver && (
          <p>
            Держим вещи за&nbsp;вами ещё <Countdown until={new Date('2026-08-20T12:00+03:00')} onEnd={() => setOver(true)} />, потом они
            вернутся в&nbsp;продажу
          </p>
        )}
        <p role="status">{isOver && 'Время оплаты вышло, вещи вернулись в\u00a0продажу. Оформите заказ ещё\u00a0раз.'}</p>
      </>
    );
  },
};

/** The time has passed: the countdown stays at zero and has called `onEnd` once, so that the page can say what follows. */
export const Ended: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('timer')).toHaveTextContent('0:00'));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
  },
};

/** Without `now` a dash stands until the page is hydrated. */
export const WithoutNow: Story = { tags: ['!autodocs'], args: { now: undefined } };

export const Alone: Story = {
  ...docsOnly,
  render: () => <Countdown until={order.heldUntil} now={order.renderedAt} />,
};

const codeExpiresAt = order.renderedAt + 272_000;

export const RealEnd: Story = {
  ...docsOnly,
  render: () => (
    <p>
      Код действует ещё <Countdown until={codeExpiresAt} now={order.renderedAt} />, потом запросите новый
    </p>
  ),
};

export const InventedHurry: Story = {
  ...docsOnly,
  render: () => (
    <p>
      Скидка действует ещё <Countdown until={codeExpiresAt} now={order.renderedAt} />, потом цена вырастет
    </p>
  ),
};

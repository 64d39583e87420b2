import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { holdClock } from '../internal/hold-clock.ts';
import { guide } from './Countdown.guide.ts';
import { Countdown } from './index.ts';

const longPast = Date.UTC(2026, 7, 20, 9);

const meta = {
  title: 'Feedback/Countdown',
  id: 'kit-countdown',
  parameters: { guide },
  component: Countdown,
  args: { until: longPast, now: longPast - 65_000, onEnd: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the sentence that says what happens at the end: here how long goods are held for a payment. */
export const InSentence: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <p>
      Держим вещи за&nbsp;вами ещё <Countdown until={Date.now() + 1_450_000} now={Date.now()} />
    </p>
  ),
};

/** A button comes back at the end, which `onEnd` tells. */
export const NewCode: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function NewCode() {
    const [until, setUntil] = useState(Date.now() + 59_000);
    const [isOver, setOver] = useState(false);
    const send = () => {
      setUntil(Date.now() + 59_000);
      setOver(false);
    };
    if (isOver) {
      return (
        <Button variant="line" onClick={send}>
          Отправить код ещё раз
        </Button>
      );
    }
    return (
      <p>
        Отправить код ещё раз можно через <Countdown until={until} now={until - 59_000} onEnd={() => setOver(true)} />
      </p>
    );
  },
};

/** It counts down by the clock of the device. It has no reference picture, because it changes every second. */
export const Running: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Resend(args) {
    const [until, setUntil] = useState<number | null>(null);
    if (until !== null) return <Countdown {...args} until={until} now={until - 65_000} />;
    return (
      <Button variant="line" onClick={() => setUntil(Date.now() + 65_000)}>
        Отправить ещё раз
      </Button>
    );
  },
  play: async ({ canvasElement }) => {
    const clock = holdClock();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Отправить ещё раз' }));
    const timer = await within(canvasElement).findByRole('timer');
    await expect(timer).toHaveTextContent(/^1:05$/);
    await clock.moveTo(1000);
    await waitFor(() => expect(timer).toHaveTextContent(/^1:04$/));
    clock.release();
  },
};

/** The time has passed: it stays at zero and has called `onEnd` once, so that the page can say what follows. */
export const Ended: Story = {
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('timer')).toHaveTextContent('0:00'));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
  },
};

/** Inside a sentence, until a new code can be requested. */
export const ResendCode: Story = {
  render: function Code() {
    const [until, setUntil] = useState<number | null>(null);
    if (until === null) {
      return (
        <Button variant="line" onClick={() => setUntil(Date.now() + 2500)}>
          Получить код
        </Button>
      );
    }
    return (
      <p>
        Новый код через <Countdown until={until} now={until - 2500} />
      </p>
    );
  },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement);
    const clock = holdClock();
    await userEvent.click(code.getByRole('button', { name: 'Получить код' }));
    const timer = await code.findByRole('timer');
    await expect(timer).toHaveTextContent(/^0:03$/);
    await clock.moveTo(2499);
    await waitFor(() => expect(timer).toHaveTextContent(/^0:01$/));
    await clock.moveTo(2500);
    await waitFor(() => expect(timer).toHaveTextContent(/^0:00$/));
    clock.release();
  },
};

/** Without `now` a dash stands until the page is hydrated. */
export const WithoutNow: Story = { tags: ['!autodocs'], args: { now: undefined } };

export const Alone: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Countdown until={Date.now() + 1_450_000} now={Date.now()} />,
};

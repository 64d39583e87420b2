/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Form, RouterProvider, useActionData } from 'react-router';
import { readInput } from '../form/checkout-form.rules.ts';
import { type CheckoutOutcome, toDisconnectedOutcome } from './checkout-outcome.ts';
import { useRetry } from './use-retry.ts';

function Page() {
  const form = useRef<HTMLFormElement>(null);
  const response = useActionData<CheckoutOutcome>();
  useRetry(form, response);
  return (
    <Form method="post" ref={form}>
      <input type="hidden" name="key" value="1" />
      {/* A new quote may change what the form would send. */}
      <input type="hidden" name="seen" value={response ? 'new' : 'confirmed'} />
      <input name="city" aria-label="Город" />
      <button type="submit">Оплатить</button>
      <button type="submit" name="swap" value="id=a&by=b">
        Добавить пару
      </button>
      <button type="submit" name="swap" value="id=a&by=b&visibleSumText=1">
        Оплатить с заменой
      </button>
    </Form>
  );
}

/** Replaces `Request`, which jsdom lacks. The router creates one for each form. */
class FormRequest {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal | undefined;
  readonly #body: URLSearchParams;

  constructor(url: URL | string, { method = 'GET', signal, body }: { method?: string; signal?: AbortSignal; body?: URLSearchParams } = {}) {
    this.url = String(url);
    this.method = method;
    this.signal = signal;
    this.#body = body ?? new URLSearchParams();
  }

  async formData() {
    const form = new FormData();
    for (const [name, value] of this.#body) form.append(name, value);
    return form;
  }
}

let sent: FormData[];
beforeAll(() => {
  Object.assign(globalThis, { Request: FormRequest });
});
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  const action = async ({ request }: { request: Request }) => {
    const form = await request.formData();
    sent.push(form);
    return toDisconnectedOutcome(readInput(form));
  };
  const router = createMemoryRouter([{ path: '/', element: <Page />, action, loader: () => null, HydrateFallback: () => null }], {
    hydrationData: { loaderData: { 0: null } },
  });
  render(<RouterProvider router={router} />);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function waitSeconds(count: number) {
  for (let second = 0; second < count; second += 1) await wait(1000);
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait(10);
}

test('an order request without a response is sent twice more, unchanged', async () => {
  await press('Оплатить');
  await waitSeconds(20);
  expect(sent.map((form) => form.get('seen'))).toEqual(['confirmed', 'confirmed', 'confirmed']);
});

test('a replacement that is not ordered at once is not sent again if it gets no response', async () => {
  await press('Добавить пару');
  await waitSeconds(20);
  expect(sent).toHaveLength(1);
});

test('a replacement that is ordered at once is sent twice more without a response, like any other order', async () => {
  await press('Оплатить с заменой');
  await waitSeconds(20);
  expect(sent.map((form) => form.get('swap'))).toEqual(Array(3).fill('id=a&by=b&visibleSumText=1'));
});

test('editing the form stops the retries', async () => {
  await press('Оплатить');
  fireEvent.input(screen.getByLabelText('Город'), { target: { value: 'Казань' } });
  await waitSeconds(20);
  expect(sent).toHaveLength(1);
});

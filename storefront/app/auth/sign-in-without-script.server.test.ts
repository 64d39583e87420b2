import { RouterContextProvider } from 'react-router';
import { type Exchange, exchangeContext } from '../platform/graphql/exchange.server.ts';
import { sendCodeAction } from './sign-in-without-script.server.ts';

const createRefusingExchange =
  (code: string, message: string): Exchange =>
  async () => ({
    data: null,
    refused: { code, message, details: {} },
    setCookies: [],
  });

/** Submits the first step of the sign-in form without JavaScript. */
async function submit(exchange: Exchange) {
  const context = new RouterContextProvider();
  context.set(exchangeContext, exchange);
  const url = new URL('http://127.0.0.1/auth?at=0');
  const body = new URLSearchParams({ method: 'email', email: 'anna@example.com' });
  const { data, init } = await sendCodeAction({ request: new Request(url, { method: 'POST', body }), url, context });
  return { initial: data.initial, status: init?.status };
}

test.each([
  ['UNAVAILABLE', 503, /^Магазин не отвечает/],
  ['OUTCOME_UNKNOWN', 503, /неизвестно, чем кончилось.*введите последний/],
  ['TOO_MANY_REQUESTS', 422, /^Магазин не отвечает/],
])('the sign-in form keeps its values and explains the API error %s', async (code, status, error) => {
  const form = await submit(createRefusingExchange(code, 'Магазин не отвечает'));
  expect(form).toEqual({
    status,
    initial: { step: 'recipient', method: 'email', email: 'anna@example.com', error: expect.stringMatching(error) },
  });
});

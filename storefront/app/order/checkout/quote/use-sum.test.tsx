/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { cannedCheckoutQuote, cannedKazan, cannedSoldQuote, cannedValues } from '../checkout.canned.ts';
import { type CheckoutOutcome, toDisconnectedOutcome } from '../placing/checkout-outcome.ts';
import { toQuoteRequest } from './quote-request.rules.ts';
import { useReceivedQuote, useSum } from './use-sum.ts';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Fakes an API that refuses every sum with a delivery. */
function refuseDelivery(details: object) {
  const refusal = { errors: [{ message: 'Нет', extensions: { code: 'DELIVERY_UNAVAILABLE', details } }] };
  globalThis.fetch = async (_url, options) => {
    const { variables } = JSON.parse(String(options?.body)) as { variables: { dto: { delivery: object | null } } };
    const response = variables.dto.delivery ? refusal : { data: { quote: { ...cannedCheckoutQuote, delivery: null } } };
    return { text: async () => JSON.stringify(response) } as Response;
  };
}

test.each([
  ['does not respond', { instead: 'createOrderRequest' }, true],
  ['does not serve the city', { reason: 'NOT_SERVED' }, false],
])('if the carrier %s, the sum is computed without the delivery', async (_what, details, isDeliveryUnavailable) => {
  refuseDelivery(details);
  const request = toQuoteRequest(['a'], { ...cannedValues, ...cannedKazan });
  const { result } = renderHook(() => useSum(null, request));
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', quote: { delivery: null }, isDeliveryUnavailable }));
});

test('if the page came with a sum without delivery, requesting the sum again adds the delivery', async () => {
  globalThis.fetch = async () => ({ text: async () => JSON.stringify({ data: { quote: cannedCheckoutQuote } }) }) as Response;
  const request = toQuoteRequest(['a'], { ...cannedValues, ...cannedKazan });
  const initial = { request, quote: { ...cannedCheckoutQuote, delivery: null }, isDeliveryUnavailable: true };
  const { result } = renderHook(() => useSum(initial, request));
  expect(result.current).toMatchObject({ state: 'ready', quote: { delivery: null }, isDeliveryUnavailable: true });
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ state: 'stale', quote: { delivery: null } });
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', quote: { delivery: 88_500 }, isDeliveryUnavailable: false }));
});

const ids = cannedCheckoutQuote.lines.map(({ productItemId }) => productItemId);

/** The outcome of a form whose response was lost. */
const disconnectedOutcome = toDisconnectedOutcome({
  values: cannedValues,
  key: '1',
  ids,
  accountId: '',
  visibleSumJson: '',
  replacement: null,
  reduction: null,
});

test('a lost response does not replace the last quote that was received', () => {
  const buildQuote = (quote: typeof cannedCheckoutQuote) => ({
    request: toQuoteRequest(ids, cannedValues),
    quote,
    isDeliveryUnavailable: false,
  });
  const pageQuote = buildQuote(cannedCheckoutQuote);
  const refused = { ...disconnectedOutcome, problem: { kind: 'sold' as const }, quote: buildQuote(cannedSoldQuote) };
  const { result, rerender } = renderHook((props) => useReceivedQuote(props.quote, props.outcome), {
    initialProps: { quote: pageQuote, outcome: undefined as CheckoutOutcome | undefined },
  });
  expect(result.current).toBe(pageQuote);
  rerender({ quote: pageQuote, outcome: disconnectedOutcome });
  expect(result.current).toBe(pageQuote);
  rerender({ quote: pageQuote, outcome: refused });
  expect(result.current).toBe(refused.quote);
  rerender({ quote: pageQuote, outcome: disconnectedOutcome });
  expect(result.current).toBe(refused.quote);
  const reloaded = buildQuote(cannedCheckoutQuote);
  rerender({ quote: reloaded, outcome: undefined });
  expect(result.current).toBe(reloaded);
});

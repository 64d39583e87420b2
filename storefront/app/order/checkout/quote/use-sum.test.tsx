/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { cannedCheckoutQuote, cannedKazan, cannedValues } from '../checkout.canned.ts';
import { toQuoteRequest } from './quote-request.rules.ts';
import { useSum } from './use-sum.ts';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Refuses every sum with delivery. */
function refuse(details: object) {
  const refusal = { errors: [{ message: 'Нет', extensions: { code: 'DELIVERY_UNAVAILABLE', details } }] };
  globalThis.fetch = async (_url, options) => {
    const { variables } = JSON.parse(String(options?.body)) as { variables: { dto: { delivery: object | null } } };
    const response = variables.dto.delivery ? refusal : { data: { quote: { ...cannedCheckoutQuote, delivery: null } } };
    return { text: async () => JSON.stringify(response) } as Response;
  };
}

test.each([
  ['is silent', { instead: 'createOrderRequest' }, true],
  ['does not go there', { reason: 'NOT_SERVED' }, false],
])('where the carrier %s, the sum is without the delivery', async (_what, details, isDeliveryUnavailable) => {
  refuse(details);
  const asked = toQuoteRequest(['a'], { ...cannedValues, ...cannedKazan });
  const { result } = renderHook(() => useSum(null, asked));
  await waitFor(() =>
    expect(result.current).toMatchObject({ state: 'ready', quote: { delivery: null }, isDeliveryUnavailable: isDeliveryUnavailable }),
  );
});

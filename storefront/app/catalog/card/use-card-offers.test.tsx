/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { announceSession } from '../../platform/store/session-channel.ts';
import { useCardOffers } from './use-card-offers.ts';

const buildOffers = (productItemId: string) => ({
  sizes: [],
  offers: [{ productItemId, size: { slug: 'm' }, priceDetails: { payable: 1 } }],
});

let requests: ((productItemId: string) => void)[];
const originalFetch = globalThis.fetch;
beforeEach(() => {
  requests = [];
  globalThis.fetch = () =>
    new Promise((resolve) => {
      requests.push((unit) => resolve({ text: async () => JSON.stringify({ data: { product: buildOffers(unit) } }) } as Response));
    });
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

const renderCard = (isDrawerOpen: boolean) => {
  const { result } = renderHook(() => useCardOffers('1', isDrawerOpen));
  act(() => result.current.loadOffers());
  return result;
};

test('if a guest signs in while offers of an open drawer load, they are requested again and the outdated response is dropped', async () => {
  const result = renderCard(true);
  announceSession();
  await waitFor(() => expect(requests).toHaveLength(2));
  await act(async () => requests[0]?.('for guests'));
  expect(result.current.offers).toBeNull();
  await act(async () => requests[1]?.('for members'));
  expect(result.current.offers).toEqual(buildOffers('for members'));
});

test('a sign-in while the drawer of a card is open replaces its offers', async () => {
  const result = renderCard(true);
  await act(async () => requests[0]?.('for guests'));
  expect(result.current.offers).toEqual(buildOffers('for guests'));
  announceSession();
  await waitFor(() => expect(requests).toHaveLength(2));
  await act(async () => requests[1]?.('for members'));
  expect(result.current.offers).toEqual(buildOffers('for members'));
});

test('after a sign-in, a card whose drawer is closed requests offers only when they are needed again', async () => {
  const result = renderCard(false);
  await act(async () => requests[0]?.('for guests'));
  announceSession();
  await waitFor(() => expect(result.current.offers).toBeNull());
  expect(requests).toHaveLength(1);
  act(() => result.current.loadOffers());
  expect(requests).toHaveLength(2);
});

/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ConsentStore } from '../../platform/consent/consent.store.ts';
import { createStores, type Stores } from '../../platform/store/stores.harness.ts';
import { formatExpiredPlacedOrderCookie, formatPlacedOrderCookie } from '../placed-order-cookie.ts';
import type { DisplayedOrder } from './displayed-order.rules.ts';
import { cannedOrder } from './order.canned.ts';

type StoreClass<Store> = new (stores: Stores) => Store;

let stores: Stores;
// The real root store cannot be imported outside a build.
jest.unstable_mockModule('../../platform/store/root-store.tsx', () => ({
  useStore: <Store extends object>(Class: StoreClass<Store>) => stores.get(Class),
}));
const { useReportPurchase } = await import('./report-purchase.ts');

const paidOrder = cannedOrder({ status: 'PAID_READY_TO_SEND', payment: 'SUCCEEDED' });

function OrderPage({ order }: { order: DisplayedOrder }) {
  useReportPurchase(order);
  return null;
}

function storeCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested is this very cookie
  document.cookie = cookie;
}

/** Opens the page of an order. Returns the purchases that it reports. */
function openOrder(order: DisplayedOrder): object[] {
  window.dataLayer = [];
  const router = createMemoryRouter([{ id: 'root', path: '/', element: <OrderPage order={order} /> }], {
    hydrationData: { loaderData: { root: { analytics: { metrika: '1' } } } },
  });
  render(<RouterProvider router={router} />).unmount();
  return window.dataLayer;
}

beforeEach(() => {
  stores = createStores();
  stores.get(ConsentStore).saveChoice('granted');
  history.replaceState(null, '', `/orders/${paidOrder.publicOrder.uuid}`);
  storeCookie(formatPlacedOrderCookie(paidOrder.publicOrder.uuid, false));
});

test('the browser that placed an order reports its purchase once', () => {
  const purchase = { actionField: { id: '48377', revenue: 14_375 }, products: [expect.anything(), expect.anything()] };
  expect(openOrder(paidOrder)).toEqual([{ ecommerce: { currencyCode: 'RUB', purchase } }]);
  expect(openOrder(paidOrder)).toEqual([]);
});

test.each<[what: string, order: DisplayedOrder, prepare?: () => void]>([
  ['a browser that did not place the order', paidOrder, () => storeCookie(formatExpiredPlacedOrderCookie(false))],
  ['a shopper who has declined analytics', paidOrder, () => stores.get(ConsentStore).saveChoice('declined')],
  ['an order that is not paid', cannedOrder({ status: 'AWAITING_PAY', payment: 'NONE' })],
  ['an order of another shopper', { ...paidOrder, ownOrder: null }],
])('no purchase is reported for %s', (_what, order, prepare) => {
  prepare?.();
  expect(openOrder(order)).toEqual([]);
});

import {
  addToCartOperation,
  checkoutOperation,
  decidePaymentOperation,
  idempotencyKeyOperation,
  payOrderOperation,
  placeOrderOperation,
  quoteOperation,
} from '../../../api/test/purchase-operations.harness.ts';

/** A request to the API, and the equivalent request to the bare server. */
export interface PurchaseStep {
  operation: string;
  barePath: string;
  variables: object;
  /** Describes what is wrong with a response, or returns undefined. */
  describeFault(data: PurchaseData): string | undefined;
}

/** Fields that the checks and the next requests read. */
export interface PurchaseData {
  addToProductCart?: { lines: { productItemId: string }[] };
  user?: { email: string | null } | null;
  productCart?: { lines: { productItemId: string }[] } | null;
  quote?: { lines: { productItemId: string; problem: string | null }[]; total: number; delivery: number | null };
  getIdempotencyKey?: string;
  createOrderWithPaymentLink?: { id: string };
  payOrder?: { url: string };
  decideSandboxPayment?: { state: string };
}

/** Requests that depend on the responses before them. */
export type Purchase<Result = void> = Generator<PurchaseStep, Result, PurchaseData>;

/** Numbers of units in an order, and in the quote of a whole cart. */
export const UNITS_OF_ORDER = 2;
export const UNITS_OF_QUOTE = 5;

const cityId = 'sankt-peterburg';
const address = { cityId, street: 'Невский проспект', house: '1' };
const recipient = { name: 'Анна', surname: 'Ким', phone: '+79160000001' };

export function* addUnit(id: string): Purchase {
  const isInCart = ({ addToProductCart: cart }: PurchaseData) => cart?.lines.some(({ productItemId }) => productItemId === id);
  yield {
    operation: addToCartOperation,
    barePath: '/add',
    variables: { ids: [id] },
    describeFault: (data) => (isInCart(data) ? undefined : 'the unit is not in the cart'),
  };
}

/** Requests the quote of units, all of which must be for sale. */
export const createQuoteStep = (ids: readonly string[]): PurchaseStep => ({
  operation: quoteOperation,
  barePath: '/quote',
  variables: { ids, cityId },
  describeFault({ quote }) {
    if (quote?.lines.length !== ids.length) return 'other lines';
    if (quote.lines.some(({ problem }) => problem !== null)) return 'a unit that cannot be bought';
    return quote.total > 0 && quote.delivery !== null ? undefined : 'no total or no delivery';
  },
});

/** Places an order of the units in the cart, as a checkout does. Returns its id. */
export function* placeOrder(): Purchase<string> {
  const { user, productCart } = yield {
    operation: checkoutOperation,
    barePath: '/checkout',
    variables: {},
    describeFault: ({ user: shopper, productCart: cart }) => (shopper && cart?.lines.length ? undefined : 'no shopper or an empty cart'),
  };
  const ids = (productCart?.lines ?? []).slice(0, UNITS_OF_ORDER).map(({ productItemId }) => productItemId);
  const { quote } = yield createQuoteStep(ids);
  const { getIdempotencyKey: idempotencyKey } = yield {
    operation: idempotencyKeyOperation,
    barePath: '/key',
    variables: {},
    describeFault: ({ getIdempotencyKey }) => (getIdempotencyKey ? undefined : 'no key'),
  };
  const dto = {
    idempotencyKey,
    productItemIds: ids,
    expectedTotal: quote?.total,
    recipient: { ...recipient, email: user?.email },
    delivery: address,
  };
  const { createOrderWithPaymentLink } = yield {
    operation: placeOrderOperation,
    barePath: '/place',
    variables: { dto },
    describeFault: ({ createOrderWithPaymentLink: order }) => (order?.id ? undefined : 'no order'),
  };
  return createOrderWithPaymentLink?.id ?? '';
}

/** Places an order and pays it at the sandbox, which notifies the shop at once. */
export function* placeAndPay(): Purchase {
  const id = yield* placeOrder();
  const { payOrder } = yield {
    operation: payOrderOperation,
    barePath: '/pay',
    variables: { id },
    describeFault: ({ payOrder: payment }) => (payment?.url.includes('/pay/') ? undefined : 'no address at which to pay'),
  };
  yield {
    operation: decidePaymentOperation,
    barePath: '/decide',
    variables: { id: payOrder?.url.split('/').at(-1) },
    describeFault: ({ decideSandboxPayment }) => (decideSandboxPayment?.state === 'SUCCEEDED' ? undefined : 'an order that was not paid'),
  };
}

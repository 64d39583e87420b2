import { RouterContextProvider } from 'react-router';
import { userContext } from '../../../auth/session/session.server.ts';
import { exchangeContext } from '../../../platform/graphql/exchange.server.ts';
import type { CreateOrderInput } from '../../../platform/graphql/generated/graphql.ts';
import { buildVisit } from '../../../platform/visit.factory.ts';
import { apiContext, visitContext } from '../../../platform/visit.server.ts';
import { cannedCheckoutQuote, cannedKazan, cannedPoints, cannedValues } from '../checkout.canned.ts';
import { loadCheckout } from '../checkout-page.server.ts';
import { readSentCheckout } from '../draft/sent-checkout.server.ts';
import { toRecipientKey } from '../form/checkout-form.rules.ts';
import { toVisibleSum } from '../quote/visible-sum.rules.ts';
import { formatReplacement } from '../unavailable/chosen-replacement.rules.ts';
import { submitCheckout } from './place-order.server.ts';

type Response = { data?: object; code?: string } | 'no response';

const kazan = { id: 'kazan', title: 'Казань', region: 'Республика Татарстан' };
const order = { id: '0197f3a0-0000-7000-8000-000000000001' };
const responses: Record<string, Response> = {
  FindCity: { data: { findCity: [kazan] } },
  CheckoutSum: { data: { quote: cannedCheckoutQuote } },
  PickupPoints: { data: { getPVZListByLocation: { items: cannedPoints, pagination: { totalPages: 1 } } } },
  PlaceOrder: { data: { createOrderWithPaymentLink: order } },
  PlaceOrderByCall: { data: { createOrderRequest: order } },
  CheckoutOrders: { data: { userOrderList: { items: [] }, addressList: { items: [] } } },
  CheckoutPage: {
    data: {
      user: { id: 'anna', name: 'Анна', surname: '', phone: null, email: null },
      productCart: { promocode: null, lines: [{ productItemId: 'later' }] },
    },
  },
};

const url = 'https://meet.example/checkout';
const formValues = { ...cannedValues, ...cannedKazan, street: 'ул. Щапова', house: '26', consent: 'yes', bonuses: '0' };
const visibleSum = toVisibleSum(cannedCheckoutQuote);

/** Submits a form like a browser without JavaScript, and records the operations that the API receives. */
function submit(fields: Record<string, string>, changedResponses: Record<string, Response> = {}) {
  const form = new URLSearchParams({ ...formValues, account: 'anna', key: 'key', seen: JSON.stringify(visibleSum), ...fields });
  for (const [id] of visibleSum.lines) form.append('unit', id);
  const sent: { operation: string; variables: { dto?: Partial<CreateOrderInput> } }[] = [];
  const respond = async (document: object, { variables = {} }: { variables?: object } = {}) => {
    const operation = /(?:query|mutation) (\w+)/.exec(String(document))?.[1] ?? '';
    sent.push({ operation, variables });
    const response = changedResponses[operation] ?? responses[operation];
    if (!response || response === 'no response') throw new Error(`no response to ${operation}`);
    const { data = null, code } = response;
    return { data, refused: code ? { code, message: 'Нет', details: {} } : null, setCookies: [] };
  };
  const context = new RouterContextProvider();
  context.set(visitContext, buildVisit({ logger: { error: () => undefined, warn: () => undefined } }));
  context.set(userContext, { id: 'anna' } as never);
  context.set(exchangeContext, respond as never);
  context.set(apiContext, { query: async (document: object) => (await respond(document)).data } as never);
  const request = new Request(url, { method: 'POST', body: form });
  return {
    done: submitCheckout({ request, context }).catch((thrown: unknown) => {
      if (thrown instanceof globalThis.Response) return thrown;
      throw thrown;
    }),
    load: () => loadCheckout({ request: new Request(url), context }),
    operations: () => sent.map(({ operation }) => operation),
    consentVersions: () => sent.flatMap(({ variables }) => variables.dto?.consentVersion ?? []),
    orders: () => sent.flatMap(({ operation, variables }) => (operation === 'PlaceOrder' && variables.dto ? [variables.dto] : [])),
    keys: () => sent.flatMap(({ variables }) => variables.dto?.idempotencyKey ?? []),
  };
}

/** Returns the outcome of a form that places no order. */
async function readOutcome(done: ReturnType<typeof submit>['done']) {
  const result = await done;
  if (result instanceof Response) throw new Error(`redirected to ${result.headers.get('location')}`);
  return { data: result.data, init: result.init ?? {} };
}

test.each([
  ['ONLINE', 'the payment', 'PlaceOrder', `/orders/${order.id}/pay`],
  ['CALL', 'the page of the order', 'PlaceOrderByCall', `/orders/${order.id}`],
])('placing an order with the payment %s redirects to %s, and loads no data of the checkout', async (payment, _to, operation, path) => {
  const { done, operations } = submit({ payment });
  const response = await done;
  expect(response).toMatchObject({ status: 303 });
  expect(response instanceof Response && response.headers.get('location')).toBe(path);
  expect(operations()).toEqual(['FindCity', operation]);
});

test.each<[string, Record<string, string>, Response, string[]]>([
  ['a typed address is saved after the order if the shopper has requested that', { saveAddress: 'yes' }, { data: {} }, ['SaveDestination']],
  ['an order is placed even if its address cannot be saved', { saveAddress: 'yes' }, { code: 'UNAVAILABLE' }, ['SaveDestination']],
  [
    'no address is saved for an order to a pickup point',
    { saveAddress: 'yes', way: 'PICKUP', point: 'kazan-1', pointFor: 'kazan' },
    'no response',
    [],
  ],
])('%s', async (_what, fields, SaveDestination, expected) => {
  const { done, operations } = submit(fields, { SaveDestination });
  expect(await done).toMatchObject({ status: 303 });
  expect(operations()).toEqual(['FindCity', 'PlaceOrder', ...expected]);
});

const lost = { PlaceOrder: 'no response', CheckoutSum: 'no response' } as const;
const pickup = { way: 'PICKUP', point: 'kazan-1', pointFor: 'kazan' };

test.each<[string, object, Record<string, Response>, string[]]>([
  ['fields are missing', { street: '' }, {}, ['FindCity', 'CheckoutSum']],
  ['the city is unknown', { city: 'Нигде' }, { FindCity: { data: { findCity: [] } } }, ['FindCity', 'CheckoutSum']],
  ['the price has changed', pickup, { PlaceOrder: { code: 'PRICE_CHANGED' } }, ['FindCity', 'PlaceOrder', 'CheckoutSum', 'PickupPoints']],
  ['a unit is replaced', { swap: 'id=bag-tan&by=bag-black' }, { ReplaceAtCheckout: { data: {} } }, ['ReplaceAtCheckout', 'CheckoutSum']],
  ['the promo code is removed', { intent: 'remove' }, { RemovePromocode: { data: {} } }, ['RemovePromocode', 'CheckoutSum']],
])('if %s, the sum and, for pickup, the points are requested once, and the page reuses them', async (_what, fields, changed, expected) => {
  const { done, load, operations } = submit({ ...fields }, changed);
  const { data: outcome, init } = await readOutcome(done);
  expect(init.status).toBe(422);
  expect(operations()).toEqual(expected);
  const page = await load();
  expect(operations().slice(expected.length).toSorted()).toEqual(['CheckoutOrders', 'CheckoutPage']);
  expect(page).toMatchObject({ values: outcome.values, ids: outcome.ids, key: 'key' });
  expect(page.quote).toBe(outcome.quote);
});

const swap = formatReplacement({
  id: 'bag-tan',
  by: 'bag-black',
  order: {
    promocode: 'ОСЕНЬ10',
    bonuses: '50',
    visibleSumJson: JSON.stringify({ lines: [['bag-black', 650_000]], total: 700_000, promo: 0, bonuses: 5000, delivery: 50_000 }),
  },
});
const replaced = { data: { replaceInProductCart: { userId: 'anna' } } };

test('a replacement that is submitted with a sum replaces the unit and places an order for that sum', async () => {
  const { done, operations, orders } = submit({ swap }, { ReplaceAtCheckout: replaced });
  expect(await done).toMatchObject({ status: 303 });
  expect(operations()).toEqual(['ReplaceAtCheckout', 'FindCity', 'PlaceOrder']);
  expect(orders()).toEqual([
    expect.objectContaining({
      productItemIds: ['bag-black'],
      expectedTotal: 700_000,
      promocode: 'ОСЕНЬ10',
      bonuses: 50,
      idempotencyKey: 'key',
    }),
  ]);
});

test('a similar unit and the replacement in the displayed order are both put into the cart and the form', async () => {
  const displayed = { id: 'jacket-olive', by: 'jacket-black' };
  const { done, operations } = submit(
    { swap: formatReplacement({ id: 'bag-tan', by: 'bag-black', displayed, order: null }) },
    { ReplaceAtCheckout: replaced },
  );
  const { data: outcome } = await readOutcome(done);
  expect(operations()).toEqual(['ReplaceAtCheckout', 'ReplaceAtCheckout', 'CheckoutSum']);
  expect(outcome).toMatchObject({ problem: { kind: 'replaced' } });
  expect(outcome.ids.filter((id) => ['bag-tan', 'bag-black', 'jacket-olive', 'jacket-black'].includes(id))).toEqual([
    'bag-black',
    'jacket-black',
  ]);
});

test('an order with a replacement is placed even if the API no longer finds the unit to replace', async () => {
  const { done, operations } = submit({ swap }, { ReplaceAtCheckout: { code: 'NOT_FOUND' } });
  expect(await done).toMatchObject({ status: 303 });
  expect(operations()).toEqual(['ReplaceAtCheckout', 'FindCity', 'PlaceOrder']);
});

test.each<[string, Record<string, string>, Record<string, Response>, { areIdsReplaced: boolean; problem: object }]>([
  ['fields are missing', { name: '' }, { ReplaceAtCheckout: replaced }, { areIdsReplaced: true, problem: { kind: 'fields' } }],
  [
    'the price has changed',
    {},
    { ReplaceAtCheckout: replaced, PlaceOrder: { code: 'PRICE_CHANGED' } },
    { areIdsReplaced: true, problem: { kind: 'price', changes: { total: { was: 700_000, now: cannedCheckoutQuote.total } } } },
  ],
  [
    'the replacement was sold',
    {},
    { ReplaceAtCheckout: { code: 'ITEMS_UNAVAILABLE' }, PlaceOrder: { code: 'ITEMS_UNAVAILABLE' } },
    { areIdsReplaced: false, problem: { kind: 'sold' } },
  ],
  [
    'the API does not respond to the replacement',
    {},
    { ReplaceAtCheckout: 'no response' },
    { areIdsReplaced: false, problem: { kind: 'swapUnknown' } },
  ],
  [
    'the API does not respond to the order',
    {},
    { ReplaceAtCheckout: replaced, PlaceOrder: 'no response' },
    { areIdsReplaced: true, problem: { kind: 'unknown' } },
  ],
])('if %s, submitting a replacement with a sum returns the form with the problem', async (_what, fields, changed, {
  areIdsReplaced,
  problem,
}) => {
  const { data: outcome } = await readOutcome(submit({ swap, ...fields }, changed).done);
  expect(outcome).toMatchObject({ problem });
  expect(outcome.ids.includes('bag-black')).toBe(areIdsReplaced);
  expect(outcome.ids).toHaveLength(visibleSum.lines.length);
});

test('an order to a street typed for another city is placed only when the form is submitted again', async () => {
  const first = submit({ streetFor: 'samara' });
  const { data: outcome } = await readOutcome(first.done);
  expect(first.operations()).not.toContain('PlaceOrder');
  expect(outcome).toMatchObject({ errors: { street: expect.stringContaining('Город изменился') }, values: { street: 'ул. Щапова' } });
  const again = await submit({ streetFor: outcome.values.streetFor }).done;
  expect(again instanceof Response && again.headers.get('location')).toBe(`/orders/${order.id}/pay`);
});

test('an order to a saved address is not placed if another city was typed', async () => {
  const moscow = { id: 'moskva', title: 'Москва', region: '' };
  const submission = submit({ address: 'home', city: 'Москва' }, { FindCity: { data: { findCity: [moscow] } } });
  const { data: outcome } = await readOutcome(submission.done);
  expect(submission.operations()).not.toContain('PlaceOrder');
  expect(outcome).toMatchObject({
    errors: { street: expect.stringContaining('Город изменился') },
    values: { address: '', cityId: 'moskva' },
  });
});

test('the consent of an earlier order is accepted only if the newest order has the same recipient', async () => {
  const consentFor = toRecipientKey(formValues);
  const { data: outcome } = await readOutcome(submit({ consent: '', consentFor }).done);
  expect(outcome.errors).toMatchObject({ consent: expect.any(String) });
  const { name, surname, phone } = formValues;
  const placedBefore = (newest: object) => ({ CheckoutOrders: { data: { userOrderList: { items: [newest] } } } });
  const other = await readOutcome(submit({ consent: '', consentFor }, placedBefore({ name: 'Мария', surname, phone })).done);
  expect(other.data.errors).toMatchObject({ consent: expect.any(String) });
  expect(await submit({ consent: '', consentFor }, placedBefore({ name, surname, phone })).done).toMatchObject({ status: 303 });
});

test('an order is sent with the version of the displayed consent text, or with «unpublished» if there was no text', async () => {
  const { values } = await submit({}).load();
  expect(values.consentVersion).toBe('unpublished');
  for (const [consentVersion, expected] of [
    ['2026-11-20', '2026-11-20'],
    ['', 'unpublished'],
  ] as const) {
    const { done, consentVersions } = submit({ consentVersion });
    expect(await done).toMatchObject({ status: 303 });
    expect(consentVersions()).toEqual([expected]);
  }
});

test('a refused form with a pickup point keeps the city of the street that was typed for a courier', async () => {
  const { data: outcome } = await readOutcome(
    submit({ streetFor: 'samara', way: 'PICKUP', point: 'kazan-1', pointFor: 'kazan', name: '' }).done,
  );
  expect(outcome).toMatchObject({ errors: { name: expect.any(String) }, values: { streetFor: 'samara' } });
});

test.each([
  ['a pickup point', { way: 'PICKUP', point: 'kazan-1', pointFor: 'kazan' }],
  ['a saved address', { address: 'home' }],
])('an order to %s is placed even if the typed street belongs to another city', async (_where, fields) => {
  const response = await submit({ streetFor: 'samara', ...fields }).done;
  expect(response).toMatchObject({ status: 303 });
});

test('if neither an order, sent twice, nor its sum gets a response, the idempotency key stays, and a cookie stores the form', async () => {
  const { done, keys } = submit({ comment: 'Позвоните' }, lost);
  const { data: outcome, init } = await readOutcome(done);
  expect(init.status).toBe(503);
  expect(outcome).toMatchObject({ problem: { kind: 'unknown' }, key: 'key', quote: null, values: { comment: 'Позвоните' } });
  expect(keys()).toEqual(['key', 'key']);
  const cookie = new Headers(init.headers).getSetCookie().join();
  expect(readSentCheckout(new Request(url, { headers: { cookie: cookie.split(';')[0] ?? '' } }), 'anna')).toMatchObject({
    key: 'key',
    values: { comment: 'Позвоните' },
  });
});

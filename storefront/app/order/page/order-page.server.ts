import { type ActionFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import { createServiceUnavailable, notFound } from '../../platform/error-response.ts';
import { createRefusal, readForm } from '../../platform/form/form.server.ts';
import { readFormText } from '../../platform/form/form-text.ts';
import { queryShop, type ShopResponse } from '../../platform/graphql/ask-shop.server.ts';
import type { RefusedOperation } from '../../platform/graphql/exchange.server.ts';
import { describeRefusal, isOutage, unsureIfSavedAdvice } from '../../platform/graphql/failure-messages.ts';
import {
  CancelOrderDocument,
  CheckOrderPaymentDocument,
  OpenOrderPageDocument,
  OrderPageDocument,
  RequestOrderCallDocument,
  RequestReturnDocument,
} from '../../platform/graphql/generated/graphql.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { type DisplayedOrder, isWaiting, toOpenOrder } from './displayed-order.rules.ts';
import { toReturnMethod, toReturnReason } from './unit/return.rules.ts';

const reloadParameter = 'asked';
/** With the time between two reloads, this takes about as long as a page with JavaScript polls. */
const maxReloads = 20;

const countReloads = ({ searchParams }: URL): number => {
  const times = Number(searchParams.get(reloadParameter) ?? 0);
  return Number.isSafeInteger(times) && times >= 0 ? times : maxReloads;
};

/** Whether a page without JavaScript has been reloaded often enough. */
export const isReloadOver = (url: URL): boolean => countReloads(url) >= maxReloads;

/**
 * Returns the address that a page without JavaScript reloads next. The address contains the number of reloads, because nothing else stores
 * it.
 */
export function nextReload(url: URL): string {
  const next = new URL(url);
  next.searchParams.set(reloadParameter, String(countReloads(url) + 1));
  return next.pathname + next.search;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether an order may have this id. Others need no request. */
export const mayBeOrder = (id: string): boolean => uuid.test(id);

type Context = Readonly<RouterContextProvider>;

interface Asking {
  context: Context;
  id: string;
  url: URL;
}

/** Parameter of the return address: the provider redirects the shopper to the order with it. */
const returned = 'paid';

const isUnknownOrder = ({ code }: RefusedOperation) => code === 'BAD_USER_INPUT' || code === 'NOT_FOUND';

interface ReadOrder extends DisplayedOrder {
  /** Whether the account has a confirmed phone. */
  mayBeCalled: boolean;
}

/** Reads an order, never from a cache. An unknown id and another person's order that may not be shown result in the same 404. */
async function read({ context, id, url }: Asking): Promise<ReadOrder> {
  if (!mayBeOrder(id)) throw notFound(url);
  const refuse = ({ refused }: ShopResponse<unknown>) => (refused && !isUnknownOrder(refused) ? createServiceUnavailable() : notFound(url));
  if (context.get(visitContext).visitor === 'known') {
    const response = await queryShop(context, OrderPageDocument, { id });
    const full = response.data?.getOrderByUUID;
    // The staff may read any order, but this page is for its owner.
    if (full?.isOwn) return { open: toOpenOrder(full), full, mayBeCalled: Boolean(response.data?.user?.phone) };
    // If the API does not respond, an owner must not see the public part as if it were the whole.
    if (response.refused && isOutage(response.refused)) throw refuse(response);
  }
  const response = await queryShop(context, OpenOrderPageDocument, { id });
  if (!response.data?.publicOrder) throw refuse(response);
  return { open: response.data.publicOrder, full: null, mayBeCalled: false };
}

/** Loads an order. When the shopper comes back from the payment, its result is requested from the provider. */
export async function loadOrder(asking: Asking) {
  const { url, context, id } = asking;
  let order = await read(asking);
  const hasReturned = url.searchParams.has(returned) && !isReloadOver(url);
  if (url.searchParams.has(returned) && order.open.payment.state === 'PENDING') {
    await queryShop(context, CheckOrderPaymentDocument, { id });
    order = await read(asking);
  }
  const reloadTo = isWaiting(order, hasReturned) && !isReloadOver(url) ? nextReload(url) : null;
  return { ...order, hasReturned, reloadTo };
}

function runIntent(intent: FormDataEntryValue | null, { context, id }: Asking, form: FormData) {
  const item = readFormText(form, 'item');
  const items = item ? [item] : [];
  switch (intent) {
    case 'call':
      return queryShop(context, RequestOrderCallDocument, { id });
    case 'cancel':
      return queryShop(context, CancelOrderDocument, { id, itemIds: item ? items : null });
    case 'return':
      return queryShop(context, RequestReturnDocument, {
        dto: {
          id,
          itemIds: items,
          reason: toReturnReason(readFormText(form, 'reason')),
          method: toReturnMethod(readFormText(form, 'method')),
        },
      });
    default:
      return queryShop(context, CheckOrderPaymentDocument, { id });
  }
}

/** Changes an order by a form, with JavaScript or without, and shows its new state. */
export async function changeOrder({ request, params, url, context }: ActionFunctionArgs<Context>) {
  const id = params.id ?? '';
  if (!mayBeOrder(id)) throw notFound(url);
  const form = await readForm(request);
  const { refused } = await runIntent(form.get('intent'), { context, id, url }, form);
  // Reloading the page must not submit the form again. The address keeps the parameter of the return from the payment.
  if (!refused) throw redirect(`${url.pathname}${url.search}`, { status: 303 });
  const failed = { failed: describeRefusal(refused, unsureIfSavedAdvice), needsPhone: 'confirmPhone' in refused.details };
  return createRefusal(failed, isOutage(refused));
}

import { type ActionFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import { createServiceUnavailable, notFound } from '../../platform/error-response.ts';
import { createRefusal, readForm } from '../../platform/form/form.server.ts';
import { readFormText } from '../../platform/form/form-text.ts';
import { type ApiResponse, callApi } from '../../platform/graphql/call-api.server.ts';
import type { RefusedOperation } from '../../platform/graphql/exchange.server.ts';
import { describeRefusal, isOutage, unsureIfSavedAdvice } from '../../platform/graphql/failure-messages.ts';
import {
  CancelOrderDocument,
  CheckOrderPaymentDocument,
  OrderPageDocument,
  PublicOrderPageDocument,
  RequestOrderCallDocument,
  RequestReturnDocument,
  WithdrawReturnDocument,
} from '../../platform/graphql/generated/graphql.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { wholeOrderValue } from './action/cancellation.rules.ts';
import { type DisplayedOrder, mustWaitForBank, toPublicOrder } from './displayed-order.rules.ts';
import { buildReloadAddress, isReloadLimitReached } from './page-reloads.rules.ts';
import { toReturnMethod, toReturnReason } from './unit/return.rules.ts';

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether an order may have this id. Other ids need no request. */
export const isOrderId = (id: string): boolean => uuidPattern.test(id);

type Context = Readonly<RouterContextProvider>;

interface OrderPageArgs {
  context: Context;
  id: string;
  url: URL;
}

/** Query parameter with which the payment provider redirects the shopper back to the page of the order. */
const returnParameter = 'paid';

const isUnknownOrder = ({ code }: RefusedOperation) => code === 'BAD_USER_INPUT' || code === 'NOT_FOUND';

interface LoadedOrder extends DisplayedOrder {
  /** Whether the account has a confirmed phone, which a confirmation by phone needs. */
  mayBeCalled: boolean;
}

/** Reads an order, never from a cache. An order that does not exist and an order that the visitor may not see result in the same 404. */
async function readOrder({ context, id, url }: OrderPageArgs): Promise<LoadedOrder> {
  if (!isOrderId(id)) throw notFound(url);
  const createError = ({ refused }: ApiResponse<unknown>) =>
    refused && !isUnknownOrder(refused) ? createServiceUnavailable() : notFound(url);
  if (context.get(visitContext).visitor === 'known') {
    const response = await callApi(context, OrderPageDocument, { id });
    const ownOrder = response.data?.getOrderByUUID;
    // The staff may read any order, but this page is for its owner.
    if (ownOrder?.isOwn) return { publicOrder: toPublicOrder(ownOrder), ownOrder, mayBeCalled: Boolean(response.data?.user?.phone) };
    // If the API does not respond, an owner must not see the public part as if it were the whole order.
    if (response.refused && isOutage(response.refused)) throw createError(response);
  }
  const response = await callApi(context, PublicOrderPageDocument, { id });
  if (!response.data?.publicOrder) throw createError(response);
  return { publicOrder: response.data.publicOrder, ownOrder: null, mayBeCalled: false };
}

/** Loads an order. When the shopper comes back from the payment, requests the result of the payment from the provider. */
export async function loadOrder(pageArgs: OrderPageArgs) {
  const { url, context, id } = pageArgs;
  let order = await readOrder(pageArgs);
  const isBackFromPayment = url.searchParams.has(returnParameter) && !isReloadLimitReached(url);
  if (url.searchParams.has(returnParameter) && order.publicOrder.payment.state === 'PENDING') {
    await callApi(context, CheckOrderPaymentDocument, { id });
    order = await readOrder(pageArgs);
  }
  const reloadTo = mustWaitForBank(order, isBackFromPayment) && !isReloadLimitReached(url) ? buildReloadAddress(url) : null;
  return { ...order, isBackFromPayment, reloadTo };
}

function runIntent(intent: FormDataEntryValue | null, { context, id }: OrderPageArgs, form: FormData) {
  const item = readFormText(form, 'item');
  const items = item ? [item] : [];
  switch (intent) {
    case 'call':
      return callApi(context, RequestOrderCallDocument, { id });
    case 'cancel':
      return callApi(context, CancelOrderDocument, { id, itemIds: item === wholeOrderValue ? null : items });
    case 'return':
      return callApi(context, RequestReturnDocument, {
        dto: {
          id,
          itemIds: items,
          reason: toReturnReason(readFormText(form, 'reason')),
          method: toReturnMethod(readFormText(form, 'method')),
        },
      });
    case 'withdraw-return':
      return callApi(context, WithdrawReturnDocument, {
        dto: { id, itemIds: items, requestedAt: readFormText(form, 'requested') || null },
      });
    default:
      return callApi(context, CheckOrderPaymentDocument, { id });
  }
}

/** Changes an order as a submitted form requests, with JavaScript or without, and redirects to the new state. */
export async function changeOrder({ request, params, url, context }: ActionFunctionArgs<Context>) {
  const id = params.id ?? '';
  if (!isOrderId(id)) throw notFound(url);
  const form = await readForm(request);
  const { refused } = await runIntent(form.get('intent'), { context, id, url }, form);
  // Reloading the page must not submit the form again. The URL keeps the parameter that says that the shopper has come back from the
  // payment.
  if (!refused) throw redirect(`${url.pathname}${url.search}`, { status: 303 });
  const failure = { errorText: describeRefusal(refused, unsureIfSavedAdvice), needsPhone: 'confirmPhone' in refused.details };
  return createRefusal(failure, isOutage(refused));
}

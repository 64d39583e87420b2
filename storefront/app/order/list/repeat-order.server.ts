import { href, type RouterContextProvider, redirect } from 'react-router';
import { requireUser } from '../../auth/session/session.server.ts';
import { createRefusal, readForm } from '../../platform/form/form.server.ts';
import { type ApiResponse, callApi } from '../../platform/graphql/call-api.server.ts';
import { describeRefusal, isOutage, unsureIfSavedAdvice } from '../../platform/graphql/failure-messages.ts';
import { AddToCartDocument, RepeatedOrderDocument } from '../../platform/graphql/generated/graphql.ts';
import { isOrderId } from '../page/order-page.server.ts';

interface RepeatOrderArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

const notForSaleText = 'Этих вещей больше нет в\u00a0продаже. Корзина осталась прежней.';

function toRepeatRefusal(orderId: string, { refused }: ApiResponse<unknown>) {
  if (!refused) return createRefusal({ failure: { orderId, text: notForSaleText, isSoldOut: true } });
  return createRefusal({ failure: { orderId, text: describeRefusal(refused, unsureIfSavedAdvice), isSoldOut: false } }, isOutage(refused));
}

/** Adds to the cart those units of an order that are still for sale, and opens the cart. Works without JavaScript. */
export async function repeatOrder({ request, url, context }: RepeatOrderArgs) {
  requireUser(context, url.pathname + url.search);
  const id = (await readForm(request)).get('order');
  if (typeof id !== 'string' || !isOrderId(id)) return createRefusal({ failure: { orderId: '', text: notForSaleText, isSoldOut: true } });
  const response = await callApi(context, RepeatedOrderDocument, { id });
  const ids = response.data?.getOrderByUUID?.orderProductItems.flatMap(({ buyAgainId }) => buyAgainId ?? []) ?? [];
  if (ids.length === 0) return toRepeatRefusal(id, response);
  const cartResponse = await callApi(context, AddToCartDocument, { ids });
  if (cartResponse.refused) return toRepeatRefusal(id, cartResponse);
  throw redirect(href('/cart'), { status: 303 });
}

import { redirect } from 'react-router';
import { notFound } from '../../platform/error-response.ts';
import { callApi } from '../../platform/graphql/call-api.server.ts';
import { PayOrderDocument } from '../../platform/graphql/generated/graphql.ts';
import { parseShopUrl } from '../../platform/shop-url.rules.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { isOrderId } from '../page/order-page.server.ts';
import type { Route } from './+types/pay-order';
import { renderRedirectPage } from './redirect-page.server.ts';

const privateHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/**
 * Redirects to the payment of an order. Messages link to this page. The request creates a payment or finds the open one, so the link may be
 * opened any number of times. If the order cannot be paid, redirects to the page of the order, which says why.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { id } = params;
  if (!isOrderId(id)) throw notFound(url);
  const { publicUrl } = context.get(visitContext);
  const { data, refused } = await callApi(context, PayOrderDocument, { id });
  if (refused?.code === 'BAD_USER_INPUT' || refused?.code === 'NOT_FOUND') throw notFound(url);
  const orderPath = `/orders/${encodeURIComponent(id)}`;
  if (!data) throw redirect(refused?.code === 'CONFLICT' ? orderPath : `${orderPath}?silent`, { status: 303, headers: privateHeaders });
  const shopUrl = parseShopUrl(data.payOrder.url, publicUrl);
  if (shopUrl) throw redirect(shopUrl.pathname + shopUrl.search, { status: 303, headers: privateHeaders });
  return renderRedirectPage(data.payOrder.url, privateHeaders);
}

/** Redirects a posted form to the same URL with GET, because the loader begins the payment. */
export const action = ({ params }: Route.ActionArgs) => redirect(`/orders/${encodeURIComponent(params.id)}/pay`, { status: 303 });

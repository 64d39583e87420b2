import { requireUser } from '../../auth/session/session.server.ts';
import { notFound } from '../../platform/error-response.ts';
import { OrdersPageDocument } from '../../platform/graphql/generated/graphql.ts';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/OrdersPage';
import { OrdersView } from './OrdersView.tsx';
import { buildOrdersPath, ordersPerPage, readOrderListPage, toListState } from './orders.rules.ts';
import { repeatOrder } from './repeat-order.server.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireUser(context, url.pathname + url.search);
  const listPage = readOrderListPage(url.searchParams);
  if (!listPage) throw notFound(url);
  const { userOrderList } = await context.get(apiContext).query(OrdersPageDocument, {
    dto: { state: toListState(listPage.filter), pagination: { page: listPage.page, limit: ordersPerPage } },
  });
  const { totalPages, totalItems } = userOrderList.pagination;
  // Pages beyond the last are 404. The first page exists even if it is empty.
  if (listPage.page > 1 && listPage.page > totalPages) throw notFound(url);
  const { publicUrl, startedAt } = context.get(visitContext);
  return {
    ...listPage,
    orders: userOrderList.items,
    totalPages,
    totalItems,
    now: startedAt.getTime(),
    canonical: new URL(buildOrdersPath(listPage), publicUrl).href,
  };
}

/** Adds the units of an order to the cart again. */
export const action = (args: Route.ActionArgs) => repeatOrder(args);

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Заказы — Meet',
          description: 'Ваши заказы: где они и\u00a0когда приедут.',
          pageNumber: loaderData.page,
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { canonical: _, ...viewProps } = loaderData;
  return <OrdersView {...viewProps} failure={actionData?.failure} />;
}

import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/OrderPage';
import { OrderView } from './OrderView.tsx';
import { changeOrder, loadOrder } from './order-page.server.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { publicUrl, startedAt } = context.get(visitContext);
  const order = await loadOrder({ context, id: params.id, url });
  return {
    ...order,
    isPaymentServiceDown: url.searchParams.has('silent'),
    now: startedAt.getTime(),
    canonical: new URL(`/orders/${order.publicOrder.uuid}`, publicUrl).href,
  };
}

export const action = (args: Route.ActionArgs) => changeOrder(args);

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: `Заказ №\u00a0${loaderData.publicOrder.number} — Meet`,
          description: 'Что с\u00a0заказом и\u00a0когда он\u00a0приедет.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { canonical: _, ...viewProps } = loaderData;
  return <OrderView {...viewProps} errorText={actionData?.errorText} needsPhone={actionData?.needsPhone} />;
}

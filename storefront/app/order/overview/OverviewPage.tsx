import { redirect } from 'react-router';
import { AccountView } from '../../account/AccountView.tsx';
import { buildSignInAddress } from '../../auth/link/sign-in-address.ts';
import { requireUser } from '../../auth/session/session.server.ts';
import { signOutAction } from '../../auth/session/sign-out.server.ts';
import { AccountPageDocument, OverviewDocument } from '../../platform/graphql/generated/graphql.ts';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/OverviewPage';
import { ProductsToReview } from './ProductsToReview.tsx';
import { WaitingOrders } from './WaitingOrders.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireUser(context, url.pathname + url.search);
  const api = context.get(apiContext);
  const [{ user, sessions, promocodeList }, { userOrderList, productsToReview }] = await Promise.all([
    api.query(AccountPageDocument),
    api.query(OverviewDocument),
  ]);
  if (!user) throw redirect(buildSignInAddress('/auth', { to: '/account' }));
  const { publicUrl, startedAt } = context.get(visitContext);
  return {
    user,
    sessions,
    promoCodeCount: promocodeList.pagination.totalItems,
    orders: userOrderList.items,
    productsToReview,
    now: startedAt.getTime(),
    canonical: new URL('/account', publicUrl).href,
  };
}

/** Signs the shopper out if the browser has no JavaScript. */
export const action = (args: Route.ActionArgs) => signOutAction(args);

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Аккаунт — Meet',
          description: 'Ваши заказы, бонусы, данные и\u00a0устройства.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { orders, productsToReview, now, canonical: _, ...account } = loaderData;
  return (
    <AccountView {...account}>
      <WaitingOrders orders={orders} now={now} />
      <ProductsToReview products={productsToReview} />
    </AccountView>
  );
}

import { redirect } from 'react-router';
import { signInAddress } from '../auth/link/sign-in-address.ts';
import { personOf } from '../auth/session/session.server.ts';
import { signOutAction } from '../auth/session/sign-out.server.ts';
import { AccountPageDocument } from '../platform/graphql/generated/graphql.ts';
import { pageMeta } from '../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/AccountPage';
import { AccountView } from './AccountView.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  personOf(context, url.pathname + url.search);
  const { user, sessions, userOrderStatistics } = await context.get(apiContext).query(AccountPageDocument);
  if (!user) throw redirect(signInAddress('/auth', { to: '/account' }));
  return {
    user,
    sessions,
    ordersUnderway: userOrderStatistics.ordersUnderway,
    canonical: new URL('/account', context.get(visitContext).publicUrl).href,
  };
}

/** Sign-out without JavaScript. */
export const action = (args: Route.ActionArgs) => signOutAction(args);

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        {
          title: 'Аккаунт — Meet',
          description: 'Ваши заказы, бонусы, данные и\u00a0устройства.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return <AccountView {...loaderData} />;
}

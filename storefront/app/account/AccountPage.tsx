import { redirect } from 'react-router';
import { signInAddress } from '../auth/link/sign-in-address.ts';
import { personOf } from '../auth/session/session.server.ts';
import { signOutAction } from '../auth/session/sign-out.server.ts';
import { AccountPageDocument } from '../platform/graphql/generated/graphql.ts';
import { pageMeta } from '../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/AccountPage';
import { AccountView } from './AccountView.tsx';
import { entriesAsked } from './bonus/bonus-list.rules.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  personOf(context, '/account');
  const { user, sessions, bonusEntryList, loyaltyLevels } = await context.get(apiContext).query(AccountPageDocument, {
    bonusEntries: entriesAsked(url.searchParams),
  });
  if (!user) throw redirect(signInAddress('/auth', { to: '/account' }));
  return {
    user,
    sessions,
    bonusEntries: bonusEntryList,
    levels: loyaltyLevels,
    canonical: new URL('/account', context.get(visitContext).publicUrl).href,
  };
}

/** Sign-out without JavaScript. */
export const action = (args: Route.ActionArgs) => signOutAction(args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        { title: 'Аккаунт — Meet', description: 'Ваши данные, бонусы и\u00a0устройства.', canonical: loaderData.canonical, noindex: true },
        matches,
      )
    : [];

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return <AccountView {...loaderData} />;
}

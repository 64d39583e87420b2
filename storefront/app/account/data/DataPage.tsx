import { redirect } from 'react-router';
import { buildSignInAddress } from '../../auth/link/sign-in-address.ts';
import { requireUser } from '../../auth/session/session.server.ts';
import { DataPageDocument } from '../../platform/graphql/generated/graphql.ts';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/DataPage';
import { PersonalDataView } from './PersonalDataView.tsx';

const path = '/account/data';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireUser(context, url.pathname + url.search);
  const { user, sessions, ordersKeepingAccount } = await context.get(apiContext).query(DataPageDocument);
  if (!user) throw redirect(buildSignInAddress('/auth', { to: path }));
  const { publicUrl, startedAt } = context.get(visitContext);
  return {
    contacts: { email: user.email, phone: user.phone },
    identityConfirmedUntil: sessions.find(({ current }) => current)?.confirmedUntil,
    orders: ordersKeepingAccount,
    now: startedAt.getTime(),
    canonical: new URL(path, publicUrl).href,
  };
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Ваши данные — Meet',
          description: 'Что мы\u00a0храним о\u00a0вас: скачать или удалить.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function DataPage({ loaderData }: Route.ComponentProps) {
  const { canonical: _, ...viewProps } = loaderData;
  return <PersonalDataView {...viewProps} />;
}

import { redirect } from 'react-router';
import { buildSignInAddress } from '../../auth/link/sign-in-address.ts';
import { requireUser } from '../../auth/session/session.server.ts';
import { BonusPageDocument } from '../../platform/graphql/generated/graphql.ts';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/BonusPage';
import { BonusView } from './BonusView.tsx';
import { readTransactionLimit } from './bonus-history.rules.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireUser(context, url.pathname + url.search);
  const { user, ...bonuses } = await context.get(apiContext).query(BonusPageDocument, { limit: readTransactionLimit(url.searchParams) });
  if (!user) throw redirect(buildSignInAddress('/auth', { to: '/account/bonus' }));
  return { user, ...bonuses, canonical: new URL('/account/bonus', context.get(visitContext).publicUrl).href };
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Бонусы — Meet',
          description: 'Сколько у\u00a0вас бонусов, сколько придёт и\u00a0за\u00a0что.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function BonusPage({ loaderData }: Route.ComponentProps) {
  const { canonical: _, ...viewProps } = loaderData;
  return <BonusView {...viewProps} />;
}

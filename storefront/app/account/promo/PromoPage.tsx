import { personOf } from '../../auth/session/session.server.ts';
import { PromoPageDocument } from '../../platform/graphql/generated/graphql.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/PromoPage';
import { PromoView } from './PromoView.tsx';

/** The API returns at most this many on one page. A person has a few. */
const mostCodes = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  personOf(context, url.pathname + url.search);
  const { promocodeList } = await context.get(apiContext).query(PromoPageDocument, { limit: mostCodes });
  const { publicUrl, startedAt } = context.get(visitContext);
  return { codes: promocodeList.items, now: startedAt.getTime(), canonical: new URL('/account/promo', publicUrl).href };
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        {
          title: 'Промокоды — Meet',
          description: 'Какие промокоды у\u00a0вас есть, на\u00a0что они действуют и\u00a0до\u00a0какого дня.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function PromoPage({ loaderData }: Route.ComponentProps) {
  const { canonical: _, ...facts } = loaderData;
  return <PromoView {...facts} />;
}

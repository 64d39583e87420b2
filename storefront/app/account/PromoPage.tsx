import { href, redirect } from 'react-router';
import { requireUser } from '../auth/session/session.server.ts';
import { explainPromoProblem } from '../cart/reduction/promo-problem.rules.ts';
import { createRefusal, readForm } from '../platform/form/form.server.ts';
import { readFormText } from '../platform/form/form-text.ts';
import { callApi } from '../platform/graphql/call-api.server.ts';
import { describeRefusal, isOutage, unsureIfSavedAdvice } from '../platform/graphql/failure-messages.ts';
import { ApplyPromocodeDocument, PromoPageDocument } from '../platform/graphql/generated/graphql.ts';
import { buildPageMeta } from '../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/PromoPage';
import { PromoView } from './PromoView.tsx';

/** Maximum number of promo codes that the API returns. A shopper has only a few, so there is no second page. */
const maxPromocodes = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  requireUser(context, url.pathname + url.search);
  const { promocodeList } = await context.get(apiContext).query(PromoPageDocument, { limit: maxPromocodes });
  const { publicUrl, startedAt } = context.get(visitContext);
  return { promocodes: promocodeList.items, now: startedAt.getTime(), canonical: new URL('/account/promo', publicUrl).href };
}

/** Applies a promo code to the cart, or returns why the promo code does not apply. */
export async function action({ request, url, context }: Route.ActionArgs) {
  requireUser(context, url.pathname);
  const code = readFormText(await readForm(request), 'promocode');
  if (!code) return createRefusal({ code, message: 'Введите промокод' });
  const { refused } = await callApi(context, ApplyPromocodeDocument, { code });
  if (!refused) throw redirect(href('/cart'), { status: 303 });
  const message = refused.code === 'PROMO_NOT_FOUND' ? explainPromoProblem(refused.details) : describeRefusal(refused, unsureIfSavedAdvice);
  return createRefusal({ code, message }, isOutage(refused));
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Промокоды — Meet',
          description: 'Какие промокоды у\u00a0вас есть, на\u00a0что они действуют и\u00a0до\u00a0какого дня.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function PromoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { canonical: _, ...viewProps } = loaderData;
  return <PromoView {...viewProps} refused={actionData} />;
}

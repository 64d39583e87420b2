import { createRefusal } from '../../platform/form/form.server.ts';
import { callApi } from '../../platform/graphql/call-api.server.ts';
import { isOutage } from '../../platform/graphql/failure-messages.ts';
import { ArrivalNoticesDocument, RemoveArrivalNoticesDocument } from '../../platform/graphql/generated/graphql.ts';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/CancelNoticesPage';
import { CancelNoticesView } from './CancelNoticesView.tsx';

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { arrivalNotices } = await context.get(apiContext).query(ArrivalNoticesDocument, { token });
  return { notices: arrivalNotices, canonical: new URL('/notices', context.get(visitContext).publicUrl).href };
}

/**
 * Also accepts the request that a mail program posts when its user unsubscribes. The body does not matter, because the token identifies the
 * notices.
 */
export async function action({ params: { token }, context }: Route.ActionArgs) {
  const { refused } = await callApi(context, RemoveArrivalNoticesDocument, { token });
  return refused ? createRefusal({ failureMessage: refused.message }, isOutage(refused)) : { failureMessage: undefined };
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Письма о\u00a0поступлении — Meet',
          description: 'Отказ от\u00a0писем о\u00a0поступлении.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function CancelNoticesPage({ loaderData: { notices }, actionData }: Route.ComponentProps) {
  return (
    <CancelNoticesView
      notices={notices}
      isCancelled={actionData !== undefined && !actionData.failureMessage}
      failureMessage={actionData?.failureMessage}
    />
  );
}

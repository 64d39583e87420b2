import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/ReviewPage';
import { ReviewView } from './ReviewView.tsx';
import { changeReview, findSentBefore, givePendingVote, loadReviewPage } from './review-page.server.ts';

export async function loader({ request, url, context, params: { slug } }: Route.LoaderArgs) {
  await givePendingVote({ request, context }, slug);
  const page = await loadReviewPage({ url, context }, slug);
  return { page, sent: findSentBefore(request, page), canonical: new URL(url.pathname, context.get(visitContext).publicUrl).href };
}

export const action = ({ request, url, context, params: { slug } }: Route.ActionArgs) => changeReview({ request, url, context }, slug);

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: `Отзыв: ${loaderData.page.product.name} — Meet`,
          description: 'Расскажите, как вам вещь.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function ReviewPage({ loaderData: { page, sent }, actionData }: Route.ComponentProps) {
  return <ReviewView {...page} result={actionData ?? sent} />;
}

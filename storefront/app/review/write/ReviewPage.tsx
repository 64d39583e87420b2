import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { submitPendingVote } from '../useful-vote.server.ts';
import type { Route } from './+types/ReviewPage';
import { ReviewView } from './ReviewView.tsx';
import { changeReview, findUnsavedReview, loadReviewPage } from './review-page.server.ts';

export async function loader({ request, url, context, params: { slug } }: Route.LoaderArgs) {
  await submitPendingVote({ request, context }, slug);
  const page = await loadReviewPage({ url, context }, slug);
  return {
    page,
    unsavedReview: findUnsavedReview(request, page),
    canonical: new URL(url.pathname, context.get(visitContext).publicUrl).href,
  };
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

export default function ReviewPage({ loaderData: { page, unsavedReview }, actionData }: Route.ComponentProps) {
  return <ReviewView {...page} result={actionData ?? unsavedReview} />;
}

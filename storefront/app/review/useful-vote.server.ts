import { data, href, type RouterContextProvider } from 'react-router';
import { readPendingAction, redirectAfterAction, signInToContinue } from '../auth/link/pending-action.server.ts';
import { requireUser, userContext } from '../auth/session/session.server.ts';
import { readFormText } from '../platform/form/form-text.ts';
import { callApi } from '../platform/graphql/call-api.server.ts';
import { describeRefusal, isOutage } from '../platform/graphql/failure-messages.ts';
import { VoteForReviewDocument } from '../platform/graphql/generated/graphql.ts';
import { buildReviewsPath } from './review-list-filter.rules.ts';

type Context = Readonly<RouterContextProvider>;

/** The cookie that stores the vote of a guest without JavaScript until the guest has signed in. */
const buildPendingVote = (slug: string) => ({ name: 'pending-vote', path: href('/product/:slug/review', { slug }) });

/** Submits the vote that the shopper requested before signing in. If that fails, the button can be pressed again. */
export async function submitPendingVote({ request, context }: { request: Request; context: Context }, slug: string) {
  const pendingVote = buildPendingVote(slug);
  const reviewId = readPendingAction(request, pendingVote.name);
  if (!reviewId || !context.get(userContext)) return;
  await callApi(context, VoteForReviewDocument, { reviewId, isUseful: true });
  throw redirectAfterAction(pendingVote, buildReviewsPath(slug));
}

/** Votes for the review that the form names, or withdraws the vote. A guest signs in first. */
export async function voteForReview(context: Context, slug: string, form: FormData) {
  const reviewId = readFormText(form, 'review');
  if (reviewId && context.get(userContext) === null) throw signInToContinue(context, { ...buildPendingVote(slug), value: reviewId });
  requireUser(context, buildReviewsPath(slug));
  const variables = { reviewId, isUseful: readFormText(form, 'isUseful') === '1' };
  const { refused } = await callApi(context, VoteForReviewDocument, variables);
  if (refused) throw data({ message: describeRefusal(refused) }, { status: isOutage(refused) ? 503 : 422 });
}

import { data, type RouterContextProvider, redirect } from 'react-router';
import { buildSignInAddress } from '../../auth/link/sign-in-address.ts';
import { createFormCookie, readStoredForm } from '../../auth/link/stored-form.server.ts';
import { toSetCookieHeaders } from '../../auth/session/cookies.server.ts';
import { requireUser, userContext } from '../../auth/session/session.server.ts';
import { notFound } from '../../platform/error-response.ts';
import { createRefusal, readForm } from '../../platform/form/form.server.ts';
import { readFormText } from '../../platform/form/form-text.ts';
import { callApi } from '../../platform/graphql/call-api.server.ts';
import type { RefusedOperation } from '../../platform/graphql/exchange.server.ts';
import { describeRefusal, isOutage, unsureIfSavedAdvice } from '../../platform/graphql/failure-messages.ts';
import {
  CreateReviewDocument,
  EditReviewDocument,
  type OwnReviewFragment,
  RemoveReviewDocument,
  ReviewedProductDocument,
  ReviewPageDocument,
} from '../../platform/graphql/generated/graphql.ts';
import { buildFormCookieDeletion, reviewCookie } from '../../platform/store/personal-form-data.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { buildReviewsPath } from '../review-list-filter.rules.ts';
import { voteForReview } from '../useful-vote.server.ts';
import type { ReviewedProduct } from './ReviewForm.tsx';
import {
  emptyReview,
  findProblems,
  isStoredReviewForm,
  type ReviewResult,
  type ReviewValues,
  readErrors,
  readValues,
  toInput,
  toValues,
} from './review-form.rules.ts';

interface PageArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

export interface ReviewPageData {
  accountId: string;
  product: ReviewedProduct;
  savedReview: OwnReviewFragment | null;
}

/** Returns the product and the shopper's review of it. A guest signs in first. */
export async function loadReviewPage({ url, context }: PageArgs, slug: string): Promise<ReviewPageData> {
  const path = url.pathname + url.search;
  requireUser(context, path);
  const api = context.get(apiContext);
  const { product } = await api.query(ReviewedProductDocument, { slug });
  if (!product) throw notFound(url);
  const { user, ownReview: savedReview } = await api.query(ReviewPageDocument, { productId: product.id });
  if (!user) throw redirect(buildSignInAddress('/auth', { to: path }));
  return { accountId: user.id, product, savedReview };
}

/** Redirects to the sign-in, from which the shopper returns to the form. A cookie stores the input until then. */
function redirectToSignIn({ url, context }: PageArgs, slug: string, form: FormData) {
  const storedForm = { accountId: readFormText(form, 'account'), slug, photos: form.getAll('photo'), values: readValues(form, []) };
  const cookie = createFormCookie(storedForm, reviewCookie, context.get(visitContext));
  return redirect(buildSignInAddress('/auth', { to: url.pathname }), { status: 303, headers: toSetCookieHeaders(cookie ? [cookie] : []) });
}

/** Returns the stored input of a review that was not saved because the session had ended. */
export function findUnsavedReview(request: Request, { accountId, product, savedReview }: ReviewPageData): ReviewResult | undefined {
  const storedForm = readStoredForm(request, reviewCookie);
  if (!isStoredReviewForm(storedForm) || storedForm.accountId !== accountId || storedForm.slug !== product.slug) return;
  const photos = savedReview?.photos.filter(({ id }) => storedForm.photos.includes(id)) ?? [];
  return {
    values: { ...storedForm.values, photos },
    errors: {},
    failureMessage: 'Отзыв не\u00a0сохранился: нужно было войти снова. Отправьте его ещё раз.',
  };
}

const redirectToReviews = (slug: string, setCookies: readonly string[] = []) =>
  redirect(buildReviewsPath(slug), { status: 303, headers: toSetCookieHeaders(setCookies) });

const createSavingRefusal = (result: ReviewResult, refused?: RefusedOperation) =>
  createRefusal<ReviewResult>(result, refused !== undefined && isOutage(refused));

function toRefusedResult(values: ReviewValues, refused: RefusedOperation) {
  const message = describeRefusal(refused, unsureIfSavedAdvice);
  const errors = readErrors(refused.details, message);
  return createSavingRefusal({ values, errors, failureMessage: Object.keys(errors).length > 0 ? undefined : message }, refused);
}

async function saveReview({ context }: PageArgs, { product, savedReview }: ReviewPageData, form: FormData) {
  const values = readValues(form, savedReview ? toValues(savedReview).photos : []);
  const errors = findProblems(values);
  if (Object.keys(errors).length > 0) return createSavingRefusal({ values, errors, failureMessage: undefined });
  const input = toInput(values);
  const { refused } = savedReview
    ? await callApi(context, EditReviewDocument, { dto: { reviewId: savedReview.id, ...input } })
    : await callApi(context, CreateReviewDocument, { dto: { productId: product.id, ...input } });
  if (refused) return toRefusedResult(values, refused);
  throw redirectToReviews(product.slug, [buildFormCookieDeletion(reviewCookie)]);
}

async function removeReview({ context }: PageArgs, { product, savedReview }: ReviewPageData) {
  const { refused } = savedReview ? await callApi(context, RemoveReviewDocument, { reviewId: savedReview.id }) : { refused: null };
  if (refused) return toRefusedResult(savedReview ? toValues(savedReview) : emptyReview, refused);
  throw redirectToReviews(product.slug);
}

/** Saves or removes the shopper's review, or votes for somebody else's review, without JavaScript. */
export async function changeReview({ request, ...pageArgs }: PageArgs & { request: Request }, slug: string) {
  const form = await readForm(request);
  const intent = readFormText(form, 'intent');
  if (intent === 'vote') {
    await voteForReview(pageArgs.context, slug, form);
    throw redirectToReviews(slug);
  }
  if (intent === 'save' && pageArgs.context.get(userContext) === null) throw redirectToSignIn(pageArgs, slug, form);
  const page = await loadReviewPage(pageArgs, slug);
  if (intent === 'save') return saveReview(pageArgs, page, form);
  if (intent === 'remove') return removeReview(pageArgs, page);
  throw data({ message: 'Unknown intent' }, { status: 400 });
}
